import type { Order } from './order'

/** What of an order that is cancelled goes back: to its gift card, in minor units, and whether anything besides. */
export function moneyBack({ payments }: Pick<Order, 'payments'>): { toCard: number; isOther: boolean } {
  const paid = payments.filter(({ status }) => status === 'paid' || status === 'refunded')
  const byCard = paid.filter(({ method }) => method === 'G')
  return {
    toCard: byCard.reduce((sum, { amount }) => sum + amount, 0),
    isOther: byCard.length < paid.length,
  }
}
