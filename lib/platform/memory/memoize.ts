/** Caches the result for each key without limit, for few keys: statements, words of all markets. */
export function memoize<Key, Result>(
  keyOf: (key: Key) => string,
  make: (key: Key) => Result,
): (key: Key) => Result {
  const cache = new Map<string, Result>()
  return (key) => {
    const name = keyOf(key)
    const result = cache.get(name) ?? make(key)
    cache.set(name, result)
    return result
  }
}
