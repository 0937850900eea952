import type { BasketItem } from '@/schemas/api/basket'

type Line = Pick<BasketItem, 'key'> & { product: Pick<BasketItem['product'], 'number'> }

/** Whether at least some pieces of the line can be ordered and are part of the total. */
export const isCounted = ({ notice }: Pick<BasketItem, 'notice'>): boolean =>
  notice === undefined || notice === 'lessLeft'

/** Whether the price of a piece says more than the total, which of one piece at its usual price says the same. */
export const isPricedApart = ({
  quantity,
  variant,
  total,
}: Pick<BasketItem, 'quantity' | 'variant' | 'total'>): boolean =>
  quantity > 1 || variant.before !== undefined || variant.price?.withTax !== total

/** The line after a removed one, else the line before it. */
export function neighbourOf(lines: readonly Pick<Line, 'key'>[], key: string): string | undefined {
  const place = lines.findIndex((line) => line.key === key)
  return (lines[place + 1] ?? lines[place - 1])?.key
}

/** The size of the recommendation slot `basket`, and the most products that it is requested for. */
export const slotSize = 12

/** The request for recommendations beside these lines. */
export function recommendationsPath(locale: string, lines: readonly Pick<Line, 'product'>[]): string {
  const numbers = [...new Set(lines.map(({ product }) => product.number))].slice(0, slotSize)
  return `/api/shop/recommendations/?${new URLSearchParams({ locale, slot: 'basket', numbers: numbers.join(',') })}`
}
