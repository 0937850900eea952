import { asReferences, referencedUuid } from '@/schemas/content'
import { storyFields } from '@/schemas/story-fields'
import type { StoryblokClient } from './create-client'
import { ContentUnavailableError } from './errors'
import { isRelatedStory, joinRelations, type RelatedStory, uuidsIn } from './join-relations'
import { type ContentVersion, hasDotSegment, statusOf } from './source'
import { type Story, toStory } from './story'

const fields: ReadonlySet<string> = new Set(storyFields)

/** How many stories one request asks for, and how many requests one story causes: what it names itself, and what those name. */
const batchSize = 50
const levels = 2

/** A story with the uuids of the stories that it references, as an editor has it: its draft, or what is published of it. */
export async function readUnjoined(
  fullSlug: string,
  client: () => Promise<StoryblokClient>,
  version: ContentVersion = 'draft',
): Promise<Story | undefined> {
  if (hasDotSegment(fullSlug)) return undefined
  const slug = fullSlug.split('/').map(encodeURIComponent).join('/')
  try {
    const { data } = await (await client()).get(`cdn/stories/${slug}`, {
      version,
      resolve_links: 'url',
    })
    return toStory(data.story)
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw new ContentUnavailableError(`the ${version} story ${fullSlug}`, error)
  }
}

/** Leaves the uuids alone in the fields that reference stories, and returns the stories that stood there. */
function takeStories(content: object): Map<string, RelatedStory> {
  const known = new Map<string, RelatedStory>()
  const waiting: object[] = [content]
  for (let node = waiting.pop(); node; node = waiting.pop())
    for (const [field, value] of Object.entries(node)) {
      if ('component' in node && fields.has(`${node.component}.${field}`)) {
        const references = asReferences(value)
        for (const story of references.filter(isRelatedStory)) {
          if (!known.has(story.uuid)) waiting.push(story.content)
          known.set(story.uuid, story)
        }
        Reflect.set(
          node,
          field,
          references.map((reference) => referencedUuid(reference) ?? reference),
        )
      } else if (typeof value === 'object' && value !== null) waiting.push(value)
    }
  return known
}

/** Blocks of other stories are not edited where they are shown: their marks would lead the editor away from the story. */
function dropMarks(content: object): void {
  const waiting: object[] = [content]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('_editable' in node) delete node._editable
    for (const value of Object.values(node))
      if (typeof value === 'object' && value !== null) waiting.push(value)
  }
}

/**
 * Puts stories into the fields of a story that reference them, in place, as the content service does with a story that is
 * saved: their drafts, or what is published of them. A story that cannot be read now stays its uuid, and its block says so.
 */
export async function joinUnsaved(
  root: RelatedStory,
  client: () => Promise<StoryblokClient>,
  version: ContentVersion = 'draft',
): Promise<void> {
  const known = takeStories(root.content)
  const tried = new Set<string>()
  for (let level = 0, from = [root]; level < levels && from.length > 0; level += 1) {
    const named = from.flatMap(({ content }) => [...uuidsIn(content, fields)])
    const missing = [...new Set(named)].filter((uuid) => !known.has(uuid) && !tried.has(uuid))
    for (const uuid of missing) tried.add(uuid)
    for (const story of missing.length > 0 ? await read(missing.slice(0, batchSize), client, version) : [])
      known.set(story.uuid, story)
    from = named.flatMap((uuid) => known.get(uuid) ?? [])
  }
  for (const { content } of known.values()) dropMarks(content)
  joinRelations([root], fields, known)
}

async function read(
  uuids: readonly string[],
  client: () => Promise<StoryblokClient>,
  version: ContentVersion,
): Promise<RelatedStory[]> {
  try {
    const query = { by_uuids: uuids.join(','), version, resolve_links: 'url', per_page: batchSize }
    const { data } = await (await client()).get('cdn/stories', query as never)
    const stories: unknown = data?.stories
    return Array.isArray(stories) ? stories.filter(isRelatedStory) : []
  } catch {
    return []
  }
}
