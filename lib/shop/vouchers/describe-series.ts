import { counted, oneLine } from '@/lib/platform/text'
import type { listGiftCards, listVouchers } from './series'

const day = (time: Date | null) => time?.toISOString() ?? '…'
const sum = (minorUnits: number) => (minorUnits / 100).toFixed(2)

/** The name of a series as a terminal shows it: feeds may put anything into an id. */
export const shownId = (id: string): string => oneLine(id, 100)

type Series = {
  vouchers: Awaited<ReturnType<typeof listVouchers>>
  cards: Awaited<ReturnType<typeof listGiftCards>>
}

/** Vouchers and gift cards, each series in a line. */
export function describeSeries({ vouchers, cards }: Series): string[] {
  if (vouchers.length + cards.length === 0) return ['There are no vouchers and no gift cards.']
  return [
    ...vouchers.map(({ voucher, codes, uses }) => {
      const { id, effect, from, to, locales, usesPerCode, usesPerCustomer } = voucher
      return [
        `${shownId(id)}: ${effect.type}, ${shownId(locales.join(' '))}, ${day(from)} to ${day(to)}`,
        `${counted(codes, 'code')}, ${counted(uses, 'use')}`,
        ...(usesPerCode === null ? [] : [`${usesPerCode} per code`]),
        ...(usesPerCustomer === null ? [] : [`${usesPerCustomer} per customer`]),
      ].join(', ')
    }),
    ...cards.map(
      ({ currency, cards: count, issued, balance }) =>
        `${counted(count, 'gift card')}: ${sum(issued)} ${currency} issued, ${sum(balance)} ${currency} left`,
    ),
  ]
}
