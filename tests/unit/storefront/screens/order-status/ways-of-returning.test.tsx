import { expect, it, vi } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { withdrawalPath } from '@/lib/platform/markets'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { Actions } from '@/lib/storefront/screens/order-status/actions'
import { ReturnStep } from '@/lib/storefront/screens/order-status/return-step'
import { StandingScreen } from '@/lib/storefront/screens/order-status/standing-screen'
import { orderLineOf, orderOf } from '@/tests/fixtures/checkout'
import { testMarket } from '@/tests/fixtures/render'
import { usualCosts } from '@/tests/fixtures/usual-costs'
import { renderScreen } from '../checkout/render-screen'

vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))

const order = orderOf()

const sentOn = (shippedAt: Date) => [
  { id: 5, orderId: 1, carrierKey: 'dhl', trackingNumber: null, shippedAt },
]

const formOf = (code: string, isAll?: boolean, shippedAt = new Date()) => {
  const market = testMarket(code)
  const order = orderOf({
    locale: market.shopLocale,
    shipments: sentOn(shippedAt),
    lines: [orderLineOf({ shipmentId: 5 })],
  })
  return renderScreen(
    <ReturnStep
      {...{ market, order, isAll, costs: usualCosts(market), terms: usualReturnTerms }}
      returnable={[1, 2].map((id) => ({ line: orderLineOf({ id, quantity: 2 }), left: 2 }))}
      draft={undefined}
      email="shop@example.com"
    />,
  ).html
}

it.each([
  ['de', true, 2],
  ['at', true, 2],
  ['ch', true, 1],
  ['ch-fr', true, 1],
  ['ch', false, 1],
  ['ch-fr', false, 1],
])('an order of %s whose goods are out (%s) has one way back for each right', (code, mayReturn, ways) => {
  const market = testMarket(code)
  const { html } = renderScreen(
    <Actions
      {...{ market, order, terms: usualReturnTerms, returns: [] }}
      actions={{
        ...{ pay: undefined, cancel: 'tooLate', mayReturn, mayReorder: false, invoice: undefined },
        ...{ creditNotes: [], costs: usualCosts(market) },
      }}
    />,
  )
  const returns = html.match(/step=return/g) ?? []
  const withdrawals = html.split(`href="${withdrawalPath(market, { order: order.number })}"`).slice(1)
  expect(returns).toHaveLength(mayReturn ? 1 : 0)
  expect(returns.length + withdrawals.length).toBe(ways)
})

const backFor = (reason: 'none' | 'damaged', quantity = 2) => [
  {
    ...{ id: 1, key: '', number: 'R1', requestedAt: new Date(), cancelledAt: null },
    lines: [{ lineId: 1, quantity, reason }],
  },
]
const [whole, part, faulty] = [backFor('none'), backFor('none', 1), backFor('damaged')]
const gone = whole.map((each) => ({ ...each, cancelledAt: new Date() }))

it.each([
  ['de', 'shipped', whole, 0],
  ['ch-fr', 'shipped', whole, 0],
  ['de', 'shipped', gone, 1],
  ['de', 'shipped', part, 1],
  ['ch-fr', 'shipped', part, 1],
  // It may be repaired or replaced, and the law still lets its shopper withdraw.
  ['de', 'shipped', faulty, 1],
  ['ch-fr', 'shipped', faulty, 0],
  ['de', 'returned', faulty, 0],
  ['de', 'returned', [], 0],
  ['ch-fr', 'returned', [], 0],
] as const)(
  'an order of %s that is %s offers to withdraw while something is left: %#',
  (code, status, returns, ways) => {
    const market = testMarket(code)
    const sent = orderOf({
      ...{ status, locale: market.shopLocale, shipments: sentOn(new Date()) },
      lines: [orderLineOf({ quantity: 2, shipmentId: 5 })],
    })
    const { html, text } = renderScreen(
      <Actions
        {...{ market, order: sent, terms: usualReturnTerms, returns }}
        actions={{
          ...{ pay: undefined, cancel: 'tooLate', mayReturn: false, mayReorder: false, invoice: '/' },
          ...{ creditNotes: [], costs: usualCosts(market) },
        }}
      />,
    )
    expect(html.split(`href="${withdrawalPath(market, { order: sent.number })}"`)).toHaveLength(ways + 1)
    const tooLate = marketText(market)('orderStatus.tooLate').replace(/\s+/g, ' ')
    expect(text.includes(tooLate)).toBe(ways === 1)
  },
)

it.each([
  ['de', 1],
  ['at', 1],
  ['ch', 0],
  ['ch-fr', 0],
])(
  'an order of %s of which nothing is out offers no return, and the withdrawal where a law asks for it',
  (code, ways) => {
    const market = testMarket(code)
    const placed = orderOf({ locale: market.shopLocale })
    const { html } = renderScreen(
      <Actions
        {...{ market, order: placed, terms: usualReturnTerms, returns: [] }}
        actions={{
          ...{ pay: undefined, cancel: 'possible', mayReturn: false, mayReorder: false, invoice: undefined },
          ...{ creditNotes: [], costs: usualCosts(market) },
        }}
      />,
    )
    const followed = renderScreen(<StandingScreen {...{ market, order: placed, notice: undefined }} />).html
    for (const screen of [html, followed]) {
      expect(screen).not.toContain('step=return')
      expect(screen.split(`href="${withdrawalPath(market, { order: placed.number })}"`)).toHaveLength(
        ways + 1,
      )
    }
  },
)

it.each(['de', 'at', 'ch', 'ch-fr'])(
  'the form of a return in %s says below its sum who pays the postage',
  (code) => {
    const market = testMarket(code)
    const said = marketText(market)('returnCosts.postage', usualCosts(market))
    const form = formOf(code)
    expect(form.indexOf(said)).toBeGreaterThan(form.indexOf('<output'))
    expect(form.indexOf(said)).toBeLessThan(form.lastIndexOf('type="submit"'))
  },
)

it.each([
  ['de', true],
  ['ch', false],
  ['ch-fr', false],
])('the form of a return in %s leads to a declaration where a law asks for one: %s', (code, isLed) => {
  expect(formOf(code).includes(`href="${withdrawalPath(testMarket(code), { order: order.number })}"`)).toBe(
    isLed,
  )
})

it.each([
  ['de', 1, true],
  ['at', 1, true],
  ['de', 25, false],
  ['ch', 1, false],
  ['ch-fr', 1, false],
])(
  'the form of a return in %s says after %i days that it declares the withdrawal: %s',
  (code, days, declares) => {
    const sent = new Date(Date.now() - days * 86_400_000)
    const words = 'widerrufen Sie mit der Anmeldung zugleich den Vertrag'
    expect(formOf(code, false, sent).includes(words)).toBe(declares)
  },
)

it('the form of a return begins with all pieces where all are meant, and leads from one to the other', () => {
  const chosen = (html: string) =>
    [...html.matchAll(/<option(?=[^>]* selected)[^>]* value="(\d)"/g)].map(([, value]) => value)
  expect(chosen(formOf('ch-fr'))).toEqual(['0', '0'])
  expect(formOf('ch-fr')).toContain('pieces=all')
  expect(chosen(formOf('ch-fr', true))).toEqual(['2', '2'])
  expect(formOf('ch-fr', true)).not.toContain('pieces=all')
})

it.each([
  ['de', 'DE', 'Etikett von DHL'],
  ['at', 'AT', 'Etikett von der Österreichischen Post'],
  ['ch', 'CH', 'von der Schweizerischen Post'],
  ['ch-fr', 'CH', 'étiquette de La Poste'],
] as const)(
  'the form of a return in %s from %s names who takes the parcel, and begins its sentences large',
  (code, country, said) => {
    const market = testMarket(code)
    const address = { ...orderOf().invoiceAddress, country }
    const sent = orderOf({
      ...{
        locale: market.shopLocale,
        shipments: sentOn(new Date()),
        lines: [orderLineOf({ shipmentId: 5 })],
      },
      ...{ deliveryAddress: address, invoiceAddress: address },
    })
    const { html, text } = renderScreen(
      <ReturnStep
        {...{ market, order: sent, costs: { ...usualCosts(market), how: 'label' }, terms: usualReturnTerms }}
        {...{ returnable: [{ line: orderLineOf(), left: 1 }], draft: undefined, carrier: 'dhl' }}
        email="shop@example.com"
      />,
    )
    expect(text).toContain(said)
    expect(html).toMatch(/<strong>\p{Lu}/u)
  },
)
