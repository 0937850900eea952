import { describe, expect, it } from 'vitest'
import { allMarkets, type Market } from '@/lib/platform/markets/markets'
import { configuredPayments, paymentProblems, usualPayments } from '@/lib/platform/payment-methods'
import { shopWords } from '@/lib/platform/shop-configuration'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { costOf, withFee } from '@/lib/shop/basket/cost'
import { eInvoiceOf } from '@/lib/shop/order-papers/e-invoice/e-invoice'
import { sumRows } from '@/lib/shop/order-papers/sum-rows'
import { taxSums } from '@/lib/shop/order-papers/tax-sums'
import { orderWords } from '@/lib/shop/order-papers/words'
import { offeredMethods } from '@/lib/shop/payments/offered-methods'
import { paymentWords } from '@/lib/shop/payments/payment-words'
import { purchaseEvent } from '@/lib/storefront/runtime/tracking/purchase-event'
import type { ConfiguredPayment, Payments } from '@/schemas/shop'
import { testOrder, testPayment } from '../../../fixtures/test-order'

const marketOf = (code: string): Market => {
  const market = allMarkets.find((each) => each.code === code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}
const german = marketOf('de')
const charging = (market: Market, code: ConfiguredPayment, fee = 490): Payments => {
  const usual = usualPayments(market)
  const settings = usual.methods[code]
  return settings ? { ...usual, methods: { ...usual.methods, [code]: { ...settings, fee } } } : usual
}

/** An order with lines of several rates, to be paid at the door for a fee. */
function feeOrder(lines: NonNullable<Parameters<typeof testOrder>[0]>['lines'] = []) {
  const order = testOrder({ lines, payments: [testPayment('NN', {})] })
  const costLines = order.lines.map(({ voucherReduction: voucher, ...line }) => ({
    ...line,
    voucher,
    isBulky: false,
  }))
  const cost = withFee(order.cost, costLines, { label: 'Gebühr: Nachnahme', amount: 490 })
  return { ...order, cost, total: cost.withTax, toPay: cost.toPay }
}

describe('a fee for a means of payment', () => {
  const cases = allMarkets.flatMap((market) =>
    configuredPayments
      .filter((code) => usualPayments(market).methods[code])
      .map((code) => [market.shopLocale, code, market] as const),
  )
  it.each(cases)('in %s for %s is allowed by the law or refused with the reason', (_, code, market) => {
    const expected =
      code === 'NN' ? [] : [`payments.methods.${code}.fee: the law allows a fee for cash on delivery alone`]
    expect(paymentProblems(charging(market, code), market)).toEqual(expected)
  })

  it('leaves every shopper a method without one', () => {
    const payments = charging(german, 'NN')
    for (const code of configuredPayments) {
      const settings = payments.methods[code]
      if (settings && code !== 'NN' && code !== 'V') settings.isOffered = false
      if (settings && code === 'V') settings.buyers = ['account']
    }
    expect(paymentProblems(payments, german)).toEqual([
      'payments: no method without a fee is left for guests, which the law asks for',
    ])
  })

  const context = (payments: Payments, isPlaced = false) => ({
    ...{ country: 'DE' as const, options: { paypalInstallments: false }, payments, isGuest: true, isPlaced },
    ...{
      goods: { isSent: true, hasDigital: false, hasVouchers: false },
      isCashlessPickup: false,
      isPickup: false,
    },
    cost: { currencyCode: 'EUR' as const, isFreight: false, covered: 0, toPay: 5_000 },
  })
  const cash = (payments: Payments, isPlaced?: boolean) => {
    const method = offeredMethods(context(payments, isPlaced)).find(({ code }) => code === 'NN')
    if (!method) throw new Error('There is no cash on delivery')
    return method
  }

  it('is told before the method is chosen, and cannot be added to an order that is placed', () => {
    const method = cash(charging(german, 'NN'))
    expect(method).toMatchObject({ isOffered: true, fee: 490 })
    expect(paymentWords(method, german).fee?.replace(/\u00a0/g, ' ')).toBe('Dafür kommen 4,90 € dazu.')
    expect(paymentWords(cash(usualPayments(german)), german).fee).toBe('Das kostet nichts extra.')
    expect(cash(charging(german, 'NN'), true)).toMatchObject({ isOffered: false, reason: 'feeAfterwards' })
    expect(cash(usualPayments(german), true)).toMatchObject({ isOffered: true })
  })

  it('is taxed at the main rate of the goods, with amounts that add up', () => {
    const order = feeOrder([{ price: 2_000 }, { price: 500, vat: 0.07 }])
    expect(order.cost).toMatchObject({ withTax: 3_489, toPay: 3_489, fee: { amount: 490 } })
    const sums = taxSums(order)
    expect(sums.map(({ rate, gross }) => [rate, gross])).toEqual([
      [0.19, 2_989],
      [0.07, 500],
    ])
    expect(sums.reduce((all, { net, tax }) => all + net + tax, 0)).toBe(order.total)
  })

  it('is a line of mails and invoices, a charge of the electronic one, and part of the tracked value', () => {
    const order = feeOrder([{ price: 2_000 }])
    const rows = sumRows(order, orderWords(german), { at: order.placedAt, name: (method) => method })
    expect(rows.map(({ label }) => label)).toContain('Gebühr: Nachnahme')
    const invoice = {
      ...{ orderId: 1, number: 'B-1', sequence: 1, year: 2026, series: 'baby', paymentNames: null },
      ...{ issuedAt: new Date('2026-11-24T09:00:00Z'), seller: usualSeller('de-de') },
    }
    const { charges, lines, taxes } = eInvoiceOf(order, invoice, german)
    expect(charges.map(({ reason }) => reason)).toEqual(['Versand', 'Gebühr: Nachnahme'])
    const net = [...charges, ...lines].reduce((all, each) => all + each.net, 0)
    expect(net).toBe(taxes.reduce((all, { basis }) => all + basis, 0))
    expect(purchaseEvent(order)).toMatchObject({ value: 29.89, shipping: 4.99 })
  })

  it('is named by content, which then does not say that none is taken', () => {
    const usual = defaultConfiguration('baby', german)
    const now = Date.parse('2026-11-27T10:00:00Z')
    expect(shopWords(usual, german, now)).toMatchObject({ feeNN: undefined, ifNoFee: '' })
    const words = shopWords({ ...usual, payments: charging(german, 'NN') }, german, now)
    expect(words.feeNN?.replace(/\u00a0/g, ' ')).toBe('4,90 €')
    expect(words.ifNoFee).toBeUndefined()
  })

  it('changes nothing of what costs nothing', () => {
    const { cost } = costOf({
      ...{ currencyCode: 'EUR', lines: [], reductions: [] },
      shipping: { frachtkosten: 0, freightLabel: '', conditions: [] },
    })
    expect(cost.fee).toBeUndefined()
  })
})
