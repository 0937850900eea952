import { z } from 'zod'
import { prints } from '@/lib/storefront/design/drawings'

const key = z.string().min(1)
const text = z.string().min(1)
const texts = z.array(text).min(1)

/**
 * The texts of a kind; `{model}` is the name of the model, `details` are further facts with their labels. Its models
 * take turns with the sentences.
 */
const kindWords = z.strictObject({
  name: text,
  intros: z.array(text).min(2),
  uses: z.array(text).min(2),
  benefits: texts,
  details: z.array(z.tuple([text, text])).default([]),
})

const phrase = z.enum([
  'closeUp',
  'otherView',
  'inRoom',
  'dimensions',
  'sizeChart',
  'fromBirth',
  'fromMonths',
  'untilMonths',
  'untilYears',
  'fromYears',
  'pieces',
  'worth',
  'safety',
  'conformity',
  'guaranteeTerms',
])

/** Some experiences only a mother has: such a review is signed with one of the names of `mothers`. */
const review = z.strictObject({
  by: z.literal('mother').optional(),
  rating: z.int().min(1).max(5),
  title: text,
  text,
})

/** The texts of a language: one file in its folder of `data` for each entry. */
export const wordFiles = z.strictObject({
  kinds: z.record(key, kindWords),
  /** By kind: what a brand says about a thing, which is said of no other. */
  brands: z.record(key, z.record(key, text)),
  materials: z.record(key, z.strictObject({ name: text, about: text })),
  /** A short text for the table of facts, and a sentence for the description. */
  care: z.record(key, z.strictObject({ short: text, long: text })),
  /** In the wording that the law requires. None claims a certification. */
  warnings: z.record(key, text),
  facts: z.record(key, text),
  colours: z.record(key, z.strictObject({ name: text })),
  /** The patterns of products, after the name of a colour. */
  prints: z.record(z.enum(prints), text),
  attributes: z.record(key, z.record(key, text)),
  /** What each value of the filter by material claims, on the page of every product that has it. */
  explanations: z.record(key, text),
  phrases: z.record(phrase, text),
  promotions: z.record(key, text),
  vouchers: z.record(key, text),
  /** The page and anchor of each redirect, and its search terms. */
  redirects: z.record(key, texts),
  /** What shoppers also type for a word of the catalogue: other names and spellings. */
  synonyms: z.record(key, texts),
  /** By category: the occasions that lead to it. */
  occasions: z.record(key, texts),
  /** Reviews by kind, each written whole: one product shows it, and no other. */
  reviews: z.strictObject({
    authors: texts,
    /** Those of the authors who can have been pregnant or breastfed. */
    mothers: texts,
    kinds: z.record(key, z.array(review).min(1)),
  }),
})
export type WordTables = z.infer<typeof wordFiles>
