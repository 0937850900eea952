import { currentTime } from '@/lib/platform/clock'
import { type Market, orderStatusPath } from '@/lib/platform/markets'
import { marketToTell } from '@/lib/platform/shop-configuration'
import { dayText, instantOf } from '@/lib/platform/time'
import { orders } from '@/lib/shop/door'
import { giftCardMailHash, giftCardReference } from '@/lib/shop/order-papers'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { faultKeys, keepDraft, refuseDraft, tooMany } from '@/lib/storefront/visitor/drafts'
import { leadToProof, mayTakeDigital, orderCall } from '@/lib/storefront/visitor/order-access'
import { giftCardMail, mostGiftDays } from '@/schemas/api/orders'

const dayMs = 24 * 60 * 60 * 1_000

/** When a mail of a day goes out: at once without one, else in the morning of the shop. Undefined for another day. */
function timeOf(day: string, now: Date, { timezone }: Market): Date | undefined {
  if (day === '') return now
  const [today, last] = [0, mostGiftDays].map((days) => dayText(now.getTime() + days * dayMs, timezone))
  if (!today || !last || day < today || day > last) return undefined
  const morning = instantOf(`${day}T08:00`, timezone)
  return morning === undefined ? undefined : new Date(Math.max(morning, now.getTime()))
}

/**
 * `POST /api/orders/gift-card-mail/?locale`: has a gift card of the visitor's order sent to who gets it as a present, in
 * two steps: what would be sent is shown first.
 */
export const POST = orderCall(async ({ request, market, fields, visitor, order }) => {
  const now = currentTime()
  if (!(await mayTakeDigital(visitor, order, now)))
    return leadToProof(request, { visitor, market, asked: fields.order })
  const { number, id: orderId } = order
  const page = (draft: string) => orderStatusPath(market, { order: number, draft }) + giftCardMailHash
  const refuse = (errors: Record<string, string>) =>
    refuseDraft(request, { form: 'cardMail', values: fields, errors, page })
  const form = giftCardMail.safeParse(fields)
  if (!form.success) return refuse(faultKeys(form.error, fields))
  const { recipient: to, from, message, day, key, card, step, again } = form.data
  const sendAt = timeOf(day, now, await marketToTell(order, market))
  if (!sendAt) return refuse({ day: 'day' })
  const sold = await orders.soldGiftCards(orderId)
  const chosen = sold.find(({ code, balance }) => balance > 0 && giftCardReference(code) === card)
  if (!chosen) return refuse({ card: 'invalid' })
  if (step !== 'send') {
    const values = { ...fields, recipient: to, from, message, day, step }
    const draft = await keepDraft(request, 'cardMail', { values, errors: {} })
    return draft === undefined ? tooMany() : leadOn(request, page(draft))
  }
  const present = { code: chosen.code, to, from, message }
  const answer = await orders.sendGiftCard({ orderId, key, present, sendAt, now, again })
  if (answer === 'tooMany') return refuse({ card: 'tooMany' })
  if (answer === 'sentBefore') return refuse({ again: 'sentBefore' })
  return leadOn(request, orderStatusPath(market, { order: number, state: 'cardSent' }))
})
