import { describe, expect, it, vi } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { allMarkets } from '@/lib/platform/markets/markets'
import { EnteredDetails } from '@/lib/storefront/screens/checkout/entered-details'
import { PaymentStep } from '@/lib/storefront/screens/checkout/payment-step'
import { layoutDefinition } from '@/schemas/layout'
import { checkoutOf, unfinished } from '@/tests/fixtures/checkout'
import { renderScreen, textOf } from './render-screen'

vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))

const days = 17

describe.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
  'an invoice in %s',
  (_, market) => {
    const t = marketText(market)
    const due = textOf(t('payment.due', { days }))
    /** A shop's own words about the method leave the days out, which stand beside them. */
    const methods = (explanation?: string) => [
      { code: 'KK' as const, isOffered: true },
      { code: 'RE' as const, isOffered: true, dueDays: days, ...(explanation && { explanation }) },
    ]

    it('says at the method and at the review when it is due, and from when that counts', () => {
      for (const explanation of [undefined, 'Eigene Worte.']) {
        const checkout = unfinished('payment', { methods: methods(explanation) })
        const layout = layoutDefinition.schema.parse({})
        const step = renderScreen(<PaymentStep market={market} checkout={checkout} layout={layout} />)
        expect(step.text).toContain(due)
        const chosen = checkoutOf({ methods: methods(explanation), paymentMethod: 'RE' })
        expect(renderScreen(<EnteredDetails market={market} checkout={chosen} marks={[]} />).text).toContain(
          due,
        )
      }
      const other = checkoutOf({ methods: methods(), paymentMethod: 'KK' })
      expect(renderScreen(<EnteredDetails market={market} checkout={other} marks={[]} />).text).not.toContain(
        due,
      )
    })

    it('has the same days in the same words on the mail, the paper and the page of the order', () => {
      const terms = due.slice(due.search(/innerhalb|innert|dans les|binnen/))
      expect(terms).toContain(String(days))
      const values = { method: 'RE', amount: '1', days }
      for (const key of ['invoice.payment.invoice', 'orderMails.payLater'] as const)
        expect(textOf(t(key, values))).toContain(terms)
    })
  },
)
