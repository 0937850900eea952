import { describe, expect, it, vi } from 'vitest'
import { loginPath } from '@/lib/platform/markets'
import { allMarkets } from '@/lib/platform/markets/markets'
import { configuredPayments, usualPayments } from '@/lib/platform/payment-methods'
import { type OfferedMethod, paymentWords } from '@/lib/shop/payments'
import type { PaymentRefusal } from '@/lib/shop/payments/offered-methods'
import { MethodList } from '@/lib/storefront/screens/checkout/method-list'
import { PaymentStep } from '@/lib/storefront/screens/checkout/payment-step'
import { layoutDefinition } from '@/schemas/layout'
import { unfinished } from '@/tests/fixtures/checkout'
import { renderScreen, textOf } from './render-screen'

vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))

/** Whether a shopper can change it, or was led to expect the method. */
const reasons: Record<PaymentRefusal, boolean> = {
  ...{ country: false, closed: false, nothingToPay: false, noGiftCard: false, notCovered: false },
  ...{ accountOnly: true, guestOnly: true, feeAfterwards: true, tooLow: true, tooHigh: true },
  ...{ nothingSent: true, hasDigital: true, hasVouchers: true, freight: true, cashlessPickup: true },
  ...{ pickup: true, heldUnpaid: true, heldLater: true },
}
const told = (Object.keys(reasons) as PaymentRefusal[]).filter((reason) => reasons[reason])
const untold = (Object.keys(reasons) as PaymentRefusal[]).filter((reason) => !reasons[reason])

const layout = layoutDefinition.schema.parse({})
const card: OfferedMethod = { code: 'KK', isOffered: true }
const held = { name: 'Luni Schlafsack, 62', most: 2 }

describe.each(allMarkets.map((market) => [`${market.iso} of ${market.shopLocale}`, market] as const))(
  'A method that is missing in %s',
  (_, market) => {
    const all = configuredPayments.filter((code) => code !== 'KK' && usualPayments(market).methods[code])
    const missing = (reason: PaymentRefusal) =>
      all.map(
        (code): OfferedMethod => ({
          ...{ code, isOffered: false, reason, limit: 15_000 },
          ...(reason.startsWith('held') && { held }),
        }),
      )
    const stepWith = (methods: OfferedMethod[]) => {
      const checkout = unfinished('payment', { methods: [card, ...methods] })
      return renderScreen(<PaymentStep market={market} checkout={checkout} layout={layout} />)
    }

    it.each(told)('is named with why, beside those that are offered: %s', (reason) => {
      const { text } = stepWith(missing(reason))
      for (const method of missing(reason)) {
        const { name, refusal = '' } = paymentWords(method, market)
        expect(text).toContain(textOf(name))
        expect(text).toContain(textOf(refusal))
      }
    })

    it.each(untold)('is not spoken of where that changes nothing: %s', (reason) => {
      const { text } = stepWith(missing(reason))
      for (const method of missing(reason))
        expect(text).not.toContain(textOf(paymentWords(method, market).name))
    })

    it('leads a guest to the account that it asks for, and back to the step', () => {
      const { html } = stepWith(missing('accountOnly'))
      const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
      const link = links.find((href) => href.startsWith(loginPath(market).split('?')[0] ?? ''))
      expect(link).toMatch(/step(?:=|%3D)payment/)
    })

    it('says it of an order that waits for its payment, too, without a link into a checkout that is over', () => {
      const { text, html } = renderScreen(
        <MethodList market={market} marks={[]} methods={[card, ...missing('tooLow')]} chosen="KK" />,
      )
      expect(text).toContain(
        textOf(
          paymentWords({ code: 'V', isOffered: false, reason: 'tooLow', limit: 15_000 }, market).refusal ??
            '',
        ),
      )
      expect(html).not.toContain('<a ')
    })
  },
)
