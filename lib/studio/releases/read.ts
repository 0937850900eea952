import 'server-only'
import {
  findRelease,
  listDeparted,
  listReleaseStories,
  listReleases,
  type Release,
  type ReleaseStory,
  waitingInRelease,
} from '@/lib/content/embedded'
import { currentMs } from '@/lib/platform/clock'
import { type Database, database } from '@/lib/platform/db'
import { clockText } from '@/lib/platform/time'
import { timeZone } from '@/lib/studio/i18n'
import { whoMayNotPublish } from '@/lib/studio/people'
import { type StoryState, shownAddress, stateOf } from '@/lib/studio/stories'

/** A release as its screens show it. Times are ISO 8601 texts; the clock is that of the shop. */
export type ReleaseRow = {
  id: number
  name: string
  stories: number
  releaseAt: string | undefined
  releasedAt: string | undefined
  /** When and by whom what it published was taken back. */
  undone?: { at: string; by: string }
  author: string
  plannerId: string | null
  /** For a field; empty without a time. */
  clock: string
  /**
   * What the planners should know: the release is on hold, a version has to be chosen, pages of it were deleted, or a draft
   * is newer than the version that is in it.
   */
  notice?: 'held' | 'anew' | 'emptied' | 'departed' | 'behind'
  /** Somebody who planned it or put a version in may no longer publish, or a page is not approved: nothing is until it is taken over. */
  onHold: boolean
  /**
   * Where it is not the planner who may no longer publish: the names of those who put the versions in that it holds. Empty
   * once it holds none of theirs any more.
   */
  heldFor?: string
  /** Where nobody of them is without the right to publish: the names of the pages that are not approved. */
  heldPages?: string
  /** Its time has come. */
  isDue: boolean
  /** In how many milliseconds it will be published; unset without a time and afterwards. */
  dueInMs?: number
}

/** A story of a release. `mark` names its draft; `version` is what the release publishes of it. */
export type ReleasedStory = {
  id: number
  name: string
  address: string
  state: StoryState
  mark: string
  version?: {
    id: number
    mark: string
    at: string
    author: string | null
    writer: string | null
    isBehind: boolean
  }
}

/** A page that was deleted while the release held it. */
export type DepartedPage = {
  id: number
  name: string
  path: string
  address: string
  /** Unset: a program. */
  by?: string
  at: string
  /** It was published with the release before. */
  wasPublished: boolean
  isInBin: boolean
}

const mostReleases = 500

type Notices = { hasUnpinned: boolean; isBehind: boolean; hasDeparted: boolean }

const noticeOf = (
  { hasUnpinned, isBehind, hasDeparted }: Notices,
  { onHold }: Release,
  stories: number,
): Pick<ReleaseRow, 'notice'> => {
  if (onHold) return { notice: 'held' }
  if (hasUnpinned) return { notice: 'anew' }
  if (hasDeparted) return { notice: stories === 0 ? 'emptied' : 'departed' }
  return isBehind ? { notice: 'behind' } : {}
}

const toRow = (release: Release, stories: number, notices: Notices): ReleaseRow => {
  const { id, name, releaseAt, releasedAt, author, plannerId, onHold, undoneAt, undoneBy } = release
  return {
    ...(releasedAt ? {} : noticeOf(notices, release, stories)),
    id,
    name,
    stories,
    releaseAt: releaseAt?.toISOString(),
    releasedAt: releasedAt?.toISOString(),
    ...(undoneAt && { undone: { at: undoneAt.toISOString(), by: undoneBy ?? '' } }),
    author,
    plannerId,
    onHold: onHold && !releasedAt,
    isDue: releaseAt !== null && releaseAt.getTime() <= currentMs(),
    ...(releaseAt && !releasedAt && { dueInMs: releaseAt.getTime() - currentMs() }),
    clock: releaseAt ? clockText(releaseAt.getTime(), timeZone) : '',
  }
}

export const readReleases = async (db: Database = database()): Promise<ReleaseRow[]> =>
  (await listReleases(db, mostReleases)).map((release) => toRow(release, release.stories, release))

/** Those who put the versions into a release and may no longer publish; undefined where it is the planner who may not. */
async function namesOfPutOut(
  db: Database,
  { plannerId }: Pick<Release, 'plannerId'>,
  stories: readonly ReleaseStory[],
): Promise<string | undefined> {
  const putOut = await whoMayNotPublish(db, [plannerId, ...stories.map(({ takerId }) => takerId)])
  if (plannerId !== null && putOut.has(plannerId)) return undefined
  const names = stories.flatMap(({ takerId, version }) =>
    takerId !== null && putOut.has(takerId) && version?.author ? [version.author] : [],
  )
  return [...new Set(names)].join(', ')
}

export async function readRelease(id: number, db: Database = database()) {
  const [release, stories, gone] = await Promise.all([
    findRelease(db, id),
    listReleaseStories(db, id),
    listDeparted(db, id),
  ])
  if (!release) return undefined
  const rows = stories.map(
    ({ version, writer, ...story }): ReleasedStory => ({
      id: story.id,
      name: story.name,
      address: shownAddress(story),
      state: stateOf(story),
      mark: story.mark,
      ...(version && {
        version: {
          id: version.id,
          mark: version.mark,
          at: version.at.toISOString(),
          author: version.author,
          writer,
          isBehind: version.isBehind,
        },
      }),
    }),
  )
  const notices = {
    hasUnpinned: rows.some(({ version }) => !version),
    isBehind: rows.some(({ version }) => version?.isBehind),
    hasDeparted: gone.length > 0,
  }
  const heldFor = release.onHold ? await namesOfPutOut(db, release, stories) : undefined
  const heldPages = heldFor === '' ? (await waitingInRelease(db, id)).join(', ') : ''
  return {
    release: {
      ...toRow(release, rows.length, notices),
      ...(heldFor !== undefined && { heldFor }),
      ...(heldPages && { heldPages }),
    },
    stories: rows,
    departed: gone.map(
      ({ storyId, name, fullSlug, author, departedAt, releasedAt, deletedId }): DepartedPage => ({
        ...{ id: storyId, name, path: fullSlug, address: `/${fullSlug}/`, at: departedAt.toISOString() },
        ...(author !== null && { by: author }),
        wasPublished: releasedAt !== null,
        isInBin: deletedId !== null,
      }),
    ),
  }
}
