import type { BuildRecord } from './build'

type Facts = Omit<BuildRecord, 'startedAt'>

/** Why a shop is built that has these facts now; undefined where its last build still fits them. */
export function buildReason(existing: BuildRecord | undefined, facts: Facts): string | undefined {
  if (!existing) return 'There is no build of it yet.'
  if (existing.fingerprint !== facts.fingerprint)
    return 'Its sources, packages or settings have changed since the last build.'
  if (existing.database !== facts.database) return 'Its last build was made for another database.'
  // Pages with newer invalidations than the database were made before an older copy of the data was restored.
  if (existing.lastInvalidation > facts.lastInvalidation)
    return 'Its database is an older copy than its last build.'
  return undefined
}
