import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isProviderMethod, settledBy, usualPayments } from '@/lib/platform/payment-methods'
import { holdOf } from '@/lib/shop/payments'
import { offeredMethods, type PaymentContext, type PaymentRefusal } from '@/lib/shop/payments/offered-methods'
import { type Country, countries, countryCodes } from '@/schemas/markets'
import {
  type ConfiguredPayment,
  type PaymentMethod,
  type PaymentSettings,
  paymentMethods,
} from '@/schemas/shop'
import { runsOf } from '../../../fixtures/runs'

type Given = {
  country?: Country
  toPay?: number
  covered?: number
  isFreight?: boolean
  paypalInstallments?: boolean
  goods?: Partial<PaymentContext['goods']>
  isCashlessPickup?: boolean
  isPickup?: boolean
  isGuest?: boolean
  payments?: Partial<Record<ConfiguredPayment, Partial<PaymentSettings>>>
  order?: ConfiguredPayment[]
}

const paymentsOf = (country: Country, { payments = {}, order }: Given) => {
  const usual = usualPayments({ iso: `xx-${country}`, currency: countries[country].currency })
  const changed = Object.entries(payments).map(([code, settings]) => [
    code,
    { ...usual.methods[code as ConfiguredPayment], ...settings },
  ])
  return { order: order ?? usual.order, methods: { ...usual.methods, ...Object.fromEntries(changed) } }
}

const contextOf = ({ country = 'DE', toPay = 10_000, covered = 0, isFreight = false, ...rest }: Given) => ({
  country,
  options: { paypalInstallments: rest.paypalInstallments ?? false },
  payments: paymentsOf(country, rest),
  isGuest: rest.isGuest ?? true,
  isPickup: rest.isPickup ?? false,
  goods: { isSent: true, hasDigital: false, hasVouchers: false, ...rest.goods },
  isCashlessPickup: rest.isCashlessPickup ?? false,
  cost: { currencyCode: countries[country].currency, isFreight, covered, toPay },
})

const codesFor = (given: Given) =>
  offeredMethods(contextOf(given))
    .filter(({ isOffered }) => isOffered)
    .map(({ code }) => code)

const methodFor = (code: PaymentMethod, given: Given) =>
  offeredMethods(contextOf(given)).find((method) => method.code === code)

const downloads = { isSent: false, hasDigital: true }
const vouchers = { isSent: false, hasDigital: true, hasVouchers: true }

describe('The methods offered', () => {
  it('are all twelve, each once, with a reason where one is not', () => {
    const methods = offeredMethods(contextOf({}))
    expect(methods.map(({ code }) => code).sort()).toEqual([...paymentMethods].sort())
    for (const { isOffered, reason } of methods) expect(isOffered).toBe(reason === undefined)
  })

  test.each<[Country, string]>([
    ['DE', 'KK PP AP RE KC KD KN V NN'],
    ['AT', 'KK PP AP RE KC KD KN V NN'],
    ['CH', 'TW KK PP AP RE KC KN V NN'],
    ['BE', 'KK PP AP RE KC KN V'],
    ['FR', 'KK PP AP KD V'],
    ['NL', 'IL KK PP AP RE KC KD KN V'],
  ])('in %s for a parcel of 100: %s', (country, codes) => {
    expect(codesFor({ country }).join(' ')).toBe(codes)
  })

  test('a transfer where unpaid orders hold what they may says of what, and how many can be had', () => {
    const held = { name: 'Schlafsack', most: 1 }
    expect(methodFor('V', { goods: { heldUnpaid: held } })).toEqual({
      ...{ code: 'V', isOffered: false, reason: 'heldUnpaid', held },
    })
  })

  test.each(paymentMethods.filter((code) => code !== 'G' && settledBy(code) === 'shop'))(
    '%s, with which an order is open until the shop has its money, is bounded in what it holds',
    (code) => {
      const hold = holdOf(code) ?? 'heldUnpaid'
      const held = { name: 'Schlafsack', most: 1 }
      expect(methodFor(code, { goods: { [hold]: held } })).toEqual({
        ...{ code, isOffered: false, reason: hold, held },
      })
    },
  )

  test('what is paid at once is not bounded in what it holds', () => {
    const held = { heldUnpaid: { name: 'a', most: 0 }, heldLater: { name: 'a', most: 0 } }
    for (const code of paymentMethods.filter(isProviderMethod))
      expect(methodFor(code, { goods: held })?.held).toBeUndefined()
  })

  test.each<[string, Given, PaymentMethod, PaymentRefusal | undefined]>([
    ['cash on delivery for a parcel', {}, 'NN', undefined],
    ['cash on delivery with something to download', { goods: { hasDigital: true } }, 'NN', 'hasDigital'],
    ['cash on delivery for downloads alone', { goods: downloads }, 'NN', 'nothingSent'],
    ['cash on delivery by freight', { isFreight: true }, 'NN', 'freight'],
    ['cash on delivery to a station without a counter', { isCashlessPickup: true }, 'NN', 'cashlessPickup'],
    ['an invoice to a station without a counter', { isCashlessPickup: true }, 'RE', undefined],
    ['a card to a station without a counter', { isCashlessPickup: true }, 'KK', undefined],
    ['an invoice by freight', { isFreight: true }, 'RE', undefined],
    ['an invoice for downloads, which nobody takes back', { goods: downloads }, 'RE', 'hasDigital'],
    ['an invoice for a parcel and a download', { goods: { hasDigital: true } }, 'RE', 'hasDigital'],
    ['a transfer for a parcel and a download', { goods: { hasDigital: true } }, 'V', undefined],
    ['an invoice for vouchers alone', { goods: vouchers }, 'RE', 'hasVouchers'],
    [
      'an invoice for vouchers that are sent, whatever else is',
      { goods: { hasVouchers: true } },
      'RE',
      'hasVouchers',
    ],
    ['cash on delivery for vouchers that are sent', { goods: { hasVouchers: true } }, 'NN', 'hasVouchers'],
    ['later payment of vouchers alone', { goods: vouchers }, 'KC', 'hasVouchers'],
    ['instalments for vouchers alone', { goods: vouchers }, 'KD', 'hasVouchers'],
    ['a card for vouchers alone', { goods: vouchers }, 'KK', undefined],
    ['a bank payment at once for vouchers alone', { goods: vouchers }, 'KN', undefined],
    ['the Swiss app in Germany', {}, 'TW', 'country'],
    ['the Dutch bank payment in Belgium', { country: 'BE' }, 'IL', 'country'],
    ['an invoice in France, where it is not usual', { country: 'FR' }, 'RE', 'closed'],
    [
      'an invoice in France, opened there',
      { country: 'FR', payments: { RE: { isOffered: true } } },
      'RE',
      undefined,
    ],
    ['a card that the shop has closed', { payments: { KK: { isOffered: false } } }, 'KK', 'closed'],
    [
      'an invoice for customers alone, to a guest',
      { payments: { RE: { buyers: ['account'] } } },
      'RE',
      'accountOnly',
    ],
    [
      'an invoice for customers alone, to one',
      { isGuest: false, payments: { RE: { buyers: ['account'] } } },
      ...(['RE', undefined] as const),
    ],
    [
      'a transfer for guests alone, to a customer',
      { isGuest: false, payments: { V: { buyers: ['guest'] } } },
      ...(['V', 'guestOnly'] as const),
    ],
    [
      'an invoice to a station, excluded',
      { isPickup: true, payments: { RE: { excludedDeliveries: ['pickup'] } } },
      ...(['RE', 'pickup'] as const),
    ],
    ['an invoice to a station, not excluded', { isPickup: true }, 'RE', undefined],
    [
      'an invoice by freight, excluded',
      { isFreight: true, payments: { RE: { excludedDeliveries: ['freight'] } } },
      ...(['RE', 'freight'] as const),
    ],
    [
      'a transfer for downloads, excluded',
      { goods: downloads, payments: { V: { excludedDeliveries: ['download'] } } },
      ...(['V', 'hasDigital'] as const),
    ],
    ['the gift card without one', {}, 'G', 'noGiftCard'],
    ['the gift card that pays a part', { covered: 500 }, 'G', 'notCovered'],
    ['a card beside a gift card that pays a part', { covered: 500 }, 'KK', undefined],
    ['a card where the gift card pays all', { covered: 500, toPay: 0 }, 'KK', 'nothingToPay'],
  ])('%s', (_, given, code, reason) => {
    expect(methodFor(code, given)).toEqual(
      reason === undefined ? { code, isOffered: true } : { code, isOffered: false, reason },
    )
  })

  test.each<[PaymentMethod, Country, least: number, most: number]>([
    ['KK', 'DE', 50, 1_000_000],
    ['PP', 'CH', 50, 1_000_000],
    ['AP', 'FR', 50, 1_000_000],
    ['TW', 'CH', 50, 500_000],
    ['IL', 'NL', 50, 1_000_000],
    ['RE', 'AT', 1, 150_000],
    ['KC', 'DE', 100, 150_000],
    ['KD', 'DE', 5_000, 500_000],
    ['KN', 'BE', 50, 500_000],
    ['NN', 'CH', 1, 150_000],
  ])('%s takes from %s on between %d and %d, both included', (code, country, least, most) => {
    const at = (toPay: number) => methodFor(code, { country, toPay })
    expect(at(least)).toEqual({ code, isOffered: true })
    expect(at(most)).toEqual({ code, isOffered: true })
    expect(at(most + 1)).toEqual({ code, isOffered: false, reason: 'tooHigh', limit: most })
    if (least > 1) expect(at(least - 1)).toEqual({ code, isOffered: false, reason: 'tooLow', limit: least })
  })

  it('have the bounds, the order and the words of the shop', () => {
    const least = methodFor('KK', { payments: { KK: { least: 20_000 } } })
    expect(least).toEqual({ code: 'KK', isOffered: false, reason: 'tooLow', limit: 20_000 })
    const most = methodFor('RE', { payments: { RE: { most: 9_999 } } })
    expect(most).toEqual({ code: 'RE', isOffered: false, reason: 'tooHigh', limit: 9_999 })
    const words = { name: 'Kauf auf Rechnung', explanation: 'Erst ansehen.' }
    expect(methodFor('RE', { payments: { RE: words } })).toMatchObject(words)
    expect(codesFor({ order: ['RE', 'V'] }).slice(0, 2)).toEqual(['RE', 'V'])
    expect(codesFor({ order: ['RE', 'V'] }).sort()).toEqual(codesFor({}).sort())
  })

  test.each<[string, Given, true | undefined]>([
    ['where the shop has them', { paypalInstallments: true, toPay: 9_900 }, true],
    ['up to the most', { paypalInstallments: true, toPay: 500_000 }, true],
    ['not for less', { paypalInstallments: true, toPay: 9_899 }, undefined],
    ['not for more', { paypalInstallments: true, toPay: 500_001 }, undefined],
    ['not where the shop has none', { toPay: 9_900 }, undefined],
    ['not in francs', { country: 'CH', paypalInstallments: true, toPay: 9_900 }, undefined],
  ])('the wallet has instalments %s', (_, given, hasInstalments) => {
    expect(methodFor('PP', given)?.hasInstalments).toBe(hasInstalments)
  })

  it('by a gift card alone where it pays everything, and by none where nothing costs anything', () => {
    for (const country of countryCodes) {
      expect(codesFor({ country, covered: 1, toPay: 0 })).toEqual(['G'])
      expect(codesFor({ country, covered: 0, toPay: 0 })).toEqual([])
    }
  })

  it('leave a way to pay every order', () => {
    const given = fc.record({
      country: fc.constantFrom(...countryCodes),
      toPay: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      covered: fc.nat(),
      isFreight: fc.boolean(),
      goods: fc.record({
        ...{ isSent: fc.boolean(), hasDigital: fc.boolean() },
        ...{ hasVouchers: fc.boolean(), heldUnpaid: fc.constantFrom(undefined, { name: 'a', most: 1 }) },
        heldLater: fc.constantFrom(undefined, { name: 'b', most: 1 }),
      }),
      isCashlessPickup: fc.boolean(),
    })
    fc.assert(
      fc.property(given, (each) => {
        const codes = codesFor(each)
        expect(codes.length).toBeGreaterThan(0)
        expect(codes).not.toContain('G')
      }),
      { numRuns: runsOf(500) },
    )
  })
})

test('a method is settled by the payment service or by the shop', () => {
  const byShop = paymentMethods.filter((code) => settledBy(code) === 'shop')
  expect(byShop).toEqual(['G', 'NN', 'RE', 'V'])
  expect(paymentMethods.filter(isProviderMethod)).toEqual(
    paymentMethods.filter((code) => !byShop.includes(code)),
  )
})
