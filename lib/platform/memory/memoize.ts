/** Caches the result for each key without limit, for few keys: statements, words of all markets. */
export function memoize<Key, Made>(
  keyOf: (key: Key) => string,
  make: (key: Key) => Made,
): (key: Key) => Made {
  const kept = new Map<string, Made>()
  return (key) => {
    const name = keyOf(key)
    const made = kept.get(name) ?? make(key)
    kept.set(name, made)
    return made
  }
}
