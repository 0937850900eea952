import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findMarket } from '@/lib/platform/markets'
import { allMarkets } from '@/lib/platform/markets/markets'
import { configuredPayments } from '@/lib/platform/payment-methods'
import { warningOf } from '@/lib/platform/shop-configuration'
import { Promises } from '@/lib/storefront/screens/product/promises'
import type { PaymentSettings, Payments } from '@/schemas/shop'
import { usualCosts } from '@/tests/fixtures/usual-costs'

type Method = [name: string, code: string | undefined]

function promised(
  methods: readonly Method[],
  {
    code = 'de',
    personalised = false,
    sealed = false,
    voucher = false,
    download = false,
    days = 30,
    bulky = false,
    takesMade = false,
    onePrice = true,
    madeDays = undefined as number | undefined,
    prices = [11_900],
    payments = undefined as Pick<Payments, 'methods'> | undefined,
  } = {},
) {
  const market = findMarket('bm', code)
  if (!market) throw new Error(`no market ${code}`)
  const paymentProviders = methods.map(([name, method]) => ({
    uid: '',
    component: 'layout_mark' as const,
    name,
    code: method,
  }))
  const html = renderToStaticMarkup(
    <Promises
      market={market}
      terms={{ days, takesMade }}
      service={{ onePrice, madeDays }}
      returnCosts={usualCosts(market)}
      bulky={bulky}
      layout={{ paymentProviders }}
      personalised={personalised}
      sealed={sealed}
      voucher={voucher}
      download={download}
      prices={prices}
      payments={payments}
      hrefs={{ payment: '/de/zahlung/', returns: undefined }}
    />,
  )
  const inLine = html.replace(/<\/span><span[^>]*><i>\u00a0· <\/i>/g, ' · ')
  return [...inLine.matchAll(/<li[^>]*>.*?<\/li>/gs)].map(([line]) =>
    [...line.matchAll(/>([^<]+)</g)].map(([, words]) => words).join(' – '),
  )
}

const card: Method = ['Kreditkarte', 'KK']
const wallet: Method = ['Wallet', 'PP']
const invoice: Method = ['Rechnung', 'RE']

test.each<[string, Method[], string]>([
  ['on invoice where the market has it', [card, invoice], 'Kauf auf Rechnung – Erst ansehen, dann bezahlen'],
  [
    'by the ways to pay where none has a code, because none is known as invoice',
    [
      ['Kreditkarte', undefined],
      ['Wallet', undefined],
    ],
    'Bezahlen, wie es Ihnen passt – Kreditkarte · Wallet',
  ],
  [
    'by the ways to pay where it has no invoice',
    [card, wallet],
    'Bezahlen, wie es Ihnen passt – Kreditkarte · Wallet',
  ],
  [
    'by the first four of many ways',
    [card, wallet, ['A', 'V'], ['B', 'TW'], ['C', 'AP']],
    'Bezahlen, wie es Ihnen passt – Kreditkarte · Wallet · A · B',
  ],
])('the first of three lines promises to pay %s', (_, methods, expected) => {
  const lines = promised(methods)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toBe(expected)
  expect(lines.slice(1)).toEqual([
    'Ein Preis für alle – Ohne Kundenkarte und Mitgliedschaft',
    '30 Tage Rückgabe – Ohne Begründung, Porto erstattet',
  ])
})

const within = (least: number, most?: number): PaymentSettings => ({
  ...{ isOffered: true, isMarked: true, buyers: ['guest', 'account'], excludedDeliveries: [] },
  ...{ least, most },
})

test.each<[string, number[], string]>([
  ['at most what a method takes', [5_000], 'Kauf auf Rechnung – Erst ansehen, dann bezahlen'],
  ['more than a method takes', [11_900], 'Bezahlen, wie es Ihnen passt – Kreditkarte · Wallet'],
  ['more in one of its variants', [4_900, 5_001], 'Bezahlen, wie es Ihnen passt – Kreditkarte · Wallet'],
  ['less than another takes', [999], 'Kauf auf Rechnung – Erst ansehen, dann bezahlen'],
  ['more than one takes and less than another', [900, 6_000], 'Bezahlen, wie es Ihnen passt – Kreditkarte'],
])('an article is promised no way to pay that is not for its price: %s', (_, prices, expected) => {
  const payments = { methods: { KK: within(50), RE: within(1, 5_000), PP: within(1_000) } }
  expect(promised([card, invoice, wallet], { prices, payments })[0]).toBe(expected)
})

test.each(
  allMarkets.flatMap((market) =>
    configuredPayments.filter((method) => method !== 'RE').map((method) => [market, method] as const),
  ),
)('the warning of the law stands beside credit that is named: %s', ({ code }, method) => {
  const market = findMarket('bm', code)
  if (!market) throw new Error(`no market ${code}`)
  const warning = warningOf(method, market)
  const [line] = promised([wallet, ['So', method], card], { code })
  expect(line).toContain(`Wallet · So${warning === undefined ? '' : ` (${warning})`} · Kreditkarte`)
})

test('nothing is promised about paying where the shop shows no way to pay', () => {
  expect(promised([])).toEqual([
    'Ein Preis für alle – Ohne Kundenkarte und Mitgliedschaft',
    '30 Tage Rückgabe – Ohne Begründung, Porto erstattet',
  ])
})

test.each([
  ['ch-fr', 'Payez comme vous le souhaitez – Kreditkarte · Wallet'],
  ['nl', 'Betalen zoals u wilt – Kreditkarte · Wallet'],
])('a market without invoice has its line in the language of %s', (code, expected) => {
  expect(promised([card, wallet], { code })[0]).toBe(expected)
})

test('a file, which is paid before it is downloaded, is not promised on invoice', () => {
  expect(promised([card, invoice], { download: true })[0]).toBe('Bezahlen, wie es Ihnen passt – Kreditkarte')
})

test.each<[string, Method[], string[]]>([
  [
    'names the other ways to pay',
    [card, invoice, wallet],
    ['Bezahlen, wie es Ihnen passt – Kreditkarte · Wallet'],
  ],
  [
    'names none that is not for vouchers',
    [card, ['Später bezahlen', 'KC'], ['Nachnahme', 'NN']],
    ['Bezahlen, wie es Ihnen passt – Kreditkarte'],
  ],
  ['says nothing where the layout knows no other', [], []],
])('a voucher, which cannot be bought on invoice, %s', (_, methods, expected) => {
  expect(promised(methods, { voucher: true }).slice(0, -1)).toEqual(expected)
})

test('what is made for one buyer is not promised to be taken back', () => {
  expect(promised([invoice], { personalised: true })[2]).toBe(
    'Eigens für Sie gemacht – Rückgabe nur bei einem Mangel',
  )
})

test('what is made for one buyer is promised to be taken back where the shop does so', () => {
  expect(promised([invoice], { personalised: true, takesMade: true })[2]).toBe(
    '30 Tage Rückgabe – Ohne Begründung, Porto erstattet',
  )
})

test('one price for everybody is promised only where the shop has it', () => {
  expect(promised([invoice], { onePrice: false }).join()).not.toContain('Ein Preis')
  expect(promised([invoice], { code: 'ch-fr', onePrice: false }).join()).not.toMatch(/prix|carte/)
})

test('what is made for one buyer says how long that takes', () => {
  expect(promised([invoice], { personalised: true, madeDays: 6 })[2]).toBe(
    'Eigens für Sie gemacht – Anfertigung in 6 Werktagen · Rückgabe nur bei einem Mangel',
  )
})

test('what is sent as freight is promised to be collected', () => {
  expect(promised([invoice], { bulky: true })[2]).toBe(
    '30 Tage Rückgabe – Ohne Begründung, Abholung kostenlos',
  )
})

test('what is sealed is promised to be taken back with its seal alone', () => {
  expect(promised([invoice], { sealed: true })[2]).toBe('30 Tage Rückgabe – Nur mit unversehrtem Siegel')
})

test('a gift card is taken back as long as nothing of it is spent, whether it comes by mail or by post', () => {
  const mailed = promised([invoice, card], { voucher: true, download: true })
  expect(mailed).toEqual([
    'Bezahlen, wie es Ihnen passt – Kreditkarte',
    '30 Tage Rückgabe – Solange nichts davon eingelöst ist',
  ])
  const posted = promised([invoice, card], { voucher: true }).at(-1)
  expect(posted).toMatch(/^30 Tage Rückgabe – Ohne Begründung.*Solange nichts davon eingelöst ist$/)
})

test.each([{}, { sealed: true }])('promises no return where the shop takes nothing back: %j', (more) => {
  expect(promised([], { ...more, days: 0 }).join()).not.toMatch(/Rückgabe|Siegel/)
})
