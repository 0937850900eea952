import { createHash } from 'node:crypto'

/** A canonical text of a value: keys in order, undefined fields left out. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`
}

/** The digest of a source, independent of the order of its fields. */
export const digestOf = (source: unknown): string =>
  createHash('sha256').update(canonical(source)).digest('base64url')
