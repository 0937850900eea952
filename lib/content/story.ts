import { z } from 'zod'

const alternate = z.looseObject({
  full_slug: z.string(),
  published: z.boolean().nullish(),
  is_folder: z.boolean().nullish(),
})

/** A story as the content service sends it, reduced to what the storefront reads. */
export const storySchema = z.looseObject({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  full_slug: z.string(),
  content: z.looseObject({ component: z.string() }),
  published_at: z.string().nullish(),
  first_published_at: z.string().nullish(),
  alternates: z.array(alternate).catch([]),
})

export type Story = {
  id: number
  uuid: string
  name: string
  fullSlug: string
  content: { component: string } & Record<string, unknown>
  publishedAt: string | undefined
  /** Full slugs of the published stories of the same group in the other markets. */
  alternates: string[]
}

const trimmed = (slug: string) => slug.replace(/^\/+|\/+$/g, '')

export function toStory(raw: unknown): Story {
  const story = storySchema.parse(raw)
  return {
    id: story.id,
    uuid: story.uuid,
    name: story.name,
    fullSlug: trimmed(story.full_slug),
    content: story.content,
    publishedAt: story.published_at ?? undefined,
    alternates: story.alternates
      .filter((entry) => entry.published !== false && entry.is_folder !== true)
      .map((entry) => trimmed(entry.full_slug)),
  }
}
