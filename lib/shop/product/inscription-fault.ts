import type { InscriptionRule } from './inscription-rule'

export type InscriptionFault = 'missing' | 'tooLong' | 'characters'

/** What is wrong with the text for a personalised article; nothing when it can be ordered. */
export function inscriptionFault(text: string, rule: InscriptionRule): InscriptionFault | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return 'missing'
  if (trimmed.length > rule.maxLength) return 'tooLong'
  return new RegExp(rule.pattern, 'u').test(trimmed) ? undefined : 'characters'
}
