import { keyedHash, sameSecret } from '@/lib/platform/security'
import { isOrderNumber } from '@/schemas/order-number'

export const giftCardAddress = '/api/orders/gift-cards/'

/** Where the status of an order has the form that prints its gift cards as a present. */
export const giftCardPrintHash = '#gift-card-print'

const signature = (number: string, until: number) => keyedHash('gift cards of an order', `${number} ${until}`)

type Named = { number: string; until: Date }

/** What names the gift cards of an order for whoever has it until a time, field by field. */
export function giftCardFields({ number, until }: Named): { order: string; until: string; key: string } {
  const end = until.getTime()
  return { order: number, until: String(end), key: signature(number, end) }
}

/** The path of the gift cards of an order, which holds for whoever has it until a time. */
export const giftCardPath = (named: Named): string =>
  `${giftCardAddress}?${new URLSearchParams(giftCardFields(named))}`

type Read = { number: string; isOver: boolean }

/** What such a path names; undefined when the shop has not made it. */
export function readGiftCardLink(query: URLSearchParams, now: Date): Read | undefined {
  const [number = '', until = ''] = [query.get('order') ?? '', query.get('until') ?? '']
  if (!isOrderNumber(number) || !/^\d{10,15}$/.test(until)) return undefined
  if (!sameSecret(query.get('key'), signature(number, Number(until)))) return undefined
  return { number, isOver: Number(until) <= now.getTime() }
}
