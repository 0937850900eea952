import type { z } from 'zod'
import { nearestName } from '@/lib/platform/text'

/** The parts of a schema's definition that hold other schemas, by zod's names for them. */
type Definition = {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  element?: z.ZodType
  keyType?: z.ZodType
  valueType?: z.ZodType
  left?: z.ZodType
  right?: z.ZodType
  getter?: () => z.ZodType
  options?: readonly z.ZodType[]
  shape?: Readonly<Record<string, z.ZodType>>
  /** Of an enumeration. */
  entries?: Readonly<Record<string, string>>
}

/** The parts of a schema. */
export const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The only object of a union, which an object is meant for. */
function onlyObject(options: readonly z.ZodType[], value: unknown): z.ZodType | undefined {
  const [first, ...others] = options.filter((option) => definitionOf(option).shape)
  return isRecord(value) && others.length === 0 ? first : undefined
}

/** The option of a union that a value is meant for: the one whose literal it has, else one that takes it. */
const optionFor = (options: readonly z.ZodType[], value: unknown): z.ZodType | undefined =>
  options.find((option) => {
    const { shape } = definitionOf(option)
    const kind = shape?.type
    return kind !== undefined && isRecord(value) && kind.safeParse(value.type).success
  }) ??
  options.find((option) => option.safeParse(value).success) ??
  onlyObject(options, value)

/** The fields that an object may have; undefined where any name will do. */
function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> | undefined {
  const { shape, keyType, valueType } = definitionOf(schema)
  const { entries } = keyType ? definitionOf(keyType) : {}
  if (!entries || !valueType) return shape
  return Object.fromEntries(Object.values(entries).map((name) => [name, valueType]))
}

/** A field that a schema does not know: what is wrong with it, or nothing where other systems may have their own. */
type Unknown = { path: string; fault?: string }

function* unknownIn(schema: z.ZodType, value: unknown, path: string): Generator<Unknown> {
  const {
    type,
    innerType,
    in: first,
    element,
    valueType,
    left,
    right,
    getter,
    options,
  } = definitionOf(schema)
  const inner = innerType ?? first ?? (type === 'lazy' ? getter?.() : undefined)
  if (inner) yield* unknownIn(inner, value, path)
  else if (options) {
    const option = optionFor(options, value)
    if (option) yield* unknownIn(option, value, path)
  } else if (left && right) {
    // A part of an intersection does not know the fields of the other one.
  } else if (Array.isArray(value)) {
    if (element) for (const [at, item] of value.entries()) yield* unknownIn(element, item, `${path}${at}.`)
  } else if (isRecord(value)) {
    const shape = shapeOf(schema)
    for (const [name, field] of Object.entries(value)) {
      const known = shape ? (Object.hasOwn(shape, name) ? shape[name] : undefined) : valueType
      const isForeign = schema.meta()?.isOpen === true && nearlyOneOf(name, shape) === undefined
      const place = `${path}${name}`
      if (known) yield* unknownIn(known, field, `${place}.`)
      else if (isForeign) yield { path: place }
      else if (shape) yield { path: place, fault: inWords(place, name, Object.keys(shape)) }
    }
  }
}

/** In an object that may have fields of other systems, a name that differs by so few letters is a mistake. */
const lettersForOne = 4

const nearlyOneOf = (name: string, shape: Readonly<Record<string, unknown>> = {}) =>
  nearestName(name, Object.keys(shape), Math.floor(name.length / lettersForOne))

function inWords(place: string, name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known)
  const hint = nearest ? `the nearest known one is ${nearest}` : `the known ones are ${known.join(', ')}`
  return `${place}: there is no field of this name; ${hint}`
}

/** More than are told, and few enough to be looked for. */
const mostUnknown = 100

const withoutIndexes = (path: string) => path.replace(/\.\d+(?=\.)/g, '')

/**
 * The first fields of a row that its schema does not know: faults, each with the known one that is most like it, and the
 * places of those that it may have and that are not read.
 */
export function unknownFields(schema: z.ZodType, row: unknown): { faults: string[]; foreign: string[] } {
  const all = unknownIn(schema, row, '').take(mostUnknown).toArray()
  return {
    faults: all.flatMap(({ fault }) => fault ?? []),
    foreign: all.flatMap(({ path, fault }) => (fault === undefined ? withoutIndexes(path) : [])),
  }
}
