import type { BasketItem } from '@/schemas/api/basket'

type Line = Pick<BasketItem, 'key'> & { product: Pick<BasketItem['product'], 'number'> }

/** Whether the line can be ordered, or at least what is left of it: the others count nothing. */
export const isCounted = ({ notice }: Pick<BasketItem, 'notice'>): boolean =>
  notice === undefined || notice === 'lessLeft'

/** The line that stands where another was: the one after it, else the one before. */
export function neighbourOf(lines: readonly Pick<Line, 'key'>[], key: string): string | undefined {
  const place = lines.findIndex((line) => line.key === key)
  return (lines[place + 1] ?? lines[place - 1])?.key
}

/** How many products the slot `basket` recommends, and as many it is asked about. Section 9, recommendations. */
export const slotSize = 12

/** The call for what goes with the lines. */
export function recommendationsPath(locale: string, lines: readonly Pick<Line, 'product'>[]): string {
  const numbers = [...new Set(lines.map(({ product }) => product.number))].slice(0, slotSize)
  return `/api/shop/recommendations/?${new URLSearchParams({ locale, slot: 'basket', numbers: numbers.join(',') })}`
}
