import { z } from 'zod'
import { language } from './attributes'

/** The colours of the filter, in its order. Every colour of a product without a place of its own is under one of them. */
export const baseColours = [
  'weiss',
  'beige',
  'braun',
  'gelb',
  'orange',
  'rot',
  'rosa',
  'lila',
  'blau',
  'tuerkis',
  'gruen',
  'grau',
  'schwarz',
  'gold',
  'silber',
  'bunt',
  'transparent',
  'andere',
] as const
export type BaseColour = (typeof baseColours)[number]

/** A colour word in a feed: the colour of the filter that it means in a language. */
export const sourceColour = z.object({
  language,
  word: z.string().trim().min(1).max(100),
  base: z.enum(baseColours),
})
export type SourceColour = z.infer<typeof sourceColour>
