import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { ScreenName } from '@/lib/platform/markets/screens'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { type Assurances, BasketScreen } from '@/lib/storefront/screens/basket/basket-screen'
import { layoutDefinition } from '@/schemas/layout'
import { renderElement, testMarket } from '@/tests/fixtures/render'

type Given = { checkoutHref?: string; assurances: Assurances; empty: ReactNode }

vi.mock('@/lib/storefront/screens/basket/islands', () => ({
  Basket: ({ checkoutHref, assurances, empty }: Given) => (
    <main data-checkout={checkoutHref}>
      {assurances.coupons.map(({ words }) => words)}
      {assurances.sending}
      {assurances.payment.map(({ notFor = [], mark }) => (
        <p key={notFor.join(' ')} data-not-for={notFor.join(' ')}>
          {mark}
        </p>
      ))}
      {empty}
    </main>
  ),
}))

const mark = (name: string, code: string) => ({ _uid: code, component: 'layout_mark', name, code })
const link = (name: string, slug: string) => ({
  _uid: slug,
  component: 'layout_link',
  name,
  link: { linktype: 'url', url: slug },
})

const render = (content: Record<string, unknown>, ...screens: ScreenName[]) =>
  renderFor(21, content, ...screens)

const renderFor = (returnDays: number, content: Record<string, unknown>, ...screens: ScreenName[]) =>
  renderElement(
    <BasketScreen
      market={testMarket()}
      layout={layoutDefinition.schema.parse(content)}
      shop={{ returns: { ...usualReturnTerms, days: returnDays } }}
      built={(screen) => screens.includes(screen)}
    />,
  )

describe('the frame of the basket', () => {
  test('promises no return where the shop takes nothing back', async () => {
    const content = { serviceLinks: [link('Versand', '/de/versand/')] }
    expect(await renderFor(21, content)).toContain('21 Tage Rückgabe')
    expect(await renderFor(0, content)).not.toContain('Rückgabe')
  })

  test('leads to the checkout and to the wishlist once they are built', async () => {
    expect(await render({})).not.toMatch(/kasse|wunschliste/)
    const html = await render({}, 'checkout', 'wishlist')
    expect(html).toContain('data-checkout="/de/kasse/"')
    expect(html).toContain('href="/de/wunschliste/"')
  })

  test('leads to the basket as forms where no script runs', async () => {
    expect(await render({})).toMatch(/<a href="\/de\/warenkorb\/formular\/"[^>]*>Warenkorb ohne JavaScript/)
  })

  test('shows ways to pay and the page on shipping, as far as the layout has them, and leaves seals to the footer', async () => {
    const empty = await render({})
    expect(empty).not.toMatch(/data-not-for|href="\/de\/versand/)
    const html = await render({
      paymentProviders: [mark('Rechnung', 'RE')],
      trustSeals: [mark('Verschlüsselte Übertragung', 'encryption')],
      serviceLinks: [link('Versand', '/de/versand/')],
    })
    expect(html).toMatch(/data-not-for="hasVouchers hasDigital heldLater".*Rechnung/)
    expect(html).not.toContain('Verschlüsselte Übertragung')
    expect(html).toContain('href="/de/versand/"')
    expect(html).toContain('href="/de/versand/#rueckgabe"')
  })
})
