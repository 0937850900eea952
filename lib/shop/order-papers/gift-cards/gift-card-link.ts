import { keyedHash, sameSecret } from '@/lib/platform/security'
import { isOrderNumber } from '@/schemas/order-number'

export const giftCardAddress = '/api/orders/gift-cards/'

/** Where the status of an order has the form that prints its gift cards as a present. */
export const giftCardPrintHash = '#gift-card-print'

/** Where it has the form that sends one by mail. */
export const giftCardMailHash = '#gift-card-mail'

/** Names a gift card in links and forms without its code. */
export const giftCardReference = (code: string): string =>
  keyedHash('reference of a gift card', code).slice(0, 22)

const signature = (number: string, until: number) => keyedHash('gift cards of an order', `${number} ${until}`)

const presentSignature = (mail: number, until: number) => keyedHash('gift card of a mail', `${mail} ${until}`)

type Named = { number: string; until: Date }

/** What names the gift cards of an order for whoever has it until a time, field by field. */
export function giftCardFields({ number, until }: Named): Record<string, string> {
  const end = until.getTime()
  return { order: number, until: String(end), key: signature(number, end) }
}

/** The path of the gift cards of an order, which holds for whoever has it until a time. */
export const giftCardPath = (named: Named): string =>
  `${giftCardAddress}?${new URLSearchParams(giftCardFields(named))}`

type Present = { mail: number; until: Date }

/** The path of the one gift card that a mail brings to who gets it as a present: it names nothing of the order. */
export function presentPath({ mail, until }: Present): string {
  const end = until.getTime()
  const fields = { mail: String(mail), until: String(end), key: presentSignature(mail, end) }
  return `${giftCardAddress}?${new URLSearchParams(fields)}`
}

const endOf = (query: URLSearchParams): number | undefined => {
  const until = query.get('until') ?? ''
  return /^\d{10,15}$/.test(until) ? Number(until) : undefined
}

/** What the path of an order's gift cards names; undefined when the shop has not made it. */
export function readGiftCardLink(
  query: URLSearchParams,
  now: Date,
): { number: string; isOver: boolean } | undefined {
  const [number, until] = [query.get('order') ?? '', endOf(query)]
  if (until === undefined || !isOrderNumber(number)) return undefined
  if (!sameSecret(query.get('key'), signature(number, until))) return undefined
  return { number, isOver: until <= now.getTime() }
}

/** Whether a link is one that a mail has brought with a present, whole or cut. */
export const isPresentLink = (query: URLSearchParams): boolean => query.has('mail')

/** What the path of a present names; undefined when the shop has not made it. */
export function readPresentLink(
  query: URLSearchParams,
  now: Date,
): { mail: number; isOver: boolean } | undefined {
  const [mail, until] = [query.get('mail') ?? '', endOf(query)]
  if (until === undefined || !/^[1-9]\d{0,14}$/.test(mail)) return undefined
  if (!sameSecret(query.get('key'), presentSignature(Number(mail), until))) return undefined
  return { mail: Number(mail), isOver: until <= now.getTime() }
}

/** Names the one gift card that a mail brings, as the key in the address of its page: it is no code. */
export const presentKey = ({ mail, until }: Present): string =>
  `${mail}.${until.getTime()}.${presentSignature(mail, until.getTime())}`

/** Whether the key of a gift card's page is that of a mail, whole or cut; a code has no full stop. */
export const isPresentKey = (key: string): boolean => key.includes('.')

/** What such a key names; undefined when the shop has not made it. */
export function readPresentKey(key: string, now: Date): ReturnType<typeof readPresentLink> {
  const [mail = '', until = '', signed = ''] = key.split('.')
  return readPresentLink(new URLSearchParams({ mail, until, key: signed }), now)
}
