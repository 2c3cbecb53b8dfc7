// One import is enough for a program: geometry, colours, keys and events come with the kit.
@_exported public import GatefoldTerminal
