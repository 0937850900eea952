import { z } from 'zod'
import { readSlug } from '@/lib/content/addresses'
import { seenMark } from '@/lib/studio/drafts'
import { listOrders } from './list/list-order'
import { storyStates } from './story-state'
import { storyTypes } from './story-types'
import { withoutSigns } from './typed-slug'

/** Ids of stories come as digits in paths and queries. */
export const storyId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const parentId = storyId.nullable()
const name = z.string().trim().min(1, 'required').max(255, 'tooLong')
/** What can be no address is refused at its field. */
const storySlug = z
  .string()
  .max(1000, 'tooLong')
  .transform((typed, context) => {
    const read = withoutSigns(readSlug(typed))
    if (read.ok) return read.slug
    context.addIssue({ code: 'custom', message: read.refusal === 'empty' ? 'required' : read.refusal })
    return z.NEVER
  })
const slug = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  storySlug.optional(),
)

/** What a new story is called; without a slug its address is made from the name. */
export const named = { name, slug }

/** An address that is being typed, and what is to have it. */
export const addressQuery = z.object({
  slug: z.string().max(1000),
  id: storyId.optional(),
  parent: z.union([z.literal('top'), storyId]).optional(),
  type: z.enum(storyTypes).optional(),
  folder: z.literal('1').optional(),
})
export type AddressQuery = z.output<typeof addressQuery>

/** The path that an open story had when it was last looked at; `open`: by an editor that has it open. */
export const openQuery = z.object({ path: z.string().max(5000).optional(), open: z.literal('1').optional() })

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** What is listed: a folder, the top, or what is found: by words and by a filter. */
export const listQuery = z.object({
  parent: storyId.optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  search: z.string().trim().max(200).default(''),
  /** The path of a folder. */
  folder: z.string().min(1).max(5000).optional(),
  state: z.enum(storyStates).optional(),
  type: z.enum(storyTypes).optional(),
  /** The name of whoever saved it last. */
  person: z.string().min(1).max(255).optional(),
  tag: z.string().min(1).max(255).optional(),
  /** A stage of a workflow. */
  stage: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  /** Days on which it was changed, by the clock of the shop; both are included. */
  since: day.optional(),
  until: day.optional(),
  /** Only stories whose draft differs from the published version. */
  changed: z.literal('1').optional(),
  /** The order of the list; unset: a folder's own, and of what is found the best first. */
  sort: z.enum(listOrders).optional(),
  /** As many as can be worked on at once. */
  all: z.literal('1').optional(),
})

/** A folder, an empty story of a type, or a copy of a story: its template. */
export const createBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('folder'), name, slug, parent: parentId }),
  z.object({ kind: z.literal('story'), name, slug, parent: parentId, type: z.enum(storyTypes) }),
  z.object({ kind: z.literal('copy'), name, slug, parent: parentId, template: storyId }),
])
export type CreateBody = z.output<typeof createBody>

const tags = z.array(z.string().trim().min(1, 'required').max(255, 'tooLong')).max(50)

/** Another name, another last part of the path, another folder, more tags and fewer. */
export const changeBody = z.object({
  name: name.optional(),
  slug: storySlug.optional(),
  parent: parentId.optional(),
  tags: z.object({ add: tags.default([]), remove: tags.default([]) }).optional(),
})
export type ChangeBody = z.output<typeof changeBody>

/**
 * A version of the history in place of the draft, or what was read as the draft, by its content or by what was listed of
 * it; `leaving`: the page is to be taken off.
 */
export const factsQuery = z.object({
  version: storyId.optional(),
  read: seenMark.optional(),
  leaving: z.literal('1').optional(),
})

/** The page to which visitors of a page come that leaves the shop. */
export const leavingQuery = z.object({ leadTo: storyId.optional() })

/** The stories that were just published. */
export const shownQuery = z.object({
  ids: z
    .string()
    .max(1000)
    .transform((text) => text.split(','))
    .pipe(
      z
        .array(
          z
            .string()
            .regex(/^\d{1,15}$/)
            .transform(Number),
        )
        .min(1)
        .max(50),
    ),
})
