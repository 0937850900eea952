import type { StudioLanguage } from '@/lib/studio/i18n'

const written = /^(\d{1,9})(?:[.,](\d{1,2}))?$/

/** What the content keeps of a typed amount: `4,9` is 490 minor units; empty for none, undefined for what is no amount. */
export function minorUnitsOf(text: string): string | undefined {
  const typed = text.trim()
  if (typed === '') return ''
  const [, whole, part = ''] = written.exec(typed) ?? []
  return whole === undefined ? undefined : String(Number(whole) * 100 + Number(part.padEnd(2, '0')))
}

/** An amount of the content in whole units, with the decimal sign of the person's language; another value as it is. */
export function amountText(value: unknown, language: StudioLanguage): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const text = String(value).trim()
  if (!/^\d{1,11}$/.test(text)) return text
  const amount = (Number(text) / 100).toFixed(2)
  return language === 'en' ? amount : amount.replace('.', ',')
}
