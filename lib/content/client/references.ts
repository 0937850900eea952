import { asReferences, referencedUuid } from '@/schemas/content'
import { storyFields } from '@/schemas/story-fields'

/** A story that content shows in one of its fields. */
type ReferencedStory = { id: number; fullSlug: string }

/** The stories that content shows, at any depth, and whether it names or links some that the service did not send. */
type References = { stories: ReferencedStory[]; isIncomplete: boolean }

const fields: ReadonlySet<string> = new Set(storyFields)

function storyOf(value: unknown): ReferencedStory | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('full_slug' in value))
    return undefined
  const { id, full_slug } = value
  return typeof id === 'number' && typeof full_slug === 'string' ? { id, fullSlug: full_slug } : undefined
}

const addressFields = ['story', 'cached_url', 'url', 'href', 'fullSlug'] as const

/** Whether an object is a link, as it is sent or as it is read, to a story that is not published: it has only a uuid. */
function isLinkToDraft(node: object): boolean {
  const link = node as Record<string, unknown>
  if (link.linktype !== 'story' && link.kind !== 'story') return false
  return Boolean(link.id || link.uuid) && addressFields.every((field) => !link[field])
}

/** Reads them from content in which the content client has put the stories into the fields that reference them. */
export function referencesOf(content: object): References {
  const stories = new Map<number, ReferencedStory>()
  let isIncomplete = false
  const waiting: object[] = [content]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isLinkToDraft(node)) isIncomplete = true
    for (const [field, value] of Object.entries(node)) {
      if ('component' in node && fields.has(`${node.component}.${field}`))
        for (const reference of asReferences(value)) {
          const story = storyOf(reference)
          if (story) stories.set(story.id, story)
          else if (referencedUuid(reference)) isIncomplete = true
        }
      if (typeof value === 'object' && value !== null) waiting.push(value)
    }
  }
  return { stories: [...stories.values()], isIncomplete }
}
