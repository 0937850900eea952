import { isPageContent } from '@/lib/content/addresses'
import {
  deleteStory,
  type Edited,
  findDeleted,
  findSeenVersion,
  findStory,
  hasPlanned,
  hasPublished,
  isDraftAsSeen,
  leadOn,
  lockSpace,
  publishVersion,
  type SeenDraft,
  type Story,
  setPublished,
  updateStory,
} from '@/lib/content/embedded'
import { type Database, database, type Transaction } from '@/lib/platform/db'
import { allows, type Person, recordChange } from '@/lib/studio/people'
import type { ChangeBody } from './bodies'
import { refusalOf, type StoryEdit } from './edit-result'
import { hindranceOf } from './hindrance'
import { movedAlong } from './moved-along'

const withTransaction = (db: Database, edit: (tx: Transaction) => Promise<StoryEdit>): Promise<StoryEdit> =>
  db.transaction(async (tx) => {
    await lockSpace(tx)
    return edit(tx)
  })

/** Where a change alters what shoppers see, now or by a plan, it takes someone who may publish. */
const mayChangePublic = async (tx: Transaction, person: Person, story: Parameters<typeof hasPublished>[1]) =>
  allows(person, 'publish') || !((await hasPublished(tx, story)) || (await hasPlanned(tx, story)))

/** The tags of a story with some more and without others; undefined where it has just these. */
function taggedWith(before: readonly string[], { add, remove }: NonNullable<ChangeBody['tags']>) {
  const after = [...new Set([...before.filter((tag) => !remove.includes(tag)), ...add])]
  const isSame = after.length === before.length && after.every((tag) => before.includes(tag))
  return isSame ? undefined : after
}

/** Renames a story or folder, moves it or changes its tags; old addresses of published pages lead on to the new ones. */
export const change = (person: Person, id: number, body: ChangeBody, db: Database = database()) =>
  withTransaction(db, async (tx) => {
    const before = await findStory(tx, id)
    if (!before) return { ok: false, error: 'missing' }
    const { name, slug, parent, tags } = body
    const tagList = tags && taggedWith(before.tagList, tags)
    const movesAddress =
      (slug !== undefined && slug !== before.slug) || (parent !== undefined && parent !== before.parentId)
    // Tags choose what lists and programs of the shop show, at once.
    if ((movesAddress || tagList) && !(await mayChangePublic(tx, person, before)))
      return { ok: false, error: 'needsPublisher' }
    const input = {
      ...(name !== undefined && name !== before.name && { name }),
      ...(slug !== undefined && { slug }),
      ...(parent !== undefined && { parent_id: parent }),
      ...(tagList && { tag_list: tagList }),
    }
    const edited = await updateStory(tx, id, input, false, person.name)
    if (!edited.ok) return refusalOf(edited)
    if (tagList) {
      const story = { id, name: edited.story.name }
      await recordChange(tx, { person, kind: 'story-tagged', story, detail: { tags: tagList.join(', ') } })
    }
    for (const made of edited.changes ?? []) await recordChange(tx, { person, ...made })
    const hasMoved = edited.story.fullSlug !== before.fullSlug
    const along = hasMoved ? await movedAlong(tx, edited.story, edited.changes ?? []) : undefined
    return { ok: true, id, ...(along && { along }) }
  })

/**
 * Leads visitors of a page on to another one that they can see, before it leaves the shop; or says why not. Nothing leads
 * on from what nobody could see.
 */
async function leadVisitors(
  tx: Transaction,
  person: Person,
  page: Story,
  target: number | undefined,
): Promise<Exclude<StoryEdit, { ok: true }> | undefined> {
  if (target === undefined || page.isFolder || page.publishedContent === null) return undefined
  if (hindranceOf({ ...page, component: page.publishedContent.component })) return undefined
  if (!allows(person, 'publish')) return { ok: false, error: 'needsPublisher' }
  const to = await findStory(tx, target)
  const isShown =
    to && to.id !== page.id && to.publishedContent !== null && isPageContent(to.publishedContent)
  const led = isShown ? await leadOn(tx, page, to) : []
  // What has a page in no market has no address to which anybody could come.
  if (led.length === 0) return { ok: false, errors: { leadTo: 'notPossible' } }
  for (const made of led) await recordChange(tx, { person, ...made })
  return undefined
}

/**
 * Deletes a story, or a folder with everything in it.
 * @param leadTo the page to which visitors of a published page come instead
 */
export const remove = (
  person: Person,
  id: number,
  db: Database = database(),
  { leadTo }: { leadTo?: number | undefined } = {},
) =>
  withTransaction(db, async (tx) => {
    const before = await findStory(tx, id)
    if (!before) return { ok: false, error: 'missing' }
    if (!(await mayChangePublic(tx, person, before))) return { ok: false, error: 'needsPublisher' }
    const refusal = await leadVisitors(tx, person, before, leadTo)
    if (refusal) return refusal
    const edited = await deleteStory(tx, id, person.name)
    if (!edited.ok) return refusalOf(edited)
    const { name, fullSlug } = before
    await recordChange(tx, { person, kind: 'story-deleted', story: { id, name }, detail: { path: fullSlug } })
    const kept = before.isFolder ? undefined : await findDeleted(tx, id)
    return { ok: true, id, ...(kept && { bin: kept.id }) }
  })

/**
 * Publishes the draft of a story, if it is still the one that the person has looked at. What is public already is left
 * as it is.
 * @param again publishes it all the same, such as to have the shop make the page anew
 * @param asRead publishes the version that the person has looked at although the draft is a newer one
 */
export const publish = (
  person: Person,
  id: number,
  seen: SeenDraft,
  db: Database = database(),
  { again = false, asRead = false }: { again?: boolean | undefined; asRead?: boolean | undefined } = {},
) =>
  withTransaction(db, async (tx) => {
    const story = await findStory(tx, id)
    if (!story) return { ok: false, error: 'missing' }
    if (!(await isDraftAsSeen(tx, id, seen))) {
      const read = await findSeenVersion(tx, id, seen)
      if (!read) return { ok: false, error: 'draftChanged' }
      if (!asRead) return { ok: false, error: 'draftNewer' }
      return record(tx, person, await publishVersion(tx, id, read.id, person.name, story.name), true)
    }
    if (!again && story.publishedContent !== null && !story.unpublishedChanges)
      return { ok: false, errors: { story: 'unchanged' } }
    return record(tx, person, await setPublished(tx, id, true, person.name), true)
  })

/**
 * Takes a story off the shop.
 * @param leadTo the page to which its visitors come instead
 */
export const unpublish = (
  person: Person,
  id: number,
  db: Database = database(),
  { leadTo }: { leadTo?: number | undefined } = {},
) =>
  withTransaction(db, async (tx) => {
    const before = await findStory(tx, id)
    const refusal = before && (await leadVisitors(tx, person, before, leadTo))
    return refusal ?? record(tx, person, await setPublished(tx, id, false, person.name), false)
  })

async function record(
  tx: Transaction,
  person: Person,
  edited: Edited,
  isPublic: boolean,
): Promise<StoryEdit> {
  if (!edited.ok) return refusalOf(edited)
  const { id, name } = edited.story
  for (const made of edited.changes ?? []) await recordChange(tx, { person, ...made })
  const kind = isPublic ? 'story-published' : 'story-unpublished'
  await recordChange(tx, { person, kind, story: { id, name } })
  return { ok: true, id }
}
