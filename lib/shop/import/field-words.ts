import type { z } from 'zod'
import { definitionOf } from './unknown-fields'

const longestGiven = 60

/** Zod's own messages, which say neither what was given nor what would be right in the words of a merchant. */
const isOfZod = /^(?:Invalid |Too (?:big|small):)/

const hasExample = /such as|none of |neither /

const kinds: Readonly<Record<string, string>> = {
  string: 'text in quotation marks',
  number: 'number',
  int: 'whole number',
  boolean: 'true or false',
  array: 'list in square brackets',
  object: 'object in braces',
  record: 'object in braces',
}

const asJson = (value: unknown) => JSON.stringify(value)

/** As the file has it; what is nested too deeply to be written is named by its kind. */
function textOf(value: unknown): string {
  try {
    return asJson(value) ?? String(value)
  } catch {
    return Array.isArray(value) ? 'a list of lists' : 'an object of objects'
  }
}

const shown = (value: unknown) => {
  const text = textOf(value)
  return text.length > longestGiven ? `${text.slice(0, longestGiven)}…` : text
}

/** What a schema is inside of what makes it optional, default or checked. */
function bare(schema: z.ZodType): z.ZodType {
  const { innerType, in: first } = definitionOf(schema)
  const inner = innerType ?? first
  return inner ? bare(inner) : schema
}

/** The schema of a field, as far as its path leads to one. */
function fieldAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const [name, ...rest] = path
  const { shape, element, valueType, options } = definitionOf(bare(schema))
  if (name === undefined) return schema
  if (options) return options.map((option) => fieldAt(option, path)).find((found) => found !== undefined)
  const inner = shape?.[String(name)] ?? element ?? valueType
  return inner && fieldAt(inner, rest)
}

const examplesIn = (schema: z.ZodType): unknown => {
  const examples = schema.meta()?.examples
  return Array.isArray(examples) ? examples[0] : undefined
}

/** The example that a field names itself, within what makes it optional or checked. */
function ownExample(schema: z.ZodType): unknown {
  const { innerType, in: first } = definitionOf(schema)
  const inner = innerType ?? first
  return examplesIn(schema) ?? (inner && ownExample(inner))
}

/** A value that a schema takes: its own example, else one made of its parts; undefined where there is none. */
function exampleOf(schema: z.ZodType): unknown {
  const own = examplesIn(schema)
  if (own !== undefined) return own
  const { type, innerType, in: first, entries, element, options, shape } = definitionOf(schema)
  const inner = innerType ?? first
  if (inner) return exampleOf(inner)
  if (entries) return Object.values(entries)[0]
  if (type === 'boolean') return true
  if (type === 'array' && element) {
    const one = exampleOf(element)
    return one === undefined ? undefined : [one]
  }
  if (options) return options.map(exampleOf).find((example) => example !== undefined)
  if (type === 'object' && shape) return exampleOfFields(shape)
  if (type !== 'number') return undefined
  const { minValue, maxValue } = schema as { minValue?: number | null; maxValue?: number | null }
  return [minValue, maxValue, 1].find((bound) => schema.safeParse(bound).success)
}

/** An object of the fields that must be there; undefined where one has no example, or there is none. */
function exampleOfFields(shape: Readonly<Record<string, z.ZodType>>): unknown {
  const needed = Object.entries(shape).filter(([, field]) => !field.safeParse(undefined).success)
  const given = needed.map(([name, field]) => [name, exampleOf(field)] as const)
  const isWhole = given.length > 0 && given.every(([, example]) => example !== undefined)
  return isWhole ? Object.fromEntries(given) : undefined
}

const valueAt = (row: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    row,
  )

const bounds = { too_big: 'at most', too_small: 'at least' } as const

/** How large a value is, where a bound is not of the value itself. */
const sizes: Readonly<Record<string, [one: string, more: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
}

function boundInWords(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, given: unknown): string {
  const most = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum)
  const size = sizes[issue.origin]
  if (!size) return `is ${shown(given)}: ${bounds[issue.code]} ${most}`
  const count = (given as { length?: number } | undefined)?.length ?? 0
  if (count === 0) return 'is empty'
  return `has ${count} ${count === 1 ? size[0] : size[1]}: ${bounds[issue.code]} ${most}`
}

function faultInWords(issue: z.core.$ZodIssue, given: unknown): string {
  if (!isOfZod.test(issue.message)) return issue.message
  if (given === undefined) return 'is missing'
  if (issue.code === 'too_big' || issue.code === 'too_small') return boundInWords(issue, given)
  if (issue.code === 'invalid_value')
    return `is ${shown(given)}, none of ${issue.values.map(asJson).join(', ')}`
  const kind = issue.code === 'invalid_type' && kinds[issue.expected]
  return kind ? `is ${shown(given)}, no ${kind}` : `is ${shown(given)}, which does not fit`
}

/** What is wrong with a field of a row: what was given, what is right, and an example where there is one. */
export function issueInWords(issue: z.core.$ZodIssue, schema: z.ZodType, row: unknown): string {
  const fault = faultInWords(issue, valueAt(row, issue.path))
  const field = fieldAt(schema, issue.path)
  // A sentence of a schema's own may be about a fact, such as a market that there is not: a made example would mislead.
  const found = isOfZod.test(issue.message) ? exampleOf : ownExample
  const example = field && !hasExample.test(fault) ? found(field) : undefined
  const place = issue.path.map(String).join('.')
  const sentence = example === undefined ? fault : `${fault}, such as ${asJson(example)}`
  return place === '' ? sentence : `${place}: ${sentence}`
}
