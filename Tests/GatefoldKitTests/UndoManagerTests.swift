import GatefoldKit
import Testing

struct UndoManagerTests {
  private final class Counter {
    let history: UndoManager
    private(set) var value = 0

    init(limit: Int = 1000) {
      history = UndoManager(limit: limit)
    }

    func add(_ amount: Int) {
      value += amount
      history.registerUndo("add") { self.add(-amount) }
    }
  }

  @Test func undoesAndRedoesInOrder() {
    let counter = Counter()
    counter.add(1)
    counter.add(10)
    #expect(counter.history.undo() == "add")
    #expect(counter.value == 1)
    counter.history.undo()
    #expect(counter.value == 0)
    #expect(counter.history.undo() == nil)
    counter.history.redo()
    counter.history.redo()
    #expect(counter.value == 11)
    #expect(counter.history.redo() == nil)
  }

  @Test func aNewChangeForgetsWhatCouldBeRedone() {
    let counter = Counter()
    counter.add(1)
    counter.history.undo()
    counter.add(5)
    #expect(!counter.history.canRedo)
    counter.history.undo()
    #expect(counter.value == 0)
  }

  @Test func theOldestStepsAreForgotten() {
    let counter = Counter(limit: 2)
    for amount in [1, 10, 100] { counter.add(amount) }
    while counter.history.canUndo { counter.history.undo() }
    #expect(counter.value == 1)
  }
}
