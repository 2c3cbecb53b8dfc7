// One import is enough for a program: geometry, colours, keys and events, and what text measures,
// come with the kit.
@_exported public import GatefoldTerminal
@_exported public import GatefoldText
