import { describe, expect, it } from 'vitest'
import { orderNumber } from '@/lib/shop/orders/order-number'
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

describe('The number of an order', () => {
  it('has eight digits, is never given twice and does not tell how many orders there are', () => {
    const numbers = Array.from({ length: 20_000 }, (_, index) => orderNumber(index + 1))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.every((number) => /^\d{8}$/.test(number))).toBe(true)
    expect(numbers[0]).not.toBe(orderNumber(2))
    expect([...numbers].sort()).not.toEqual(numbers)
  })

  it('goes on beyond the last number of eight digits', () => {
    const last = 89_999_998
    expect(orderNumber(last)).toMatch(/^\d{8}$/)
    expect(orderNumber(last + 1)).toBe(`${orderNumber(1)}1`)
  })
})
