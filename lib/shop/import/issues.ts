import type { z } from 'zod'

const mostIssues = 5

/** The issues of a schema on one line: `variants.0.prices.DE.withTax: expected number`. */
export function issuesInWords(error: z.ZodError): string {
  const shown = error.issues.slice(0, mostIssues).map(({ path, message }) => {
    const place = path.map(String).join('.')
    return place === '' ? message : `${place}: ${message}`
  })
  const more = error.issues.length - shown.length
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

/** Whether PostgreSQL can store every text in a value: no NUL, no lone surrogate. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, field]) => isStorable(key) && isStorable(field))
}
