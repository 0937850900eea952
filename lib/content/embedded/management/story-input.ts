import { z } from 'zod'
import { storyContent } from '@/schemas/content'
import type { TranslatedSlug } from '../types'
import { jsonValue } from './json-value'

const flag = z.preprocess(
  (value) =>
    value === undefined || value === null ? undefined : [true, 1, '1', 'true'].includes(value as never),
  z.boolean().optional(),
)

/** One part of a path as it is typed; `readSlug` reads it where the story is stored. */
const storySlug = z.string().max(1000)

const id = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** A folder's content has no component. */
const content = storyContent(z.looseObject({ component: z.string().min(1).max(255).optional() }))

const translatedSlug = z
  .object({
    lang: z.string().regex(/^[a-z]{2,10}(?:[-_][a-z0-9]{1,10}){0,3}$/i),
    // The cloud's reference documents `path`; its server also accepts `slug`.
    path: z.string().max(1000).nullish(),
    slug: z.string().max(1000).nullish(),
    name: z.string().max(255).nullish(),
    published: z
      .boolean()
      .nullish()
      .transform((value) => value ?? true),
    _destroy: z.boolean().nullish(),
  })
  .transform(({ lang, path, slug: alias, name, published, _destroy }) => ({
    lang,
    path: path ?? alias ?? '',
    name: name ?? null,
    published,
    ...(_destroy && { isGone: true }),
  }))

const fields = z.object({
  name: z.string().trim().min(1).max(255),
  slug: storySlug.optional(),
  content: content.optional(),
  parent_id: id.nullish(),
  is_folder: flag,
  is_startpage: flag,
  position: z.coerce.number().int().min(-2_147_483_648).max(2_147_483_647).optional(),
  tag_list: z.array(z.string().trim().min(1).max(255)).max(100).optional(),
  group_id: z.uuid().optional(),
  path: z.string().max(1000).nullish(),
  translated_slugs_attributes: z.array(translatedSlug).max(50).nullish(),
  meta_data: z.record(z.string(), jsonValue).nullish(),
  first_published_at: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .nullish(),
})

export const duplicateBody = z.object({
  story: fields.pick({ name: true, slug: true, parent_id: true }).partial().optional(),
})
export const createBody = z.object({ story: fields, publish: flag })
export const updateBody = z.object({ story: fields.partial(), publish: flag })

export type StoryInput = z.output<typeof fields>
export type StoryChange = z.output<typeof updateBody>['story']

/** The translated paths of a story after a change that names some of them, as the cloud takes it: others stay. */
export function mergedTranslations(
  before: readonly TranslatedSlug[],
  change: NonNullable<StoryInput['translated_slugs_attributes']>,
): TranslatedSlug[] {
  const others = before.filter(({ lang }) => change.every((each) => each.lang !== lang))
  const named = change.flatMap(({ isGone, ...each }) => (isGone ? [] : [each]))
  return [...others, ...named]
}
