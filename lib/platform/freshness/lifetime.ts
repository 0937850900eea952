/**
 * How long a page may stay without being renewed, in seconds. A publish or an import renews it at once, by its tags.
 * `stale` is for the browser that has the page already: the least that leaves it static.
 */
export const pageLifetime = { stale: 30, revalidate: 3_600, expire: 31_536_000 } as const

/** A kept copy is shown while the content service fails; the service is asked again soon. */
const snapshotRevalidate = 30

/**
 * The lifetime of content that was composed at `now`, shows a kept copy or not, and changes next at `until`. The clock of
 * campaigns renews it at that time; this holds where that clock does not run.
 */
export function lifetimeOf({
  now,
  stale,
  until,
}: {
  now: number
  stale: boolean
  until: number | undefined
}) {
  const nextChange = until === undefined ? Number.POSITIVE_INFINITY : Math.ceil((until - now) / 1000)
  const usual = stale ? snapshotRevalidate : pageLifetime.revalidate
  return { ...pageLifetime, revalidate: Math.max(1, Math.min(usual, nextChange)) }
}
