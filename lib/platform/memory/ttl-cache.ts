type Kept<T> = { made: Promise<T>; until: number }

/**
 * A cache with a time to live, per `owner` (a database), limited to the `most` recent keys. Concurrent calls with the
 * same key share one promise. Failures are not cached. `now` is in milliseconds, from a monotonic clock.
 */
export function ttlCache<T>({ most, seconds }: { most: number; seconds: number }) {
  const memories = new WeakMap<object, Map<string, Kept<T>>>()
  return (owner: object, key: string, make: () => Promise<T>, now = performance.now()): Promise<T> => {
    const memory = memories.get(owner) ?? new Map<string, Kept<T>>()
    memories.set(owner, memory)
    const kept = memory.get(key)
    if (kept && kept.until > now) return kept.made
    const made = make()
    memory.delete(key)
    memory.set(key, { made, until: now + seconds * 1000 })
    made.catch(() => memory.delete(key))
    const [oldest] = memory.keys()
    if (memory.size > most && oldest !== undefined) memory.delete(oldest)
    return made
  }
}
