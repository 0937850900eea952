import type { z } from 'zod'

type Path = readonly PropertyKey[]

/** The fields that a schema does not know, by an issue of it; undefined where the issue is of anything else. */
function unknownFields(issue: z.core.$ZodIssue): Path[] | undefined {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key])
  // A record whose keys come from a list, such as the countries.
  if (issue.code === 'invalid_key') return [issue.path]
  if (issue.code !== 'invalid_union') return undefined
  // The kind of value that is meant is one that would fit without them.
  for (const issues of issue.errors) {
    const within = issues.map(unknownFields)
    if (within.length > 0 && within.every((paths) => paths !== undefined))
      return within.flat().map((path) => [...issue.path, ...path])
  }
  return undefined
}

/** A value without what lies at a path. */
function without(value: unknown, [key, ...rest]: Path): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value
  if (Array.isArray(value)) return value.map((part, at) => (at === Number(key) ? without(part, rest) : part))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (name !== String(key)) return [[name, part]]
      return rest.length === 0 ? [] : [[name, without(part, rest)]]
    }),
  )
}

/**
 * Reads a stored value without the fields that its schema does not know, wherever they stand: a newer release may have
 * written them. Anything else that does not fit is a fault, as it is of the schema itself.
 */
export function parseKnown<T>(schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed
  const unknown = parsed.error.issues.flatMap((issue) => unknownFields(issue) ?? [])
  if (unknown.length === 0) return parsed
  return schema.safeParse(unknown.reduce<unknown>(without, value))
}
