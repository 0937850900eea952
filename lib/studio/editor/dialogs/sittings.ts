import type { StoryVersion } from '@/lib/studio/drafts'

/** Saves of one person belong together as long as no pause between them is longer. */
const pauseMs = 30 * 60 * 1_000

/** What a person saved at one go: the last version, and those before it, the newest first. */
export type Sitting<V> = { last: V; earlier: readonly V[] }

type Listed = Pick<StoryVersion, 'event' | 'by' | 'at'>

const continues = (newer: Listed, older: Listed): boolean =>
  newer.event === 'saved' &&
  older.event === 'saved' &&
  newer.by !== undefined &&
  newer.by === older.by &&
  Date.parse(newer.at) - Date.parse(older.at) <= pauseMs

/**
 * The versions of a history, which begins with the newest, by the sittings in which they were saved. What was published,
 * restored or joined, and what a program saved, stands alone.
 */
export function sittingsOf<V extends Listed>(versions: readonly V[]): Sitting<V>[] {
  const sittings: { last: V; earlier: V[] }[] = []
  for (const [at, version] of versions.entries()) {
    const newer = versions[at - 1]
    const open = sittings.at(-1)
    if (open && newer && continues(newer, version)) open.earlier.push(version)
    else sittings.push({ last: version, earlier: [] })
  }
  return sittings
}

/**
 * What a sitting is compared with: the version before it; where it holds the whole history, the first version of all.
 * Undefined for a single version with nothing before it.
 * @param older the version before those that are listed
 */
export function beforeSitting<V>(
  { last, earlier }: Sitting<V>,
  versions: readonly V[],
  older: V | undefined,
): V | undefined {
  const first = earlier.at(-1)
  return versions[versions.indexOf(first ?? last) + 1] ?? older ?? first
}
