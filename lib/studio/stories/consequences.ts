import 'server-only'
import {
  binDays,
  countOpen,
  countStories,
  findReferences,
  findStory,
  hasPublished,
  listAuthorsSince,
  listStoryIds,
  readConnected,
  readDraftVersion,
} from '@/lib/content/embedded'
import { currentMs, currentTime } from '@/lib/platform/clock'
import { type Database, database } from '@/lib/platform/db'
import { compareNames, listPresent } from '@/lib/studio/people'
import { findNamingCampaigns } from './naming-campaigns'
import { type Reach, reachOfLeaving } from './reach'
import { mostReferences, type StoryList } from './read'
import { type RedirectsHere, redirectsHere } from './redirects-here'
import { toStoryRow } from './story-row'
import type { WorkflowsAround } from './workflow-after-move'
import { workflowsAround } from './workflows-around'

/** What hangs on a story or a folder. Times are ISO 8601 texts. */
export type Connections = {
  references: StoryList
  /** The same pages in other markets. */
  versions: { id: number; name: string; fullSlug: string; isPublished: boolean }[]
  plans: { id: number; name: string; action: 'publish' | 'unpublish'; at: string }[]
  releases: { id: number; name: string; at?: string }[]
  /** The stories with campaigns that show at its address. */
  campaigns: { id: number; name: string }[]
  /** What of the shop changes beside the pages themselves. */
  reach: readonly Reach[]
  /** The redirects that lead to it. */
  redirects: RedirectsHere
  /** How many threads of comments in it are open. */
  comments: number
  /** The names of others who have it, or something in it, open now. */
  present: readonly string[]
  /** The names of others who have only just saved it, or something in it. */
  atWork: readonly string[]
}

/** What moving or deleting something takes along, and what it changes elsewhere. */
export type Consequences = Connections & {
  stories: number
  /** Unset without any. */
  workflows?: WorkflowsAround
  /** For how many days they can be restored. */
  binDays: number
  isPublic: boolean
  /** Who saved the draft of a story last, and when; unset for a folder. `by` is unset for a program. */
  saved?: { at: string; by?: string }
}

/** Who saved so short a time ago is most likely still at the page, which saves while one types. */
const atWorkMs = 5 * 60_000

type Asking = { id: string; name: string }

export async function readConsequences(
  id: number,
  /** Who asks. */
  person: Asking,
  db: Database = database(),
): Promise<Consequences | undefined> {
  const story = await findStory(db, id)
  if (!story) return undefined
  const [
    stories,
    isPublic,
    { rows, total },
    draft,
    connected,
    storyIds,
    redirects,
    workflows,
    reach,
    campaigns,
  ] = await Promise.all([
    countStories(db, story),
    hasPublished(db, story),
    findReferences(db, story, mostReferences),
    readDraftVersion(db, id),
    readConnected(db, story),
    listStoryIds(db, story),
    redirectsHere(db, story),
    workflowsAround(db, story),
    reachOfLeaving(db, story),
    story.isFolder ? [] : findNamingCampaigns(db, story),
  ])
  const [present, comments, writers] = await Promise.all([
    listPresent(db, { storyIds, except: person.id }, currentTime()),
    countOpen(db, storyIds),
    listAuthorsSince(db, storyIds, new Date(currentMs() - atWorkMs)),
  ])
  const by = draft?.author ?? undefined
  return {
    ...{ stories, binDays, isPublic, redirects, reach, comments, campaigns },
    references: { rows: rows.map(toStoryRow), total },
    ...(workflows && { workflows }),
    versions: connected.versions,
    plans: connected.plans.map(({ at, ...plan }) => ({ ...plan, at: at.toISOString() })),
    releases: connected.releases.map(({ at, ...release }) => ({
      ...release,
      ...(at && { at: at.toISOString() }),
    })),
    present: [...new Set([...present.values()].flat())],
    atWork: writers.filter((name) => name !== person.name).toSorted(compareNames),
    ...(draft && {
      saved: {
        at: draft.savedAt.toISOString(),
        ...(by && { by }),
      },
    }),
  }
}
