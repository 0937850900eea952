import type { InscriptionRule } from './inscription-rule'

export type InscriptionFault = 'missing' | 'tooLong' | 'characters'

/** The fault of an inscription for a personalised article; undefined if it can be ordered. */
export function inscriptionFault(text: string, rule: InscriptionRule): InscriptionFault | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return 'missing'
  if (trimmed.length > rule.maxLength) return 'tooLong'
  return new RegExp(rule.pattern, 'u').test(trimmed) ? undefined : 'characters'
}
