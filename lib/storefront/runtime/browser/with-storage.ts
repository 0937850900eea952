/** Which of the browser's stores: of the tab, or lasting. */
type Kind = 'sessionStorage' | 'localStorage'

/** Runs with a store of the browser. Returns undefined in a browser that refuses it, and in one whose store is full. */
export function withStorage<Result>(kind: Kind, use: (store: Storage) => Result): Result | undefined {
  try {
    return use(globalThis[kind])
  } catch {
    return undefined
  }
}
