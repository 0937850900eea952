import { z } from 'zod'
import { languages } from '../markets'

/** Attributes by their name in the specification (section 3): `farbe`, `asGro`, `bulkyOrLoad` … A value is a key. */
export const attributes = z.record(z.string().min(1).max(60), z.string().min(1).max(400))
export type Attributes = z.infer<typeof attributes>

export const language = z.enum(languages)

/** Texts by language: `{ de: 'Material', fr: 'Matière' }`. */
export const localisedText = z.partialRecord(language, z.string().max(20_000))
export type LocalisedText = z.infer<typeof localisedText>

/** Attributes that are shown as they are: a translated label with a translated value. */
export const advancedAttributes = z.record(
  z.string().min(1).max(60),
  z.object({ label: localisedText, value: localisedText }),
)
export type AdvancedAttributes = z.infer<typeof advancedAttributes>

/** A value of an attribute with its words, for filters, siblings and variants. */
export const attributeValue = z.object({
  attribute: z.string().min(1).max(60),
  value: z.string().min(1).max(400),
  labels: localisedText,
  /** A colour, where the value is one. */
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  position: z.int().optional(),
})
export type AttributeValue = z.infer<typeof attributeValue>
