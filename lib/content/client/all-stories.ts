import type { StoryblokClient } from './create-client'
import { ContentUnavailableError } from './errors'
import type { ContentVersion } from './source'

/** The maximum page size of the content service. */
const perPage = 100

/**
 * Every raw story of the space, or of those that `filter` asks for, fetched page by page, oldest first, so that a publish in the meantime shifts none to
 * another page. Throws `ContentUnavailableError` when a page cannot be read.
 */
export async function* allStories(
  client: StoryblokClient,
  version: ContentVersion,
  filter: { by_slugs?: string; starts_with?: string; excluding_fields?: string } = {},
): AsyncGenerator<unknown[]> {
  for (let page = 1, read = 0; ; page += 1) {
    const query = { ...filter, version, page, per_page: perPage, sort_by: 'id:asc' }
    const answer = await client.get('cdn/stories', query).catch((error: unknown) => {
      throw new ContentUnavailableError(`page ${page} of all stories`, error)
    })
    const stories: unknown = answer.data?.stories
    if (!Array.isArray(stories))
      throw new ContentUnavailableError(`page ${page} of all stories`, new Error('The answer is no list'))
    read += stories.length
    yield stories
    if (stories.length === 0 || read >= answer.total) return
  }
}
