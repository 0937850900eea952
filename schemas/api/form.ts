import { z } from 'zod'

export const fieldKinds = [
  'text',
  'longtext',
  'email',
  'phone',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'file',
] as const

export const fileTypes = ['pdf', 'jpeg', 'png', 'webp'] as const
export type FileType = (typeof fileTypes)[number]

const formField = z.object({
  /** The field's name in the submission, unique in its form. */
  name: z.string().regex(/^[a-z][a-z0-9]{0,30}$/i),
  kind: z.enum(fieldKinds),
  label: z.string(),
  hint: z.string().optional(),
  required: z.boolean(),
  /** The `autocomplete` attribute (HTML, autofill detail tokens). */
  autoComplete: z.string().optional(),
  /** A name of a person: letters, hyphen, dot and space only. */
  personal: z.boolean().optional(),
  /** The bounds of a text in characters. */
  shortest: z.int().positive().optional(),
  longest: z.int().positive().optional(),
  /** The bounds of a number, or of a date as `2026-11-21`. */
  min: z.union([z.number(), z.string()]).optional(),
  max: z.union([z.number(), z.string()]).optional(),
  /** The bounds of a date in days from the day of submission. */
  days: z.object({ from: z.number(), to: z.number() }).optional(),
  options: z
    .array(z.object({ value: z.string(), label: z.string(), note: z.string().optional() }))
    .optional(),
  /** The permitted file types, which are checked by content, and the maximum size. */
  accept: z.array(z.enum(fileTypes)).optional(),
  megabytes: z.number().positive().optional(),
  /** Takes half a row on wide screens. */
  half: z.boolean().optional(),
})
export type FormField = z.infer<typeof formField>

/** A form as an editor or the shop composed it. The page carries it signed, so that the server need not look it up. */
export const formDefinition = z.object({
  kind: z.enum(['newsletter', 'custom', 'consultation', 'contact']),
  /** The shop locale of its page. */
  locale: z.string(),
  /** The block's id, from which element ids are derived. */
  uid: z.string(),
  title: z.string(),
  /** The `source` of newsletter subscriptions. */
  source: z.string().optional(),
  /** Who receives submissions: the key of an address in the configuration. */
  recipient: z.string().optional(),
  consent: z
    .object({ text: z.string(), href: z.string().optional(), linkText: z.string().optional() })
    .optional(),
  submit: z.string(),
  success: z.string(),
  fields: z.array(formField),
})
export type FormDefinition = z.infer<typeof formDefinition>

/** `GET /api/forms/ticket/` */
export type FormTicket = { ticket: string }

/** The fault of a field, with the values for its message. */
export type FieldError = {
  key:
    | 'required'
    | 'email'
    | 'name'
    | 'phone'
    | 'tooShort'
    | 'tooLong'
    | 'numeric'
    | 'tooSmall'
    | 'tooLarge'
    | 'date'
    | 'dateParts'
    | 'tooEarly'
    | 'tooLate'
    | 'choice'
    | 'fileType'
    | 'fileSize'
    | 'fileBroken'
  max?: string
  min?: string
  types?: string
}

/** Why a form as a whole was rejected. */
export type FormRefusal = 'tooSoon' | 'expired' | 'missing' | 'tooMany' | 'busy' | 'outdated'
