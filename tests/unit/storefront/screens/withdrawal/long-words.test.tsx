import { expect, it, vi } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { ConfirmStep } from '@/lib/storefront/screens/withdrawal/confirm-step'
import { Receipt } from '@/lib/storefront/screens/withdrawal/receipt'
import { StatementForm } from '@/lib/storefront/screens/withdrawal/statement-form'
import { renderScreen } from '../checkout/render-screen'

vi.mock('@/lib/storefront/screens/order-parts/islands', () => ({ PrintButton: () => null }))
vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))

/** More letters than a line of 320 px holds at twice the size of the text. */
const tooLong = /\p{L}{17,}/gu

/** Of one word, as mails have them: it is shown as it is. */
const email = 'vorname.nachname@beispielpostfachadresse.example'
const statement = { name: 'Test Person', number: '12345678', email, goods: '' }
const withdrawal = {
  ...{ id: 1, key: 'k', brand: 'baby' as const, locale: 'de-de', name: 'Test Person', orderId: null },
  ...{
    orderNumber: '12345678',
    email,
    goods: null,
    isTold: true,
    declaredAt: new Date('2026-12-31T23:30:00Z'),
  },
}

const markets = allMarkets.filter(({ language }) => language === 'de')
const terms = [usualReturnTerms, { ...usualReturnTerms, days: 0 }]

it.each(markets.map((market) => [market.code, market] as const))(
  'in %s no word of a withdrawal loses its last letters on a narrow screen with large text',
  (_, market) => {
    for (const own of terms) {
      const { html } = renderScreen(
        <>
          <StatementForm {...{ market, terms: own }} values={{}} errors={{}} about={undefined} isGone />
          <ConfirmStep market={market} draft="d" statement={statement} />
          <Receipt market={market} withdrawal={withdrawal} />
        </>,
      )
      const text = html.replace(/<[^>]*>/g, ' ')
      expect(text).toContain(email)
      expect(text.replaceAll(email, '').match(tooLong) ?? []).toEqual([])
    }
  },
)
