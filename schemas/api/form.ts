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
export type FieldKind = (typeof fieldKinds)[number]

export const fileTypes = ['pdf', 'jpeg', 'png', 'webp'] as const
export type FileType = (typeof fileTypes)[number]

const formField = z.object({
  /** The name that it is sent under, unique in its form. */
  name: z.string().regex(/^[a-z][a-z0-9]{0,30}$/i),
  kind: z.enum(fieldKinds),
  label: z.string(),
  hint: z.string().optional(),
  required: z.boolean(),
  /** What the browser fills in by itself (HTML, autofill detail tokens). */
  autoComplete: z.string().optional(),
  /** A name of a person: letters, hyphen, dot and space only. */
  personal: z.boolean().optional(),
  /** The most characters of a text. */
  longest: z.int().positive().optional(),
  /** The bounds of a number; of a date as `2026-11-21`. */
  min: z.union([z.number(), z.string()]).optional(),
  max: z.union([z.number(), z.string()]).optional(),
  /** The bounds of a date in days from the day on which it is sent. */
  days: z.object({ from: z.number(), to: z.number() }).optional(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  /** What a file may be, told by its content, and how large. */
  accept: z.array(z.enum(fileTypes)).optional(),
  megabytes: z.number().positive().optional(),
  /** Stands beside another one where there is room. */
  half: z.boolean().optional(),
})
export type FormField = z.infer<typeof formField>

/** A form as an editor composed it. It travels with its page, signed, so that whoever receives it need not look it up. */
export const formDefinition = z.object({
  kind: z.enum(['newsletter', 'custom', 'consultation']),
  /** The shop locale of its page. */
  locale: z.string(),
  /** The block's id, from which the ids of its elements are made. */
  uid: z.string(),
  title: z.string(),
  /** Where a newsletter's subscribers come from. */
  source: z.string().optional(),
  /** Who gets the answers, by the key of an address that only the configuration knows. */
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

/** What is wrong with one field, and what its words need. */
export type FieldError = {
  key:
    | 'required'
    | 'email'
    | 'name'
    | 'phone'
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
  max?: string
  min?: string
  types?: string
}

/** Why a form as a whole was not taken. */
export type FormRefusal = 'tooSoon' | 'expired' | 'missing' | 'tooMany' | 'outdated'
