import { asReferences, referencedUuid } from '@/schemas/content'
import { storyFields } from '@/schemas/story-fields'

/** A story that content shows in one of its fields. */
type ReferencedStory = { id: number; fullSlug: string }

/** The stories that content shows, at any depth, and whether it names some that the service did not send. */
type References = { stories: ReferencedStory[]; isIncomplete: boolean }

const fields: ReadonlySet<string> = new Set(storyFields)

function storyOf(value: unknown): ReferencedStory | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('full_slug' in value))
    return undefined
  const { id, full_slug } = value
  return typeof id === 'number' && typeof full_slug === 'string' ? { id, fullSlug: full_slug } : undefined
}

/** Reads them from content in which the content client has put the stories into the fields that reference them. */
export function referencesOf(content: object): References {
  const stories = new Map<number, ReferencedStory>()
  let isIncomplete = false
  const waiting: object[] = [content]
  for (let node = waiting.pop(); node; node = waiting.pop())
    for (const [field, value] of Object.entries(node)) {
      if ('component' in node && fields.has(`${node.component}.${field}`))
        for (const reference of asReferences(value)) {
          const story = storyOf(reference)
          if (story) stories.set(story.id, story)
          else if (referencedUuid(reference)) isIncomplete = true
        }
      if (typeof value === 'object' && value !== null) waiting.push(value)
    }
  return { stories: [...stories.values()], isIncomplete }
}
