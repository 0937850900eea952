import { currentMs } from '@/lib/platform/clock'
import type { FieldError, FormField } from '@/schemas/api/form'
import { usualMegabytes } from '@/schemas/api/form-lengths'
import { isEmailAddress } from '@/schemas/email'
import { longestEmail } from '@/schemas/lengths'
import { nameOfPerson } from '@/schemas/person-name'
import { boundsError } from './bounds'
import { dayOf, isWholeDate } from './date-parts'
import { fileTypeOf, typesInWords } from './file-type'

export type SentFile = { name: string; content: Buffer }
/** The submitted values: a text for each field, and the chosen file for each file field. */
export type Sent = { texts: Readonly<Record<string, string>>; files: Readonly<Record<string, SentFile>> }

export type Validated =
  | { ok: true; texts: Record<string, string>; files: Record<string, SentFile> }
  | { ok: false; errors: Record<string, FieldError> }

const phoneNumber = /^(?=(?:\D*\d){5})\+?[\d\s()/.-]{5,30}$/
const isEmail = (text: string) => text.length <= longestEmail && isEmailAddress(text)

/**
 * Removes characters that no field shows and the database rejects: control characters except line breaks, and unpaired
 * surrogates.
 */
const cleaned = (text: string, kind: FormField['kind']): string => {
  const whole = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .trim()
  const line = kind === 'longtext' ? whole : whole.replace(/\s+/g, ' ')
  return kind === 'email' ? line.toLowerCase() : line
}

const dayAfter = (now: number, days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10)

/** Checks a date's bounds; days from now are counted in UTC. */
function dateError({ min, max, days }: FormField, value: string, now: number): FieldError | undefined {
  if (!isWholeDate(value)) return { key: 'dateParts' }
  if (!dayOf(value)) return { key: 'date' }
  const first = days ? dayAfter(now, days.from) : String(min ?? '')
  const last = days ? dayAfter(now, days.to) : String(max ?? '')
  if (first !== '' && value < first) return { key: 'tooEarly', min: first }
  return last !== '' && value > last ? { key: 'tooLate', max: last } : undefined
}

function textError(field: FormField, value: string, now: number): FieldError | undefined {
  const outside = boundsError(field, value)
  if (outside) return outside
  if (field.personal && !nameOfPerson.test(value)) return { key: 'name' }
  switch (field.kind) {
    case 'email':
      return isEmail(value) ? undefined : { key: 'email' }
    case 'phone':
      return phoneNumber.test(value) ? undefined : { key: 'phone' }
    case 'date':
      return dateError(field, value, now)
    case 'select':
    case 'radio':
      return field.options?.some((option) => option.value === value) ? undefined : { key: 'choice' }
    case 'checkbox':
      return value === 'yes' ? undefined : { key: 'choice' }
    default:
      return undefined
  }
}

function fileError(field: FormField, file: SentFile): FieldError | undefined {
  const megabytes = field.megabytes ?? usualMegabytes
  if (file.content.length > megabytes * 1024 * 1024) return { key: 'fileSize', max: String(megabytes) }
  const type = fileTypeOf(file.content)
  const accepted = field.accept ?? []
  return type && accepted.includes(type) ? undefined : { key: 'fileType', types: typesInWords(accepted) }
}

/** The cleaned values of a form's fields, or the error of each. Values of unknown fields are dropped. */
export function validate(fields: readonly FormField[], sent: Sent, now = currentMs()): Validated {
  const errors: Record<string, FieldError> = {}
  const texts: Record<string, string> = {}
  const files: Record<string, SentFile> = {}
  for (const field of fields) {
    const file = field.kind === 'file' ? sent.files[field.name] : undefined
    const text = field.kind === 'file' ? '' : cleaned(sent.texts[field.name] ?? '', field.kind)
    const isEmpty = text === '' && !file
    const required: FieldError | undefined = isEmpty && field.required ? { key: 'required' } : undefined
    const wrong =
      required ?? (file && fileError(field, file)) ?? (text ? textError(field, text, now) : undefined)
    if (wrong) errors[field.name] = wrong
    else if (file) files[field.name] = file
    else if (text) texts[field.name] = text
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, texts, files }
}
