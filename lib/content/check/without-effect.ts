import type { z } from 'zod'
import { conditionsOf, type FieldCondition, hintsOf } from '@/schemas/content'
import { isEmpty, type Problem } from './check-field'

/** The value of a field as a page reads it; undefined for one that cannot be read. */
const parsed = (schema: z.ZodType | undefined, value: unknown): unknown => {
  try {
    return schema?.safeParse(value).data
  } catch {
    return undefined
  }
}

const isInitial = (schema: z.ZodType, value: unknown): boolean =>
  JSON.stringify(parsed(schema, value)) === JSON.stringify(parsed(schema, undefined))

/** Whether the other field has the value on which the effect of this one depends. */
function isMet({ field, is }: FieldCondition, shape: z.ZodRawShape, blok: Record<string, unknown>): boolean {
  if (is === 'filled') return !isEmpty(blok[field])
  if (is === 'empty') return isEmpty(blok[field])
  return is.includes(String(parsed(shape[field] as z.ZodType | undefined, blok[field])))
}

const inWords = ({ field, is }: FieldCondition): string => {
  if (is === 'filled') return `${field} is empty`
  if (is === 'empty') return `${field} is filled`
  return `${field} is not ${is.join(' or ')}`
}

/** The fields that are filled and change nothing, because of what another field of the block says. */
export const idleFields = (shape: z.ZodRawShape, blok: Record<string, unknown>): Problem[] =>
  Object.entries(shape).flatMap(([name, field]) => {
    const schema = field as z.ZodType
    const unmet = conditionsOf(hintsOf(schema) ?? {}).find((condition) => !isMet(condition, shape, blok))
    if (!unmet || isEmpty(blok[name]) || isInitial(schema, blok[name])) return []
    return [{ field: name, reason: `has no effect: ${inWords(unmet)}` }]
  })
