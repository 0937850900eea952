import { referencesOf } from '@/lib/content/client'
import { transliterate } from '@/lib/platform/markets'
import { withoutOuterSlashes } from '@/lib/platform/text'

/**
 * The tag of a full slug, also while no story has it. Next.js accepts tags of at most 256 characters, joins them with
 * commas, and throws at an unpaired surrogate.
 */
export function storyTag(fullSlug: string): string {
  const slug = transliterate(withoutOuterSlashes(fullSlug))
  return `story:${slug.slice(0, 200).replace(/,/g, '%2C').toWellFormed()}`
}

/** The tag of a story that keeps its id while its slug changes. */
export const storyIdTag = (id: number) => `story-id:${id}`

/** The tag of everything that lists pages of a market: every event of the content service renews it. */
export const indexTag = 'content-index'

/** The tag of pages whose links or alternates may change when a story moves or disappears. */
export const pathsTag = 'content-paths'

/** Next.js accepts 128 tags per page. These come in pairs, for the page and for the layout. */
const mostReferences = 10

/**
 * The tags of the stories that content shows in its place. Of one that is not published only the uuid is known, which
 * no event names; content with such a reference, or with many, is renewed by every event.
 */
export function referenceTags(content: object): string[] {
  const { stories, isIncomplete } = referencesOf(content)
  if (stories.length > mostReferences) return [indexTag]
  const tags = stories.flatMap(({ id, fullSlug }) => [storyIdTag(id), storyTag(fullSlug)])
  return isIncomplete ? [indexTag, ...tags] : tags
}
