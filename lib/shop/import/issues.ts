import type { z } from 'zod'
import { issueInWords } from './field-words'
import { unknownFields } from './unknown-fields'

const mostIssues = 5

/** The issues of a schema on one line: `variants.0.prices.DE.withTax: is "1", no whole number, such as 1`. */
export const issuesInWords = (error: z.ZodError, schema: z.ZodType, row: unknown): string =>
  inOneLine(error.issues.map((issue) => issueInWords(issue, schema, row)))

/** A row without the name of its type, which tells the schema and is not always a part of it. */
function fieldsOf(schema: z.ZodType, row: unknown): unknown {
  if (typeof row !== 'object' || row === null || 'type' in ((schema as Partial<z.ZodObject>).shape ?? {}))
    return row
  const { type: _, ...fields } = row as { type?: unknown }
  return fields
}

/** Reads a row by its schema; a field that the schema does not know is a fault, too, wherever it stands. */
export function readStrictly<T>(
  schema: z.ZodType<T>,
  row: unknown,
): { ok: true; data: T; foreign: readonly string[] } | { ok: false; reason: string } {
  const fields = fieldsOf(schema, row)
  const { faults: unknown, foreign } = unknownFields(schema, fields)
  const { data, error } = schema.safeParse(fields)
  // The list of the unknown ones has them already, there with the one that is meant.
  const isSaid = ({ code }: z.core.$ZodIssue) => code === 'unrecognized_keys' && unknown.length > 0
  const issues =
    error?.issues.filter((issue) => !isSaid(issue)).map((issue) => issueInWords(issue, schema, fields)) ?? []
  const faults = [...unknown, ...issues]
  if (error || faults.length > 0) return { ok: false, reason: inOneLine(faults) }
  return isStorable(data)
    ? { ok: true, data, foreign }
    : { ok: false, reason: 'a text has characters that cannot be stored' }
}

function inOneLine(faults: readonly string[]): string {
  const more = faults.length - mostIssues
  return [...faults.slice(0, mostIssues), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

/** Whether PostgreSQL can store every text in a value: no NUL, no lone surrogate. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, field]) => isStorable(key) && isStorable(field))
}
