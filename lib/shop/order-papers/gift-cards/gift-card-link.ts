import { keyedHash, sameSecret } from '@/lib/platform/security'
import { isOrderNumber } from '@/schemas/order-number'

export const giftCardAddress = '/api/orders/gift-cards/'

/** Where the status of an order has the form that prints its gift cards as a present. */
export const giftCardPrintHash = '#gift-card-print'

/** Names a gift card in links and forms without its code. */
export const giftCardReference = (code: string): string =>
  keyedHash('reference of a gift card', code).slice(0, 22)

const isReference = (text: string) => /^[\w-]{22}$/.test(text)

const signature = (number: string, until: number, one?: string) =>
  one === undefined
    ? keyedHash('gift cards of an order', `${number} ${until}`)
    : keyedHash('gift card of an order', `${number} ${one} ${until}`)

type Named = {
  number: string
  until: Date
  /** The reference of the only card that it opens: it is given to somebody else. */
  one?: string
}

/** What names the gift cards of an order for whoever has it until a time, field by field. */
export function giftCardFields({ number, until, one }: Named): Record<string, string> {
  const end = until.getTime()
  const own = { order: number, until: String(end), key: signature(number, end, one) }
  return one === undefined ? own : { ...own, one }
}

/** The path of the gift cards of an order, which holds for whoever has it until a time. */
export const giftCardPath = (named: Named): string =>
  `${giftCardAddress}?${new URLSearchParams(giftCardFields(named))}`

type Read = { number: string; isOver: boolean; one?: string }

/** What such a path names; undefined when the shop has not made it. */
export function readGiftCardLink(query: URLSearchParams, now: Date): Read | undefined {
  const [number = '', until = ''] = [query.get('order') ?? '', query.get('until') ?? '']
  if (!isOrderNumber(number) || !/^\d{10,15}$/.test(until)) return undefined
  const one = query.get('one') ?? undefined
  if (one !== undefined && !isReference(one)) return undefined
  if (!sameSecret(query.get('key'), signature(number, Number(until), one))) return undefined
  return { number, isOver: Number(until) <= now.getTime(), ...(one !== undefined && { one }) }
}
