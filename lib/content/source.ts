import type { StoryblokClient } from './client'
import { ContentUnavailableError } from './errors'
import { type Story, toStory } from './story'

export type ContentVersion = 'published' | 'draft'

/** What a source answers: stories, and whether they are kept copies because the service did not answer. */
export type Answer<T> = { value: T; stale: boolean }

/** Copies of the last good answers, used while the content service fails. */
export type SnapshotStore = {
  read: (key: string) => Promise<unknown | undefined>
  write: (key: string, body: unknown) => Promise<void>
  remove: (key: string) => Promise<void>
}

export type ContentSource = {
  /** A story by its full slug; undefined when the service says that there is none. */
  story: (fullSlug: string, version: ContentVersion) => Promise<Answer<Story | undefined>>
  /** The stories that exist among these full slugs, in no particular order. */
  stories: (fullSlugs: readonly string[], version: ContentVersion) => Promise<Answer<Story[]>>
  /** Full slugs of all published stories below a folder. */
  slugs: (folder: string) => Promise<string[]>
}

const statusOf = (error: unknown): number | undefined => {
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' ? status : undefined
}

const missing = Symbol('missing')

/** Reads stories from a content service. Published answers are kept in `snapshots`, when one is given. */
export function contentSource(
  client: () => Promise<StoryblokClient>,
  snapshots?: SnapshotStore,
  resolveRelations: readonly string[] = [],
): ContentSource {
  const common = (version: ContentVersion) => ({
    version,
    resolve_links: 'url' as const,
    ...(resolveRelations.length > 0 && {
      resolve_relations: [...resolveRelations],
      resolve_level: 2 as const,
    }),
  })

  /** Asks the service; when it fails, answers with the kept copy, and without one throws. */
  async function ask<T>(
    what: string,
    version: ContentVersion,
    request: () => Promise<T>,
  ): Promise<Answer<T | typeof missing>> {
    try {
      const value = await request()
      if (snapshots && version === 'published') await snapshots.write(what, value).catch(() => undefined)
      return { value, stale: false }
    } catch (error) {
      if (statusOf(error) === 404) {
        if (snapshots && version === 'published') await snapshots.remove(what).catch(() => undefined)
        return { value: missing, stale: false }
      }
      const kept = version === 'published' ? await snapshots?.read(what).catch(() => undefined) : undefined
      if (kept === undefined) throw new ContentUnavailableError(what, error)
      return { value: kept as T, stale: true }
    }
  }

  return {
    async story(fullSlug, version) {
      const answer = await ask(`story ${fullSlug}`, version, async () => {
        const api = await client()
        const slug = fullSlug.split('/').map(encodeURIComponent).join('/')
        const { data } = await api.get(`cdn/stories/${slug}`, common(version))
        return toStory(data.story)
      })
      return { value: answer.value === missing ? undefined : answer.value, stale: answer.stale }
    },

    async stories(fullSlugs, version) {
      if (fullSlugs.length === 0) return { value: [], stale: false }
      const slugs = fullSlugs.flatMap((slug) => [slug, `${slug}/`]).join(',')
      const answer = await ask(`stories ${fullSlugs.join(',')}`, version, async () => {
        const api = await client()
        const { data } = await api.get('cdn/stories', { ...common(version), by_slugs: slugs, per_page: 50 })
        return (data.stories as unknown[]).map(toStory)
      })
      return { value: answer.value === missing ? [] : answer.value, stale: answer.stale }
    },

    async slugs(folder) {
      const answer = await ask(`slugs ${folder}`, 'published', async () => {
        const api = await client()
        const stories: { full_slug: string }[] = await api.getAll('cdn/stories', {
          version: 'published',
          starts_with: `${folder}/`,
          per_page: 100,
          excluding_fields: 'body',
        })
        return stories.map((story) => story.full_slug.replace(/\/+$/, ''))
      })
      return answer.value === missing ? [] : answer.value
    },
  }
}
