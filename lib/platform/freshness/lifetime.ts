/**
 * How long a page is cached without being renewed, in seconds. A publish or an import renews it at once, by its tags.
 * `stale` is for the browser's own cache: the smallest value that keeps the page static.
 */
export const pageLifetime = { stale: 30, revalidate: 3_600, expire: 31_536_000 } as const

/** In seconds, for a page made from a snapshot while the content service fails. */
const snapshotRevalidate = 30

/**
 * The lifetime of content that was composed at `now`, from a snapshot (`stale`) or not, and changes next at `until`.
 * The campaign clock renews it at that time; this lifetime applies where the clock does not run, such as in a build.
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
