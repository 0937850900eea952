import type { AdvancedAttributes } from '@/schemas/shop'

/** A number with at most two decimals, in the spellings of the shop's languages. */
const amount = '(\\d{1,3}(?:[.,]\\d{1,2})?)'
const number = (text: string | undefined) => (text ? Number(text.replace(',', '.')) : undefined)

export type ToldRange = { from?: number | undefined; to?: number | undefined }

/**
 * Reads ranges with a unit: `40–87 cm`, `ab 9 kg`, `bis 13 kg`, `ab Geburt bis 18 Monate`. Units are parts of an expression. The end
 * alone has the unit, or both have the same.
 */
export function rangeReader(units: string): (value: string) => (ToldRange & { unit: string }) | undefined {
  const range = new RegExp(
    `^${amount}\\s?(?:${units})?\\s?(?:[–-]|bis|à|jusqu.à|tot)\\s?${amount}\\s?(${units})$`,
    'i',
  )
  const end = new RegExp(`(?:(?:^|\\s)(?:bis|jusqu.à|tot)\\s|[–-]\\s?)${amount}\\s?(${units})$`, 'i')
  const start = new RegExp(`^(?:ab|dès|vanaf)\\s${amount}\\s?(${units})$`, 'i')
  return (value) => {
    const text = value.trim()
    const [both, upTo, fromOn] = [range, end, start].map((one) => one.exec(text))
    if (both) return { from: number(both[1]), to: number(both[2]), unit: both[3] ?? '' }
    if (upTo) return { to: number(upTo[1]), unit: upTo[2] ?? '' }
    return fromOn ? { from: number(fromOn[1]), unit: fromOn[2] ?? '' } : undefined
  }
}

/** What goods tell of themselves, as pairs of a label and a value of the same language. */
export const toldRows = (facts: AdvancedAttributes): { label: string; value: string }[] =>
  Object.values(facts).flatMap(({ label, value }) =>
    Object.entries(value).flatMap(([language, text]) => {
      const own = Object.entries(label).find(([other]) => other === language)?.[1]
      return own && text ? [{ label: own, value: text }] : []
    }),
  )
