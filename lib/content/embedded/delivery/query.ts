import { z } from 'zod'
import { type Parsed, parsed, unreadable } from '../answer'
import { dateOf } from './filter-operations'

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)
const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')
const whole = (maximum: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(1).max(maximum))
const date = z.string().transform((text, context) => {
  const read = dateOf(text)
  if (!read) context.addIssue({ code: 'custom', message: 'must be a date' })
  return read ?? z.NEVER
})
const language = z
  .string()
  .regex(/^[a-z]{2,10}(?:[-_][a-z0-9]{1,10}){0,3}$/i, 'is not a language code')
  .transform((code) => (code === 'default' ? undefined : code))

/** Limited, so that no offset is too large for the database. */
const paging = { page: whole(100_000).default(1) }

/** Parameters that every delivery request accepts. */
const common = {
  version: z.enum(['draft', 'published']).default('published'),
  language: language.optional(),
  fallback_lang: language.optional(),
  excluding_fields: list.default([]),
  excluding_story_fields: list.default([]),
}

export const commonQuery = z.object(common)

export const storyQuery = z.object({
  ...common,
  find_by: z.literal('uuid').optional(),
  resolve_relations: list.default([]),
  resolve_links: z.enum(['0', '1', 'story', 'url', 'link']).optional(),
  resolve_level: z.enum(['1', '2']).default('1').transform(Number),
  resolve_links_level: z.enum(['1', '2']).default('1').transform(Number),
})

export const storiesQuery = z.object({
  ...storyQuery.shape,
  ...paging,
  // The cloud serves at most 100 and says so in the header, even when more is requested.
  per_page: whole(999_999_999)
    .default(25)
    .transform((count) => Math.min(count, 100)),
  starts_with: z.string().optional(),
  by_uuids: list.optional(),
  by_uuids_ordered: list.optional(),
  by_slugs: list.optional(),
  excluding_slugs: list.optional(),
  excluding_ids: list
    .pipe(
      z.array(
        z
          .string()
          .regex(/^\d{1,15}$/)
          .transform(Number),
      ),
    )
    .optional(),
  content_type: z.string().optional(),
  with_tag: list.optional(),
  is_startpage: flag.optional(),
  search_term: z.string().max(200).optional(),
  sort_by: z.string().optional(),
  level: whole(1000).optional(),
  published_at_gt: date.optional(),
  published_at_lt: date.optional(),
  first_published_at_gt: date.optional(),
  first_published_at_lt: date.optional(),
  updated_at_gt: date.optional(),
  updated_at_lt: date.optional(),
})

export const linksQuery = z.object({
  ...common,
  ...paging,
  per_page: whole(999_999_999)
    .default(25)
    .transform((count) => Math.min(count, 1000)),
  starts_with: z.string().optional(),
  with_parent: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
  include_dates: flag.default(false),
})

export const entriesQuery = z.object({
  ...common,
  ...paging,
  per_page: whole(999_999_999)
    .default(25)
    .transform((count) => Math.min(count, 1000)),
  datasource: z.string().optional(),
  dimension: z.string().optional(),
})

export const tagsQuery = z.object({ ...common, starts_with: z.string().optional() })

export type StoryQuery = z.output<typeof storyQuery>
export type StoriesQuery = z.output<typeof storiesQuery>
export type LinksQuery = z.output<typeof linksQuery>
export type EntriesQuery = z.output<typeof entriesQuery>

/** Parses the parameters that a schema names; an empty one counts as missing, others are ignored. */
export function readQuery<S extends z.ZodObject>(schema: S, params: URLSearchParams): Parsed<z.output<S>> {
  const given: Record<string, string> = {}
  for (const name of Object.keys(schema.shape)) {
    const value = params.get(name)
    if (value !== null && value !== '') given[name] = value
  }
  const result = schema.safeParse(given)
  if (result.success) return parsed(result.data)
  const [issue] = result.error.issues
  return unreadable(`${String(issue?.path[0] ?? 'query')}: ${issue?.message ?? 'is not valid'}`)
}
