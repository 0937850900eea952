import type { ReleaseRow } from './read'

/** What is said of a release without pages: whether it has had some, and what happens at its moment. */
export function emptyWords({ releasedAt, releaseAt }: ReleaseRow, departed: number) {
  if (releasedAt !== undefined) return 'nonePublished'
  if (departed === 0) return 'noStories'
  return releaseAt === undefined ? 'becameEmpty' : 'becameEmptyPlanned'
}
