/**
 * How long a page may stay without being renewed, in seconds. A publish or an import renews it at once, by its tags.
 * `stale` is for the browser that has the page already: the least that leaves it static.
 */
export const pageLifetime = { stale: 30, revalidate: 3_600, expire: 31_536_000 } as const
