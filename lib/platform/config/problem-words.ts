import type { z } from 'zod'

/** What is wrong with the value of a setting, as the rest of a sentence; of checks that do not say it themselves. */
export function problemWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? 'is no whole number' : undefined
    case 'invalid_format':
      return issue.format === 'email' ? 'is no mail address' : undefined
    case 'invalid_value':
      return `is none of ${issue.values.join(', ')}`
    case 'too_small':
      if (issue.origin !== 'string') return `is less than ${issue.minimum}`
      return issue.minimum === 1 ? 'is empty' : `has fewer than ${issue.minimum} characters`
    case 'too_big':
      return issue.origin === 'string'
        ? `has more than ${issue.maximum} characters`
        : `is more than ${issue.maximum}`
    default:
      return undefined
  }
}
