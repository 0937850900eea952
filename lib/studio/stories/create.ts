import { copyContent, createStory, findStory } from '@/lib/content/embedded'
import { type Database, database, type Executor } from '@/lib/platform/db'
import { type Person, recordChange } from '@/lib/studio/people'
import type { CreateBody } from './bodies'
import { refusalOf, type StoryEdit } from './edit-result'

const contentFor = async (db: Executor, body: CreateBody) => {
  if (body.kind === 'folder') return {}
  if (body.kind === 'story') return { content: { component: body.type } }
  const template = await findStory(db, body.template)
  if (!template || template.isFolder || !template.content.component) return undefined
  const copy = copyContent(template.content)
  return { content: { ...copy, component: template.content.component } }
}

const kinds = { folder: 'folder-created', story: 'story-created', copy: 'story-duplicated' } as const

/** Creates a folder, an empty story or a copy of one, as a draft. */
export const create = (person: Person, body: CreateBody, db: Database = database()): Promise<StoryEdit> =>
  db.transaction(async (tx): Promise<StoryEdit> => {
    const content = await contentFor(tx, body)
    if (!content) return { ok: false, errors: { template: 'missing' } }
    const { name, slug, parent, kind } = body
    const input = { name, ...(slug && { slug }), parent_id: parent, is_folder: kind === 'folder', ...content }
    const edited = await createStory(tx, input as Parameters<typeof createStory>[1], false, person.name)
    if (!edited.ok) return refusalOf(edited)
    const { id, fullSlug } = edited.story
    await recordChange(tx, { person, kind: kinds[kind], story: { id, name }, detail: { path: fullSlug } })
    return { ok: true, id }
  })
