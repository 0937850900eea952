import { describe, expect, it, vi } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { creditWarning } from '@/lib/platform/shop-configuration'
import { EnteredDetails } from '@/lib/storefront/screens/checkout/entered-details'
import { PaymentStep } from '@/lib/storefront/screens/checkout/payment-step'
import { layoutDefinition } from '@/schemas/layout'
import { checkoutOf, unfinished } from '@/tests/fixtures/checkout'
import { renderScreen, textOf } from './render-screen'

vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))

const methods = (['KC', 'KD', 'PP', 'KK', 'RE'] as const).map((code) => ({
  ...{ code, isOffered: true },
  ...(code === 'PP' && { hasInstalments: true as const }),
}))
const lends = new Set<string>(['KC', 'KD', 'PP'])

/** Without the explanation that is shown of the chosen method alone. */
const unchosen = (row: string) =>
  textOf(row.replace(/<span id="[^"]*-note" class="[^"]*\bhidden\b[^"]*">.*?<\/span>/gs, ''))

describe.each(allMarkets.map((market) => [market.code, market] as const))(
  'credit in the checkout of %s',
  (_, market) => {
    const warning = creditWarning(market)
    const hasWarning = (text: string) => warning !== undefined && text.includes(textOf(warning))
    const asked = (code: string) => warning !== undefined && lends.has(code)

    it('has the warning of the law beside it before anybody has chosen', () => {
      const checkout = unfinished('payment', { methods })
      const layout = layoutDefinition.schema.parse({})
      const { html } = renderScreen(<PaymentStep market={market} checkout={checkout} layout={layout} />)
      const rows = html.split('<label').slice(1)
      const told = methods.map(({ code }, index) => [code, hasWarning(unchosen(rows[index] ?? ''))])
      expect(told).toEqual(methods.map(({ code }) => [code, asked(code)]))
    })

    it.each(methods)('has it at the review: $code', ({ code }) => {
      const checkout = checkoutOf({ methods, paymentMethod: code })
      const { text } = renderScreen(<EnteredDetails market={market} checkout={checkout} marks={[]} />)
      expect(hasWarning(text)).toBe(asked(code))
    })
  },
)
