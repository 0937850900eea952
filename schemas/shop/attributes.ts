import { z } from 'zod'
import { type Language, languages } from '../markets'

/** Attributes by the shop system's German names: `farbe`, `asGro`, `bulkyOrLoad` … The values are keys. */
export const attributes = z.record(z.string().min(1).max(60), z.string().min(1).max(400))
export type Attributes = z.infer<typeof attributes>

/** A value without labels is a word of this language. */
export const languageOfKeys: Language = 'de'

export const language = z.enum(languages)

/** Texts by language: `{ de: 'Material', fr: 'Matière' }`. */
export const localisedText = z.partialRecord(language, z.string().max(20_000))
export type LocalisedText = z.infer<typeof localisedText>

/** Attributes that are shown unchanged: a translated label with a translated value. */
export const advancedAttributes = z.record(
  z.string().min(1).max(60),
  z.object({ label: localisedText, value: localisedText }),
)
export type AdvancedAttributes = z.infer<typeof advancedAttributes>

/** A value of an attribute with its labels, for filters, siblings and variants. */
export const sourceAttributeValue = z.object({
  attribute: z.string().min(1).max(60),
  value: z.string().min(1).max(400),
  /** Those that are not named stay as they are. */
  labels: z.partialRecord(language, z.string().trim().min(1).max(200)).default({}),
  /** A colour, if the attribute is one. */
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'is no colour like #93b398')
    .optional(),
  /** Its place among the values of a filter, and of siblings. Unset: by the number with which the value begins. */
  position: z.int().min(0).max(1_000_000).optional(),
})
export type AttributeValue = z.infer<typeof sourceAttributeValue>
