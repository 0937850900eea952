import { deleteStory, findStory, hasPublished, setPublished, updateStory } from '@/lib/content/embedded'
import { type Database, database, type Executor } from '@/lib/platform/db'
import { allows, type Person, recordChange } from '@/lib/studio/people'
import type { ChangeBody } from './bodies'
import { refusalOf, type StoryEdit } from './edit-result'

const withTransaction = (db: Database, edit: (tx: Executor) => Promise<StoryEdit>): Promise<StoryEdit> =>
  db.transaction((tx) => edit(tx))

/** Where a change shows at once what shoppers see, it takes someone who may publish. */
const mayChangePublic = async (tx: Executor, person: Person, story: Parameters<typeof hasPublished>[1]) =>
  allows(person, 'publish') || !(await hasPublished(tx, story))

/** Renames a story or folder, or moves it; old addresses of published pages lead on to the new ones. */
export const change = (person: Person, id: number, body: ChangeBody, db: Database = database()) =>
  withTransaction(db, async (tx) => {
    const before = await findStory(tx, id)
    if (!before) return { ok: false, error: 'missing' }
    const { name, slug, parent } = body
    const movesAddress =
      (slug !== undefined && slug !== before.slug) || (parent !== undefined && parent !== before.parentId)
    if (movesAddress && !(await mayChangePublic(tx, person, before)))
      return { ok: false, error: 'needsPublisher' }
    const input = {
      ...(name !== undefined && name !== before.name && { name }),
      ...(slug !== undefined && { slug }),
      ...(parent !== undefined && { parent_id: parent }),
    }
    const edited = await updateStory(tx, id, input, false)
    if (!edited.ok) return refusalOf(edited)
    const { story } = edited
    const named = { id, name: story.name }
    if (story.fullSlug !== before.fullSlug) {
      const detail = { from: before.fullSlug, to: story.fullSlug }
      await recordChange(tx, { person, kind: 'story-moved', story: named, detail })
    }
    if (story.name !== before.name) {
      const detail = { from: before.name, to: story.name }
      await recordChange(tx, { person, kind: 'story-renamed', story: named, detail })
    }
    return { ok: true, id }
  })

/** Deletes a story, or a folder with everything in it. */
export const remove = (person: Person, id: number, db: Database = database()) =>
  withTransaction(db, async (tx) => {
    const before = await findStory(tx, id)
    if (!before) return { ok: false, error: 'missing' }
    if (!(await mayChangePublic(tx, person, before))) return { ok: false, error: 'needsPublisher' }
    const edited = await deleteStory(tx, id)
    if (!edited.ok) return refusalOf(edited)
    const { name, fullSlug } = before
    await recordChange(tx, { person, kind: 'story-deleted', story: { id, name }, detail: { path: fullSlug } })
    return { ok: true, id }
  })

/** Publishes the draft of a story, or takes the story off the shop. */
export const publish = (person: Person, id: number, isPublic: boolean, db: Database = database()) =>
  withTransaction(db, async (tx) => {
    const edited = await setPublished(tx, id, isPublic, person.name)
    if (!edited.ok) return refusalOf(edited)
    const kind = isPublic ? 'story-published' : 'story-unpublished'
    await recordChange(tx, { person, kind, story: { id, name: edited.story.name } })
    return { ok: true, id }
  })
