import type { Market } from '@/lib/platform/markets'

const measured = /^(\d{1,6}(?:[.,]\d{1,3})?)(?:\s*(?:[-–—]|bis|à|tot)\s*(\d{1,6}(?:[.,]\d{1,3})?))?$/

/** A number or a range in the market's format: `7,5 - 8` → `7.5–8` in Switzerland. Other texts stay unchanged. */
export function measurement(typed: string, { numberLocale }: Pick<Market, 'numberLocale'>): string {
  const [, from, to] = measured.exec(typed.trim()) ?? []
  if (from === undefined) return typed.trim()
  const format = new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 3, useGrouping: false })
  const written = [from, to].flatMap((number) =>
    number === undefined ? [] : format.format(Number(number.replace(',', '.'))),
  )
  return written.join('–')
}
