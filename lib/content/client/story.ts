import { z } from 'zod'
import { logWarning } from '@/lib/platform/log'
import { withoutOuterSlashes } from '@/lib/platform/text'

const alternate = z.looseObject({
  full_slug: z.string(),
  published: z.boolean().nullish(),
  is_folder: z.boolean().nullish(),
})

const translatedSlug = z.looseObject({ lang: z.string(), path: z.string(), published: z.boolean().nullish() })

/** A story as the content service sends it, reduced to what the storefront reads. */
export const storySchema = z.looseObject({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  full_slug: z.string(),
  content: z.looseObject({ component: z.string() }),
  published_at: z.string().nullish().catch(undefined),
  first_published_at: z.string().nullish().catch(undefined),
  alternates: z.array(z.unknown()).catch([]),
  default_full_slug: z.string().nullish().catch(undefined),
  translated_slugs: z.array(z.unknown()).nullish().catch(undefined),
})

export type Story = {
  id: number
  uuid: string
  name: string
  fullSlug: string
  content: { component: string } & Record<string, unknown>
  publishedAt: string | undefined
  firstPublishedAt: string | undefined
  /** Full slugs of the published stories of the same group in the other markets. */
  alternates: string[]
  /** The same with unpublished stories: the page changes when one of them is published. */
  group: string[]
  /** Its full slug in the default language. */
  defaultSlug: string
  /** Its published paths in the other languages of the space; `fr-ch` as in the addresses of the service. */
  translatedSlugs: TranslatedSlug[]
}

type TranslatedSlug = { lang: string; path: string }

/** The translated paths of a story, which older content has among its own fields. */
const translatedSlugsOf = (entries: readonly unknown[]): TranslatedSlug[] =>
  entries
    .flatMap((entry) => translatedSlug.safeParse(entry).data ?? [])
    .filter(({ published, path }) => published !== false && withoutOuterSlashes(path) !== '')
    .map(({ lang, path }) => ({
      lang: lang.toLowerCase().replaceAll('_', '-'),
      path: withoutOuterSlashes(path),
    }))

/** Parses a story and throws when it is invalid; an invalid alternate is skipped. */
export function toStory(raw: unknown): Story {
  const story = storySchema.parse(raw)
  const group = story.alternates
    .flatMap((entry) => alternate.safeParse(entry).data ?? [])
    .filter((entry) => entry.is_folder !== true)
  const own = story.content.translated_slugs
  const slugs = [...(story.translated_slugs ?? []), ...(Array.isArray(own) ? own : [])]
  return {
    id: story.id,
    uuid: story.uuid,
    name: story.name,
    fullSlug: withoutOuterSlashes(story.full_slug),
    content: story.content,
    publishedAt: story.published_at ?? undefined,
    firstPublishedAt: story.first_published_at ?? undefined,
    alternates: group
      .filter((entry) => entry.published !== false)
      .map((entry) => withoutOuterSlashes(entry.full_slug)),
    group: group.map((entry) => withoutOuterSlashes(entry.full_slug)),
    defaultSlug: withoutOuterSlashes(story.default_full_slug || story.full_slug),
    translatedSlugs: translatedSlugsOf(slugs),
  }
}

/** Parses a list of stories and throws when it is not a list; an invalid story is skipped. */
export function toStories(raw: unknown): Story[] {
  return z
    .array(z.unknown())
    .parse(raw)
    .flatMap((entry) => {
      const { success, error } = storySchema.safeParse(entry)
      if (success) return [toStory(entry)]
      logWarning(`a story cannot be read: ${error.issues.map((issue) => issue.path.join('.')).join(', ')}`)
      return []
    })
}
