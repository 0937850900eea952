import 'server-only'
import {
  countOpen,
  findReadVersion,
  findReferences,
  findStory,
  listGroupStories,
  readPlanned,
  readUnpublishedAuthors,
  type Story,
  waitsIn,
} from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { findVersion, readDraft } from '@/lib/studio/drafts'
import { compareNames } from '@/lib/studio/people'
import { firstDraftingNote } from '@/schemas/content'
import { countChanges } from './count-changes'
import { emptinessOf } from './emptiness'
import { readGoesOn } from './goes-on'
import { hasOwnVisitors, isVisited } from './matters'
import { findNamingCampaigns } from './naming-campaigns'
import { readOrigins } from './origins'
import { presentAt } from './present'
import type { FaultyBlock, PublicationFacts, ToldFinding } from './publication-facts'
import { type Reach, reachOfLeaving, reachOfPublishing } from './reach'
import { mostReferences, readStoryRow } from './read'
import { redirectsEnded, redirectsHere } from './redirects-here'
import { shownAddress } from './shown-address'
import { toStoryRow } from './story-row'
import { type Origin, untranslatedOf } from './untranslated'

/** A version of a story that is to be published: its draft, or one that a plan holds. */
type Kept = {
  content: Record<string, unknown>
  name: string
  savedAt: string
  savedBy?: string
}

/** @param along the uuids of the stories that are published in the same moment */
export type FactsCheck = (
  story: Pick<Story, 'id' | 'uuid' | 'name' | 'fullSlug'>,
  content: Record<string, unknown>,
  along?: ReadonlySet<string>,
) => readonly ToldFinding[] | Promise<readonly ToldFinding[]>

const byBlock = (found: readonly ToldFinding[]): FaultyBlock[] => {
  const blocks = new Map<string, FaultyBlock>()
  for (const { uid, title, field, words } of found) {
    const known = blocks.get(uid)
    const first = known?.field || (field.split(/[.[]/)[0] ?? '')
    blocks.set(uid, { uid, title, field: first, reasons: [...(known?.reasons ?? []), words] })
  }
  return [...blocks.values()]
}

/** What else has to do with a story that is to be published or taken off. */
export type Connected = Pick<
  PublicationFacts,
  'references' | 'campaigns' | 'reach' | 'comments' | 'goesOn' | 'ends'
> & {
  /** The stage in which the version waits, where it is not ready to be published. */
  waits?: string | undefined
  /** The same page in other markets. */
  versions: readonly Story[]
  /** The version of which it is a copy. */
  origin: Origin | undefined
}

async function connectedWith(
  story: Story,
  db: Database,
  {
    content,
    version,
    isLeaving = false,
  }: { content: Kept['content']; version?: number; isLeaving?: boolean },
): Promise<Connected> {
  const [{ rows, total }, versions, campaigns, origins, waits, comments, reach, ends] = await Promise.all([
    findReferences(db, story, mostReferences),
    listGroupStories(db, [story.groupId]),
    findNamingCampaigns(db, story),
    readOrigins(db, [story.id]),
    waitsIn(db, story.id, version),
    countOpen(db, [story.id]),
    isLeaving ? reachOfLeaving(db, story) : reachOfPublishing(db, story, content),
    isLeaving ? [] : redirectsEnded(db, story),
  ])
  return {
    references: { rows: rows.map(toStoryRow), total },
    ...{ versions, campaigns, origin: origins.get(story.id), waits, comments, reach, ends },
    ...(waits !== undefined && { goesOn: await readGoesOn(db, story.id) }),
  }
}

/** What surrounds or fills pages has no visitors of its own. */
const isOwnPage = (story: Story, { component }: Kept['content'], reach: readonly Reach[]): boolean =>
  shownAddress({ ...story, component: typeof component === 'string' ? component : null }).startsWith('/') &&
  hasOwnVisitors(reach)

/** @param check what the schemas find wrong with a version */
export async function factsOf(
  story: Story,
  { content, name, savedAt, savedBy }: Kept,
  check: FactsCheck,
  { references, versions, campaigns, origin, waits, goesOn = [], comments = 0, reach, ends = [] }: Connected,
): Promise<PublicationFacts> {
  const { publishedContent, publishedName } = story
  const found = await check(story, content)
  const others = versions.filter(({ id }) => id !== story.id)
  const note = firstDraftingNote(content)
  const untranslated = untranslatedOf({ ...story, name, content }, others, origin)
  const empty = emptinessOf(content, found)
  return {
    savedAt,
    ...(savedBy !== undefined && { savedBy }),
    ...(publishedContent && {
      changes: {
        ...countChanges(publishedContent, content),
        ...(publishedName && publishedName !== name && { formerName: publishedName }),
      },
    }),
    ...(empty && { empty }),
    ...(note && { note: String(note._uid ?? '') }),
    ...(waits !== undefined && { waits, goesOn }),
    ...(comments > 0 && { comments }),
    ...(ends.length > 0 && { ends }),
    faulty: byBlock(found.filter(({ isIdle }) => !isIdle)),
    headings: byBlock(found.filter(({ about }) => about === 'headings')),
    hints: byBlock(found.filter(({ about }) => about === 'hints')),
    notices: byBlock(found.filter(({ about }) => about === 'notices')),
    ...{ references, reach, isPage: isOwnPage(story, content, reach) },
    alternates: others
      .filter(({ publishedContent: shown }) => shown !== null)
      .map((each) => ({
        id: each.id,
        name: each.name,
        address: shownAddress({ ...each, component: each.content?.component ?? null }),
      })),
    campaigns,
    ...(untranslated && { untranslated }),
  }
}

type Asked = {
  /** A version of the history. */
  version?: number | undefined
  /** What was read as the draft before it went on, by its content or by what was listed of it. */
  read?: string | undefined
  reader?: { id: string; name: string }
  isLeaving?: boolean
}

/** What should be known of the draft of a story, or of a version of its history. */
export async function readFacts(
  id: number,
  check: FactsCheck,
  db: Database = database(),
  { version, read, reader, isLeaving = false }: Asked = {},
): Promise<PublicationFacts | undefined> {
  if (read !== undefined) {
    const found = await findReadVersion(db, id, read)
    return found === undefined ? undefined : readVersionFacts(id, found, check, db)
  }
  if (version !== undefined) return readVersionFacts(id, version, check, db)
  const [story, row, draft, authors, plans, present] = await Promise.all([
    findStory(db, id),
    readStoryRow(id, db),
    readDraft(id, db),
    readUnpublishedAuthors(db, id),
    readPlanned(db, id),
    reader ? presentAt(id, reader.id, db) : [],
  ])
  if (!story || !row || !draft) return undefined
  const planned = plans.find(({ action, version: held }) => action === 'publish' && held?.isBehind)
  const connected = await connectedWith(story, db, { content: draft.content, isLeaving })
  return {
    ...(await factsOf(story, draft, check, connected)),
    others: authors
      .flatMap((name) => (name === null || name === reader?.name ? [] : [name]))
      .toSorted(compareNames),
    present,
    ...(isLeaving && {
      redirects: await redirectsHere(db, story),
      isVisited: isVisited(row, connected.reach),
    }),
    ...(planned && { planned: planned.at.toISOString() }),
    draft: { version: draft.version, mark: row.mark },
  }
}

async function readVersionFacts(
  id: number,
  version: number,
  check: FactsCheck,
  db: Database,
): Promise<PublicationFacts | undefined> {
  const [story, found] = await Promise.all([findStory(db, id), findVersion(id, version, db)])
  if (!story || !found) return undefined
  const { content, at, by } = found
  const kept = { content, name: story.name, savedAt: at, ...(by && { savedBy: by }) }
  return factsOf(story, kept, check, await connectedWith(story, db, { content, version }))
}
