import type { z } from 'zod'
import { collectIssues, type FieldHints, hintsOf, toRichText } from '@/schemas/content'

/** Fields that the content service adds to every block, and translations of fields. */
const isForeign = (name: string) => name === 'component' || name.startsWith('_') || name.includes('__i18n__')

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false

/** Properties of an editor's field besides its value, present while it is empty too. */
const frameFields = new Set(['fieldtype', 'linktype', 'is_external_url', 'type'])

const isBlank = (value: object) =>
  Object.entries(value).every(
    ([key, part]) =>
      frameFields.has(key) ||
      isNothing(part) ||
      (typeof part === 'object' && Object.keys(part as object).length === 0),
  )

/** A field that is unfilled or was cleared: editors leave an empty object of a link, a file or a text behind. */
export const isEmpty = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return isNothing(value)
  if (Array.isArray(value)) return value.length === 0
  return isBlank(value) || ('type' in value && value.type === 'doc' && toRichText(value) === undefined)
}

const longestValue = 60

const quoted = (value: unknown) => {
  const text = typeof value === 'string' ? value : typeof value
  return `"${text.length > longestValue ? `${text.slice(0, longestValue)}…` : text}"`
}

const chosen = ({ type }: FieldHints, value: unknown): unknown[] => {
  if (type !== 'options') return [value]
  if (Array.isArray(value)) return value
  return typeof value === 'string' ? value.split(',') : [value]
}

const textOf = (value: unknown) => (typeof value === 'number' ? String(value) : value)

/** Options that are no longer on the list count as unset when a block is parsed, without an error. */
const unknownOptions = (hints: FieldHints, value: unknown): string[] => {
  const { options } = hints
  if (!options || isEmpty(value)) return []
  const names = options.map((option) => option.value)
  return chosen(hints, value)
    .map(textOf)
    .filter((each) => typeof each !== 'string' || !names.includes(each.trim()))
    .map((each) => `${quoted(each)} is none of its values (${names.join(', ')})`)
}

/** A schema that throws is reported where the whole block is parsed. */
const notesOf = (schema: z.ZodType, value: unknown) => {
  try {
    return collectIssues(() => schema.safeParse(value)).left
  } catch {
    return []
  }
}

/** A field of a block, and what is wrong with its value. */
export type Problem = { field: string; reason: string }

/**
 * The values that are ignored although the block is valid: values that count as unset, entries of a list that are left
 * out. Nested blocks are not checked here.
 */
export function ignoredValues(name: string, schema: z.ZodType, value: unknown): Problem[] {
  const hints = hintsOf(schema)
  if (hints?.type === 'bloks') return []
  const noted = notesOf(schema, value)
    .filter(({ item, message }) => !(item !== undefined && message === 'is not a block'))
    .map(({ item, message }) => ({ field: item === undefined ? name : `${name}[${item}]`, reason: message }))
  const options = hints ? unknownOptions(hints, value).map((reason) => ({ field: name, reason })) : []
  return [...noted, ...options]
}

/**
 * Values in fields that the block's schema does not have (any more): the content service keeps them, and no page shows
 * them.
 */
export function unknownFields(shape: z.ZodRawShape, blok: Record<string, unknown>): Problem[] {
  return Object.keys(blok)
    .filter((name) => !Object.hasOwn(shape, name) && !isForeign(name) && !isEmpty(blok[name]))
    .map((field) => ({ field, reason: 'is not a field of this block' }))
}
