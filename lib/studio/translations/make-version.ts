import 'server-only'
import { isPageContent } from '@/lib/content/addresses'
import {
  copyContent,
  createStory,
  findStory,
  listAlternates,
  lockSpace,
  type Story,
} from '@/lib/content/embedded'
import { config } from '@/lib/platform/config'
import { type Database, database, type Transaction } from '@/lib/platform/db'
import { marketsOf, marketsOfStory } from '@/lib/platform/markets'
import { type Person, recordChange } from '@/lib/studio/people'
import { marketName, refusalOf, type StoryEdit } from '@/lib/studio/stories'
import { carryConditions, type NameChoice } from './carry-conditions'
import { type Target, targetIn } from './market-versions'
import { folderOf } from './placed'

type Wanted = {
  market: string
  name: string
  slug?: string | undefined
  categories?: readonly { name: string; become: readonly string[] }[] | undefined
}

/** `choices`: the names of categories that may be several in the market; nothing was made yet. */
export type MadeVersion = StoryEdit | { ok: false; choices: readonly NameChoice[] }

/** The names of the folders of a page, from the top one down. */
async function folderNames(tx: Transaction, story: Story): Promise<string[]> {
  const names: string[] = []
  for (let id = story.parentId; id !== null; ) {
    const folder = await findStory(tx, id)
    if (!folder) break
    names.unshift(folder.name)
    id = folder.parentId
  }
  return names
}

/** Makes the folders that are missing, which have the names of those of the page that is copied. */
async function makeFolders(tx: Transaction, person: Person, story: Story, target: Target) {
  const { folder, newFolders } = target
  const names = await folderNames(tx, story)
  const depth = folder.split('/').length - newFolders.length
  let parentId = target.parentId
  for (const [at, slug] of newFolders.entries()) {
    const level = depth + at
    const name = level === 0 ? (marketName(slug, person.language) ?? slug) : (names[level] ?? slug)
    const made = await createStory(
      tx,
      { name, slug, parent_id: parentId, is_folder: true },
      false,
      person.name,
    )
    if (!made.ok) return made
    const { id, fullSlug } = made.story
    await recordChange(tx, {
      person,
      kind: 'folder-created',
      story: { id, name },
      detail: { path: fullSlug },
    })
    parentId = id
  }
  return { ok: true as const, parentId }
}

/** A refused edit leaves nothing behind, not even the folders that were made for it. */
async function allOrNothing(
  db: Database,
  edit: (tx: Transaction) => Promise<MadeVersion>,
): Promise<MadeVersion> {
  let refused: MadeVersion | undefined
  try {
    return await db.transaction(async (tx) => {
      const edited = await edit(tx)
      if (edited.ok) return edited
      refused = edited
      return tx.rollback()
    })
  } catch (error) {
    if (refused) return refused
    throw error
  }
}

/**
 * Makes the version of a page in a market that has none: a copy of its draft as a draft, in the folder that corresponds to
 * its own, connected with it. Shoppers see nothing of it until it is published, so that everyone who edits may do it.
 */
export const makeVersion = (
  person: Person,
  id: number,
  { market: wanted, name, slug, categories }: Wanted,
  db: Database = database(),
): Promise<MadeVersion> =>
  allOrNothing(db, async (tx) => {
    await lockSpace(tx)
    const story = await findStory(tx, id)
    if (!story || story.isFolder) return { ok: false, error: 'missing' }
    const market = marketsOf(config().brand).find(({ shopLocale }) => shopLocale === wanted)
    const all = [story, ...(await listAlternates(tx, story))]
    const { component } = story.content
    const isThere = all.some(({ fullSlug }) => folderOf(fullSlug) === wanted)
    if (!market || isThere || !component || !isPageContent(story.content))
      return { ok: false, errors: { story: 'notPossible' } }
    const target = await targetIn(tx, story, market)
    const folders = await makeFolders(tx, person, story, target)
    if (!folders.ok) return refusalOf(folders)
    const isStartpage = target.isStartpage && (slug === undefined || slug === target.slug)
    const copied = { ...copyContent(story.content), component }
    const choices = await carryConditions(tx, copied, {
      chosen: new Map(categories?.map(({ name: each, become }) => [each, become])),
      ...{ story, from: marketsOfStory(story.fullSlug), to: market },
      copy: isStartpage ? target.folder : `${target.folder}/${slug ?? target.slug}`,
    })
    if (choices.length > 0) return { ok: false, choices }
    const made = await createStory(
      tx,
      {
        ...{ name, slug: slug ?? target.slug, parent_id: folders.parentId, is_startpage: isStartpage },
        ...{ group_id: story.groupId, tag_list: story.tagList },
        content: copied,
      },
      false,
      person.name,
    )
    if (!made.ok) return refusalOf(made)
    const { id: copy, fullSlug } = made.story
    await recordChange(tx, {
      ...{ person, kind: 'story-duplicated', story: { id: copy, name } },
      detail: { path: fullSlug, copiedFrom: String(id) },
    })
    await recordChange(tx, { person, kind: 'story-translated', story: { id, name: story.name } })
    return { ok: true, id: copy }
  })
