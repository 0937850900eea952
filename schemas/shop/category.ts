import { z } from 'zod'
import { language } from './attributes'
import { key, shopLocale } from './key'

const categoryText = z.object({
  name: z.string().trim().min(1).max(200),
  /** The path of its page below the market prefix, without slashes at its ends: `unterwegs/kinderwagen`. */
  path: z
    .string()
    .max(300)
    .regex(
      /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/,
      'only lower-case letters a to z, digits and hyphens between slashes',
    ),
})

/** A category in a feed, with its place in the tree and its texts for each market. */
export const sourceCategory = z.object({
  key,
  /** The key of the category above it; unset on the first level. */
  parent: key.optional(),
  /** Its place among the categories with the same parent. */
  position: z.int().min(0).max(1_000_000).default(0),
  /** By language, for all markets of the language, or by shop locale, for one market. */
  texts: z
    .record(z.union([language, shopLocale]), categoryText)
    .refine((texts) => Object.keys(texts).length > 0, 'no name in any language'),
})
export type SourceCategory = z.infer<typeof sourceCategory>
