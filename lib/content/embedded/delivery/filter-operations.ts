import { type SQL, sql } from 'drizzle-orm'
import { type Parsed, parsed, unreadable } from '../answer'

const operations = [
  'is',
  'in',
  'not_in',
  'like',
  'not_like',
  'in_array',
  'any_in_array',
  'all_in_array',
  'gt_date',
  'lt_date',
  'gt_int',
  'lt_int',
  'gt_float',
  'lt_float',
] as const

type Operation = (typeof operations)[number]
export type Condition = { path: string[]; operation: Operation; value: string }

export const isOperation = (name: string): name is Operation =>
  (operations as readonly string[]).includes(name)

/** A field of the content: as text for comparisons, as JSON where its type matters. */
type Field = { text: SQL; json: SQL }

export function contentField(content: SQL, path: readonly string[]): Field {
  const steps = sql.join(
    path.map((step) => sql`${step}::text`),
    sql`, `,
  )
  return {
    text: sql`jsonb_extract_path_text(${content}, ${steps})`,
    json: sql`jsonb_extract_path(${content}, ${steps})`,
  }
}

const list = (values: readonly string[]) =>
  sql`(${sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  )})`

const split = (value: string) => [...new Set(value.split(',').map((item) => item.trim()))]

const typeChecks: Record<string, (field: Field) => SQL> = {
  empty: ({ text }) => sql`coalesce(${text}, '') = ''`,
  not_empty: ({ text }) => sql`coalesce(${text}, '') <> ''`,
  empty_array: ({ json }) => sql`coalesce(${json} = '[]'::jsonb, false)`,
  not_empty_array: ({ json }) =>
    sql`coalesce(jsonb_typeof(${json}) = 'array' and ${json} <> '[]'::jsonb, false)`,
  true: ({ text }) => sql`coalesce(${text} = 'true', false)`,
  false: ({ text }) => sql`coalesce(${text} = 'false', false)`,
  null: ({ text }) => sql`${text} is null`,
  not_null: ({ text }) => sql`${text} is not null`,
}

const isOneOf = ({ text }: Field, value: string) =>
  value === '' ? sql`coalesce(${text}, '') = ''` : sql`coalesce(${text} in ${list(split(value))}, false)`

/** Escapes `%`, `_` and `\`, so that they match literally. */
export const escapeLike = (value: string) => value.replace(/[\\%_]/g, '\\$&')

/** A pattern that matches texts that contain the given one. */
export const containing = (text: string) => `%${escapeLike(text)}%`

const isLike = ({ text }: Field, value: string) =>
  sql`coalesce(${text} ilike ${escapeLike(value).replaceAll('*', '%')}, false)`

const matchingItems = ({ json }: Field, values: readonly string[]) =>
  sql`(select count(distinct item) from jsonb_array_elements_text(case when jsonb_typeof(${json}) = 'array' then ${json} else '[]'::jsonb end) item where item in ${list(values)})`

const number = /^\s*[+-]?\d{1,18}(?:\.\d{1,18})?\s*$/

/** `case` keeps PostgreSQL from casting a text that is no number. */
const compareNumbers = ({ text }: Field, sign: SQL, value: string): Parsed<SQL> =>
  number.test(value)
    ? parsed(
        sql`coalesce(case when ${text} ~ '^\\s*[+-]?\\d{1,18}(\\.\\d{1,18})?\\s*$' then trim(${text})::numeric ${sign} ${value.trim()}::numeric end, false)`,
      )
    : unreadable(`filter_query: ${value} is not a number`)

/** Storyblok stores dates as `2026-11-21 08:30`; texts of this form compare as dates. */
const compareDates = ({ text }: Field, sign: SQL, value: string): Parsed<SQL> => {
  const moment = dateOf(value)
  if (!moment) return unreadable(`filter_query: ${value} is not a date`)
  const stored = sql`left(replace(${text}, 'T', ' ') || substr('0000-00-00 00:00:00', length(${text}) + 1), 19)`
  return parsed(
    sql`coalesce(case when ${text} ~ '^\\d{4}-\\d{2}-\\d{2}([ T]\\d{2}:\\d{2}|$)' then ${stored} collate "C" ${sign} ${moment.toISOString().slice(0, 19).replace('T', ' ')}::text collate "C" end, false)`,
  )
}

/** A date of a query, UTC by default; undefined when it is invalid or out of PostgreSQL's range. */
export function dateOf(value: string): Date | undefined {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?(?:\.\d{1,6})?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      value.trim(),
    )
  if (!match) return undefined
  const date = new Date(`${match[1]}T${match[2] ?? '00:00'}${match[3] ?? 'Z'}`)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** The SQL of one condition; it is true or false for every story, never null. */
export function conditionSql(content: SQL, { path, operation, value }: Condition): Parsed<SQL> {
  const field = contentField(content, path)
  switch (operation) {
    case 'is': {
      const check = typeChecks[value]
      return check && Object.hasOwn(typeChecks, value)
        ? parsed(check(field))
        : unreadable(`filter_query: ${value} is not a value of is`)
    }
    case 'in':
      return parsed(isOneOf(field, value))
    case 'not_in':
      return parsed(sql`not ${isOneOf(field, value)}`)
    case 'like':
      return parsed(isLike(field, value))
    case 'not_like':
      return parsed(sql`not ${isLike(field, value)}`)
    case 'in_array':
    case 'any_in_array':
      return parsed(sql`${matchingItems(field, split(value))} > 0`)
    case 'all_in_array':
      return parsed(sql`${matchingItems(field, split(value))} = ${split(value).length}::int`)
    case 'gt_int':
    case 'gt_float':
      return compareNumbers(field, sql`>`, value)
    case 'lt_int':
    case 'lt_float':
      return compareNumbers(field, sql`<`, value)
    case 'gt_date':
      return compareDates(field, sql`>`, value)
    case 'lt_date':
      return compareDates(field, sql`<`, value)
  }
}
