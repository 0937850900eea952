import { z } from 'zod'
import { readSlug, slugRefusals } from '@/lib/content/addresses'
import { storyContent } from '@/schemas/content'
import { longestQuote, messageParts } from '../discussions'
import { versionEvents } from '../tables'

/** What the files of an archive hold: as Storyblok's tool writes them, and those of the folder `shop`. */

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
/** A list that may be missing, or null. */
const listOf = <S extends z.ZodType>(each: S) =>
  z
    .array(each)
    .nullish()
    .transform((list) => list ?? [])
const optionalTime = time.nullish().transform((value) => value ?? null)
const text = (most: number) => z.string().max(most)
export const archivedContent = storyContent(z.looseObject({ component: text(255).optional() }))

/** Kept as it is here: `readAddresses` reads the addresses of all stories together. */
const slug = text(1_000).superRefine((typed, context) => {
  const read = readSlug(typed)
  if (!read.ok) context.addIssue({ code: 'custom', message: slugRefusals[read.refusal] })
})

const translatedSlug = z.object({
  lang: text(50),
  path: text(1_000),
  name: text(255)
    .nullish()
    .transform((value) => value ?? null),
  // As the pages read it: unset is published.
  published: z
    .boolean()
    .nullish()
    .transform((value) => value !== false),
})

export const archivedStory = z.object({
  id,
  uuid: z.uuid(),
  name: text(255).min(1),
  slug,
  full_slug: text(2_000).min(1),
  path: text(1_000)
    .nullish()
    .transform((value) => value ?? null),
  parent_id: id
    .nullish()
    .or(z.literal(0))
    .transform((value) => value || null),
  group_id: z.uuid(),
  position: z.number().int().min(-2_147_483_648).max(2_147_483_647).default(0),
  is_folder: z.boolean().default(false),
  is_startpage: z.boolean().default(false),
  tag_list: listOf(text(255)),
  meta_data: z
    .json()
    .nullish()
    .transform((value) => value ?? null),
  translated_slugs: z
    .array(translatedSlug)
    .nullish()
    .transform((value) => value ?? []),
  published: z.boolean().default(false),
  unpublished_changes: z.boolean().default(false),
  created_at: time,
  updated_at: optionalTime,
  published_at: optionalTime,
  first_published_at: optionalTime,
  content: archivedContent.default({}),
})

export const archivedVersion = z.object({
  event: z.enum(versionEvents),
  name: text(255),
  slug: text(255),
  content: archivedContent,
  author: z.string().nullable(),
  created_at: time,
})

export const archivedDiscussion = z.object({
  uuid: z.uuid(),
  title: text(255),
  block_uid: text(255),
  fieldname: text(255).nullable(),
  quote: text(longestQuote).nullable(),
  component: text(255).nullable(),
  lang: text(50),
  solved_at: optionalTime,
  created_at: time,
  updated_at: time,
  comments: z
    .array(
      z.object({
        uuid: z.uuid(),
        /** A person of the Studio, who need not be known here. */
        author_id: z.uuid().nullable(),
        author: z.string(),
        message: messageParts,
        created_at: time,
        updated_at: time,
      }),
    )
    .min(1),
})

export const archivedComponent = z.object({
  id,
  name: text(255).min(1),
  display_name: text(255).nullish(),
  schema: z.record(z.string(), z.json()).default({}),
  is_root: z.boolean().default(false),
  is_nestable: z.boolean().default(true),
  preview_field: text(255).nullish(),
  icon: text(255).nullish(),
  color: text(32).nullish(),
  component_group_uuid: z.uuid().nullish(),
  description: text(2_000).nullish(),
  image: text(2_000).nullish(),
  preview_tmpl: text(100_000).nullish(),
  internal_tag_ids: listOf(z.coerce.number().int().positive()),
  created_at: time,
  updated_at: time,
})

export const archivedPreset = z.object({
  id,
  name: text(255).min(1),
  preset: z.record(z.string(), z.json()).nullish(),
  component_id: id,
  image: text(2_000).nullish(),
  icon: text(255).nullish(),
  color: text(32).nullish(),
  description: text(2_000).nullish(),
  created_at: time.optional(),
  updated_at: time.optional(),
})

export const archivedTag = z.object({
  id,
  name: text(255).min(1),
  object_type: z.enum(['asset', 'component', 'idea']).default('component'),
})

export const archivedGroup = z.object({ id, name: text(255).min(1), uuid: z.uuid(), parent_id: id.nullish() })

export const archivedDatasource = z.object({
  id,
  name: text(255).min(1),
  slug: text(255).min(1),
  created_at: time.optional(),
  updated_at: time.optional(),
  dimensions: z.array(z.object({ id: id.optional(), name: text(255), entry_value: text(255) })).default([]),
  entries: z
    .array(
      z.object({
        id,
        name: text(255),
        value: z.string(),
        position: z.number().int().optional(),
        dimension_values: z.record(z.string(), z.string()).default({}),
      }),
    )
    .default([]),
})

/** Which entry of the story's history a plan publishes, from 0; null or unset: to be planned anew. */
const heldVersion = z.number().int().min(0).nullish()

export const archivedRelease = z.object({
  id,
  name: text(255).min(1),
  release_at: optionalTime,
  released_at: optionalTime,
  author: z.string(),
  created_at: time,
  /** Set where whoever planned it may no longer publish. */
  on_hold: z.boolean().optional(),
  stories: z.array(z.uuid()),
  versions: z.record(z.uuid(), heldVersion).default({}),
})

export const archivedSchedule = z.object({
  story: z.uuid(),
  action: z.enum(['publish', 'unpublish']),
  at: time,
  author: z.string(),
  on_hold: z.boolean().optional(),
  version: heldVersion,
})

export const archivedRedirect = z.object({
  locale: text(20).min(1),
  path: text(2_000).min(1),
  target: text(2_000).min(1),
  status_code: z.literal([301, 302, 303, 307, 308]),
})

export const archivedSpace = z.object({
  name: text(255),
  domain: z.string(),
  languages: z.array(z.object({ code: z.string(), name: z.string() })),
})
