import type { z } from 'zod'

const nameOf = (path: readonly PropertyKey[]) => {
  const last = path.at(-1)
  return (typeof last === 'number' ? path.slice(0, -1) : path).join('.') || 'body'
}

/**
 * One message for each invalid field, by its path: `lines.0.amount`. An error in one of several values under one name
 * is reported under that name, an error of the whole body under `body`.
 */
export const errorsByField = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [nameOf(path), message]))
