import 'server-only'
import { currentTime } from '@/lib/platform/clock'
import type { Client } from '@/lib/platform/http'
import type { Market } from '@/lib/platform/markets'
import { baskets, orders } from '@/lib/shop/door'
import { isPresentKey, readPresentKey, soldPicture } from '@/lib/shop/order-papers'
import { codeOf } from '@/schemas/shop'
import type { GiftCardView } from './screen'

type Asked = {
  market: Market
  client: Client
  /** The visitor's. */
  basket: string | undefined
  /** What the link had in its address: a code, or the key of a mail. */
  key: string | undefined
  /** Whether a link has led here. */
  isLed: boolean
  isKept: boolean
}

/** What a mail has brought, with the words of its giver. It is signed, so that nothing can be guessed. */
async function ofMail({ market, isKept }: Asked, key: string): Promise<GiftCardView> {
  const now = currentTime()
  const link = readPresentKey(key, now)
  const mail = link && !link.isOver ? await orders.giftCardMail(link.mail) : undefined
  const card = mail && (await baskets.giftCard({ market, now }, mail.code))
  if (!mail || !card) return { kind: 'asked', isSpoiled: true }
  const order = await orders.findById(mail.orderId)
  const picture = order && soldPicture(order, card)
  const isWithdrawn = await orders.isGiftCardWithdrawn(mail.code)
  return { kind: 'card', card, isWithdrawn, isKept, giver: mail.giver, message: mail.message, picture }
}

/**
 * What the page of a gift card shows to who has come with a key. Wrong codes count as those that are redeemed. `voucher` is
 * the code of one: it is no gift card.
 */
export async function giftCardView(asked: Asked): Promise<GiftCardView | { kind: 'voucher'; code: string }> {
  const { market, client, basket, key, isLed, isKept } = asked
  if (key === undefined) return { kind: 'asked', isSpoiled: isLed }
  if (isPresentKey(key)) return ofMail(asked, key)
  const code = codeOf(key)
  if (code === undefined) return { kind: 'asked', reason: 'unknown' }
  const now = currentTime()
  const known = await baskets.knowCode({ client, now }, basket, code)
  if (!known.ok) return { kind: 'asked', reason: known.reason }
  if (known.kind === 'voucher') return { kind: 'voucher', code }
  const card = await baskets.giftCard({ market, now }, code)
  if (!card) return { kind: 'asked', reason: 'unknown' }
  return { kind: 'card', card, isWithdrawn: await orders.isGiftCardWithdrawn(code), isKept }
}
