import type { z } from 'zod'

const nameOf = (path: readonly PropertyKey[]) => {
  const last = path.at(-1)
  return (typeof last === 'number' ? path.slice(0, -1) : path).join('.') || 'body'
}

/**
 * One message for each field that is wrong, by its path: `lines.0.amount`. A value of several under one name is told by
 * that name, what is wrong as a whole by `body`.
 */
export const errorsByField = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [nameOf(path), message]))
