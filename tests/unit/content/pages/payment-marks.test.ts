import { expect, it } from 'vitest'
import { paymentMarks } from '@/lib/content/pages/payment-marks'
import { allMarkets, type Market } from '@/lib/platform/markets/markets'
import { usualPayments } from '@/lib/platform/payment-methods'
import { layoutDefinition } from '@/schemas/layout'
import { type ConfiguredPayment, type PaymentSettings, paymentMethods } from '@/schemas/shop'
import { seedStories } from '@/scripts/seed/content'

const marketOf = (locale: string): Market => {
  const market = allMarkets.find(({ shopLocale }) => shopLocale === locale)
  if (!market) throw new Error(`no market ${locale}`)
  return market
}

const de = marketOf('de-de')
const mark = (name: string, code?: string) => ({ uid: name, component: 'layout_mark' as const, name, code })
const written = [
  mark('Kreditkarte', 'card'),
  mark('PayPal', 'PP'),
  mark('Kauf auf Rechnung', 'RE'),
  mark('Visa'),
]

const shown = (
  changes: Partial<Record<ConfiguredPayment, Partial<PaymentSettings>>>,
  market = de,
  order?: ConfiguredPayment[],
) => {
  const usual = usualPayments(market)
  const methods = Object.fromEntries(
    Object.entries(usual.methods).map(([code, settings]) => [
      code,
      { ...settings, ...changes[code as ConfiguredPayment] },
    ]),
  )
  const payments = {
    order: [...(order ?? []), ...usual.order.filter((code) => !order?.includes(code))],
    methods,
  }
  return paymentMarks(written, payments, market).map(({ name }) => name)
}

it('are those of the methods that the shop offers, by the names that editors gave them, and what else they put there', () => {
  expect(shown({})).toEqual([
    ...['Kreditkarte', 'PayPal', 'Apple Pay / Google Pay', 'Kauf auf Rechnung'],
    ...['Später bezahlen mit Klarna', 'Vorkasse', 'Nachnahme', 'Visa'],
  ])
})

it('end with a method that is closed, come with one that is opened, and have its own name and order', () => {
  expect(shown({ RE: { isOffered: false } })).not.toContain('Kauf auf Rechnung')
  expect(shown({ PP: { isMarked: false } })).not.toContain('PayPal')
  expect(shown({ NN: { isMarked: false } })).not.toContain('Nachnahme')
  expect(shown({ V: { name: 'Überweisung' } })).toContain('Überweisung')
  expect(shown({ RE: { name: 'Rechnung von uns' } })).toContain('Rechnung von uns')
  expect(shown({}, de, ['V', 'RE']).slice(0, 2)).toEqual(['Vorkasse', 'Kauf auf Rechnung'])
  expect(shown({ RE: { isOffered: true } }, marketOf('fr-fr'))).toContain('Kauf auf Rechnung')
})

it.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
  'in %s stay those of the first content where nothing is configured',
  (locale, market) => {
    const story = seedStories('bm').find(({ fullSlug }) => fullSlug === `${locale}/layouts/layout`)
    const { paymentProviders } = layoutDefinition.schema.parse(story?.content)
    const after = paymentMarks(paymentProviders, usualPayments(market), market)
    expect(after.map(({ name }) => name)).toEqual(paymentProviders.map(({ name }) => name))
    for (const { code } of after) expect(paymentMethods).toContain(code)
  },
)
