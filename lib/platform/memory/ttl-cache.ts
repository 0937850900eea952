type Entry<T> = { value: Promise<T>; until: number }

/**
 * A cache with a time to live, per `owner` (a database), limited to the `most` recent keys. Concurrent calls with the
 * same key share one promise. Failures are not cached. `now` is in milliseconds, from a monotonic clock.
 */
export function ttlCache<T>({ most, seconds }: { most: number; seconds: number }) {
  const caches = new WeakMap<object, Map<string, Entry<T>>>()
  return (owner: object, key: string, make: () => Promise<T>, now = performance.now()): Promise<T> => {
    const cache = caches.get(owner) ?? new Map<string, Entry<T>>()
    caches.set(owner, cache)
    const entry = cache.get(key)
    if (entry && entry.until > now) return entry.value
    const value = make()
    cache.delete(key)
    cache.set(key, { value, until: now + seconds * 1000 })
    value.catch(() => cache.delete(key))
    const [oldest] = cache.keys()
    if (cache.size > most && oldest !== undefined) cache.delete(oldest)
    return value
  }
}
