import { describe, expect, it } from 'vitest'
import { mayBecome, mayPaymentBecome } from '@/lib/shop/orders/states'
import { orderStatuses, paymentStatuses } from '@/schemas/shop'

const steps = <S extends string>(all: readonly S[], may: (from: S, to: S) => boolean) =>
  all.flatMap((from) => all.filter((to) => may(from, to)).map((to) => `${from} → ${to}`))

describe('The states of orders', () => {
  it('has these steps and no others', () => {
    expect(steps(orderStatuses, mayBecome)).toEqual([
      'awaitingPayment → placed',
      'awaitingPayment → cancelled',
      'placed → partlyShipped',
      'placed → shipped',
      'placed → cancelled',
      'partlyShipped → shipped',
      'partlyShipped → returned',
      'shipped → returned',
    ])
    expect(steps(paymentStatuses, mayPaymentBecome)).toEqual([
      'open → paid',
      'open → failed',
      'open → cancelled',
      'paid → refunded',
      'failed → paid',
      'cancelled → paid',
    ])
  })
})
