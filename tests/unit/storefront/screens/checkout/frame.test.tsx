import { describe, expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { allMarkets } from '@/lib/platform/markets/markets'
import { BasketSummary, SummaryJump } from '@/lib/storefront/screens/checkout/basket-summary'
import { CheckoutFooter } from '@/lib/storefront/screens/checkout/checkout-footer'
import { CheckoutHeader } from '@/lib/storefront/screens/checkout/checkout-header'
import { StepFrame } from '@/lib/storefront/screens/checkout/step-frame'
import { CostList } from '@/lib/storefront/screens/order-parts/cost-list'
import { layoutDefinition } from '@/schemas/layout'
import { basketLine, basketOf } from '@/tests/fixtures/basket'
import { checkoutOf, unfinished } from '@/tests/fixtures/checkout'
import { testMarket } from '@/tests/fixtures/render'
import { usualShop } from '@/tests/fixtures/shops'
import { renderScreen } from './render-screen'

const market = testMarket()
const frame = (step: 'login' | 'address' | 'payment' | 'review', checkout = checkoutOf()) =>
  renderScreen(
    <StepFrame market={market} checkout={checkout} step={step} hints={<p>Hinweis</p>}>
      <h1>Schritt</h1>
    </StepFrame>,
  )

describe('the frame of a step', () => {
  it('names the step that is shown, and leads to those that can be shown alone', async () => {
    const { html } = await frame('address', unfinished('payment'))
    expect(html).toMatch(/<li aria-current="step"[^>]*>(?:(?!<\/li>).)*Adresse/)
    expect(html).toContain('href="/de/kasse/login/"')
    expect(html).toContain('href="/de/kasse/?step=payment"')
    expect(html).not.toContain('?step=address"')
    expect(html).not.toContain('?step=review"')
  })

  it('says which steps are done', async () => {
    const { text } = await frame('payment', unfinished('payment'))
    expect(text).toContain('Ihre Angaben (erledigt)')
    expect(text).not.toContain('Prüfen (erledigt)')
  })

  it('has the basket beside every step but the review, which shows it itself', async () => {
    expect((await frame('payment')).html).toContain('id="checkout-summary"')
    expect((await frame('payment')).html).toContain('href="#checkout-summary"')
    expect((await frame('review')).html).not.toContain('checkout-summary')
  })

  it.each([
    ['waiting', true],
    ['returned', false],
  ] as const)('says above the step that an order before is %s', async (kind, isLinked) => {
    const held = {
      ...{ kind, words: 'Ihre Bestellung wartet.', action: 'Jetzt bezahlen', language: 'de-DE' },
      ...{ until: '2026-11-24T09:20:00Z', href: '/de/kasse/?order=71803399' },
    }
    const { html, text } = renderScreen(
      <StepFrame market={market} checkout={checkoutOf()} step="address" hints={null} held={held}>
        <h1>Schritt</h1>
      </StepFrame>,
    )
    expect(text).toMatch(/^Ihre Bestellung wartet\./)
    expect(html.includes('href="/de/kasse/?order=71803399"')).toBe(isLinked)
  })

  it('has the hints of an editor, which are about what is sent', async () => {
    expect((await frame('payment')).text).toContain('Hinweis')
    expect((await frame('payment', checkoutOf({ isSent: false }))).text).not.toContain('Hinweis')
  })
})

describe('the summary of the basket', () => {
  const summary = (count: number) =>
    renderScreen(
      <BasketSummary
        market={market}
        checkout={checkoutOf(
          {},
          basketOf(Array.from({ length: count }, (_, index) => basketLine(String(index)))),
        )}
      />,
    )

  it('can be folded without a script, and leads back to the basket', async () => {
    const { html, text } = await summary(2)
    expect(html).toMatch(/^<details[^>]* open=""/)
    expect(html).toContain('href="/de/warenkorb/"')
    expect(text).toContain('Gesamtsumme inkl. Versand 20,00 € inkl. 19 % MwSt. 3,19 €')
  })

  it.each([
    [[{ rate: 0.19, amount: 319 }], true, 'Gesamtsumme inkl. Versand 20,00 € inkl. 19 % MwSt. 3,19 €'],
    [[{ rate: 0.19, amount: 319 }], false, 'Gesamtsumme 20,00 € inkl. 19 % MwSt. 3,19 €'],
    [[], true, 'Gesamtsumme inkl. Versand 20,00 €'],
    [[], false, 'Gesamtsumme 20,00 €'],
  ])('says once what the total includes: taxes %j, sent: %s', async (taxes, isSent, words) => {
    const basket = basketOf([basketLine('a'), basketLine('b')])
    const { text } = await renderScreen(
      <CostList market={market} cost={{ ...basket.cost, taxes }} giftCard={undefined} isSent={isSent} />,
    )
    expect(text).toContain(words)
  })

  it.each([
    ['de', true, '2 Artikel, 20,00 € inkl. Versand'],
    ['de', false, '2 Artikel, 20,00 €'],
    ['ch-fr', true, '2 articles, CHF 20.00, livraison incluse'],
  ])('in short says what the sum includes, in %s, sent: %s', async (code, isSent, words) => {
    const basket = basketOf([basketLine('a'), basketLine('b')])
    const { text } = await renderScreen(
      <SummaryJump market={testMarket(code)} checkout={checkoutOf({ isSent }, basket)} />,
    )
    expect(text).toBe(words)
  })

  it('shows five of many lines and unfolds the others', async () => {
    expect((await summary(5)).html.match(/<details/g)).toHaveLength(1)
    const { html, text } = await summary(60)
    expect(html.match(/<details/g)).toHaveLength(2)
    expect(text).toContain('Noch 55 Artikel')
    expect(html.match(/<li/g)).toHaveLength(60)
  })
})

describe('the frame of the checkout', () => {
  const layout = layoutDefinition.schema.parse({
    hotlineCards: [{ _uid: 'h', component: 'layout_hotline', title: 'Hilfe', phone: '030 23125-410' }],
    legalInfos: [
      {
        _uid: 'l',
        component: 'layout_link',
        name: 'Impressum',
        link: { linktype: 'url', url: '/de/impressum/' },
      },
    ],
    serviceLinks: [
      {
        _uid: 's',
        component: 'layout_link',
        name: 'Filialen',
        link: { linktype: 'url', url: '/de/service/filialen/' },
      },
    ],
  })

  it('leads home, helps, and has no navigation', async () => {
    const { html, text } = await renderScreen(
      <CheckoutHeader market={market} layout={layout} shop={usualShop()} />,
    )
    expect(html).toContain('href="/de/"')
    expect(html).toContain('href="tel:03023125410"')
    expect(text).toContain('Verschlüsselt übertragen')
    expect(html).not.toMatch(/<nav|<form|Filialen/)
  })

  it.each(allMarkets.map((one) => [one.code, one] as const))(
    'sets the function that withdraws apart from the legal links: %s',
    async (_, one) => {
      const { html } = await renderScreen(<CheckoutFooter market={one} layout={layout} />)
      const title = marketText(one)('withdrawalForm.title')
      expect(html).toMatch(new RegExp(`<nav[^>]*><a [^>]*class="withdraw"[^>]*>${title}</a><ul`))
      const none = { ...layout, grantsWithdrawal: false }
      expect((await renderScreen(<CheckoutFooter market={one} layout={none} />)).html).not.toContain(title)
    },
  )

  it('ends with the legal pages, the status of orders, the withdrawal and consent alone', async () => {
    const { html, text } = await renderScreen(<CheckoutFooter market={market} layout={layout} />)
    expect(html).toContain('href="/de/impressum/"')
    expect(html).toContain('href="/de/bestellstatus/"')
    expect(html).toContain('href="/de/vertrag-widerrufen/"')
    expect(text).toBe('Vertrag widerrufen Bestellstatus Cookie-Einstellungen Impressum')
  })
})

describe.each(allMarkets.map((each) => [each.shopLocale, each] as const))(
  'the limits of a code in %s',
  (_, at) => {
    const basket = basketOf([basketLine('a')])
    const [name, label] = ['Zum Start', 'Zum Start (nicht auf Gutscheine)']
    const reductions = [{ id: 'voucher:w', label, name, amount: 100 }]
    const checkout = checkoutOf({}, { ...basket, cost: { ...basket.cost, reductions } })

    it.each(['login', 'address', 'payment'] as const)('are not said again beside the step %s', (step) => {
      const { text } = renderScreen(
        <StepFrame market={at} checkout={checkout} step={step} hints={null}>
          <h1>Schritt</h1>
        </StepFrame>,
      )
      expect(text).toContain(name)
      expect(text).not.toContain(label)
    })

    it('are said where it is ordered, and of the order', () => {
      const { text } = renderScreen(<CostList market={at} cost={checkout.basket.cost} giftCard={undefined} />)
      expect(text).toContain(label)
    })
  },
)
