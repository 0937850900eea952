import { expect, it, vi } from 'vitest'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { ReturnStep } from '@/lib/storefront/screens/order-status/return-step'
import { orderLineOf, orderOf } from '@/tests/fixtures/checkout'
import { testMarket } from '@/tests/fixtures/render'
import { usualCosts } from '@/tests/fixtures/usual-costs'
import { renderScreen } from '../checkout/render-screen'

vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))

it.each([
  ['de', 'dhl', /gleich das Etikett erstellt.*nicht mehr zurücknehmen/],
  ['at', 'dhl', /gleich das Etikett erstellt.*nicht mehr zurücknehmen/],
  ['ch', 'swisspost', /gleich die Etikette erstellt.*nicht mehr zurücknehmen/],
  ['ch-fr', 'swisspost', /l’étiquette est établie.*ne peut plus être annulé/],
])(
  'the form of a return says that its label makes it final, and only where there is one: %s',
  (code, carrier, words) => {
    const market = testMarket(code)
    const order = orderOf({
      locale: market.shopLocale,
      shipments: [{ id: 5, orderId: 1, carrierKey: carrier, trackingNumber: null, shippedAt: new Date() }],
      lines: [orderLineOf({ shipmentId: 5 })],
    })
    const said = (label: string | undefined) =>
      renderScreen(
        <ReturnStep
          {...{ market, order, costs: usualCosts(market), terms: usualReturnTerms, carrier: label }}
          {...{ returnable: [{ line: orderLineOf(), left: 1 }], draft: undefined, email: 'shop@example.com' }}
        />,
      ).text
    expect(said(carrier)).toMatch(words)
    expect(said(undefined)).not.toMatch(words)
  },
)
