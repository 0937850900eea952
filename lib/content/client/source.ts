import { storyFields } from '@/schemas/story-fields'
import { allStories } from './all-stories'
import type { StoryblokClient } from './create-client'
import { ContentUnavailableError } from './errors'
import { resolveLevel } from './join-relations'
import { type Story, toStories, toStory } from './story'

export type ContentVersion = 'published' | 'draft'

/** The answer of a source; `stale` when it comes from a snapshot because the service did not answer. */
export type Answer<T> = { value: T; stale: boolean }

/** Snapshots of the last good answers, used while the content service fails. */
export type SnapshotStore = {
  read: (key: string) => Promise<unknown | undefined>
  write: (key: string, body: unknown) => Promise<void>
  remove: (key: string) => Promise<void>
}

export type ContentSource = {
  /** A story by its full slug; undefined when the service answers 404. */
  story: (fullSlug: string, version: ContentVersion) => Promise<Answer<Story | undefined>>
  /** The stories that exist among these full slugs, in no particular order. */
  stories: (fullSlugs: readonly string[], version: ContentVersion) => Promise<Answer<Story[]>>
  /** All published stories below a folder, without their bodies. */
  index: (folder: string) => Promise<Answer<Story[]>>
}

export const statusOf = (error: unknown): number | undefined => {
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' ? status : undefined
}

/** Dot segments would lead out of the folder, to another market or another part of the API. */
export const hasDotSegment = (fullSlug: string) =>
  fullSlug.split('/').some((segment) => segment === '.' || segment === '..')

/** In a list of slugs the service reads a comma as the next slug, and an asterisk as any slug. */
const canBeListed = (fullSlug: string) => !hasDotSegment(fullSlug) && !/[,*]/.test(fullSlug)

/**
 * Reads stories from a content service, with the stories that they reference. Published answers are stored in
 * `snapshots`, when given.
 */
export function contentSource(
  client: () => Promise<StoryblokClient>,
  snapshots?: SnapshotStore,
): ContentSource {
  const common = (version: ContentVersion) => ({
    version,
    resolve_links: 'url' as const,
    resolve_relations: [...storyFields],
    resolve_level: resolveLevel,
  })

  /**
   * Requests the service; when it fails, returns the snapshot, and throws without one. An empty list is not stored:
   * visitors make up addresses, and each would leave a row behind.
   */
  async function fetchWithSnapshot<T>(
    key: string,
    version: ContentVersion,
    request: () => Promise<unknown>,
    read: (answer: unknown) => T,
  ): Promise<Answer<T | undefined>> {
    const copies = version === 'published' ? snapshots : undefined
    const forget = () => copies?.remove(key).catch(() => undefined)
    try {
      const answer = await request()
      const value = read(answer)
      if (Array.isArray(answer) && answer.length === 0) await forget()
      else await copies?.write(key, answer).catch(() => undefined)
      return { value, stale: false }
    } catch (error) {
      if (statusOf(error) === 404) {
        await forget()
        return { value: undefined, stale: false }
      }
      const copy = await copies?.read(key).catch(() => undefined)
      if (copy === undefined || copy === null) throw new ContentUnavailableError(key, error)
      try {
        return { value: read(copy), stale: true }
      } catch {
        throw new ContentUnavailableError(key, error)
      }
    }
  }

  return {
    async story(fullSlug, version) {
      if (hasDotSegment(fullSlug)) return { value: undefined, stale: false }
      const request = async () => {
        const api = await client()
        const slug = fullSlug.split('/').map(encodeURIComponent).join('/')
        const { data } = await api.get(`cdn/stories/${slug}`, common(version))
        return data.story
      }
      return fetchWithSnapshot(`story ${fullSlug}`, version, request, toStory)
    },

    async stories(fullSlugs, version) {
      const asked = fullSlugs.filter(canBeListed)
      if (asked.length === 0) return { value: [], stale: false }
      const slugs = asked.flatMap((slug) => [slug, `${slug}/`]).join(',')
      const request = async () => {
        const api = await client()
        const { data } = await api.get('cdn/stories', { ...common(version), by_slugs: slugs, per_page: 50 })
        return data.stories
      }
      const { value, stale } = await fetchWithSnapshot(
        `stories ${asked.join(',')}`,
        version,
        request,
        toStories,
      )
      return { value: value?.filter((story) => asked.includes(story.fullSlug)) ?? [], stale }
    },

    async index(folder) {
      const request = async () => {
        const filter = { starts_with: `${folder}/`, excluding_fields: 'body' }
        // One call after another: a large folder must not fill the queue.
        return (await Array.fromAsync(allStories(await client(), 'published', filter))).flat()
      }
      const { value, stale } = await fetchWithSnapshot(`index ${folder}`, 'published', request, toStories)
      return { value: value ?? [], stale }
    },
  }
}
