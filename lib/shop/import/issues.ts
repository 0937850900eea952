import type { z } from 'zod'

const mostIssues = 5

/** What a schema says against a value, in a line: `variants.0.prices.DE.withTax: expected number`. */
export function issuesInWords(error: z.ZodError): string {
  const shown = error.issues.slice(0, mostIssues).map(({ path, message }) => {
    const place = path.map(String).join('.')
    return place === '' ? message : `${place}: ${message}`
  })
  const more = error.issues.length - shown.length
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

/** Whether every text in a value can be stored: no NUL, no half of a character. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, field]) => isStorable(key) && isStorable(field))
}
