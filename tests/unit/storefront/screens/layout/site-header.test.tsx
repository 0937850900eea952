import { describe, expect, test, vi } from 'vitest'
import type { ScreenName } from '@/lib/platform/markets/screens'
import { isOffered } from '@/lib/platform/shop-configuration/is-offered'
import { SiteHeader } from '@/lib/storefront/screens/layout/site-header'
import { layoutDefinition } from '@/schemas/layout'
import { renderElement, testMarket } from '@/tests/fixtures/render'
import { usualShop } from '@/tests/fixtures/shops'

vi.mock('@/lib/storefront/screens/layout/header/phone-menu', () => ({ PhoneMenu: () => null }))

const layout = layoutDefinition.schema.parse({})
const render = (...screens: ScreenName[]) =>
  renderElement(
    <SiteHeader
      layout={layout}
      market={testMarket()}
      shop={usualShop()}
      built={(screen) => screens.includes(screen)}
    />,
  )

describe('the places of the header', () => {
  test('none shows before its screen is built', async () => {
    const html = await render()
    expect(html).not.toContain('<search')
    expect(html).not.toMatch(/konto|wunschliste|warenkorb/)
  })

  test('search, account, wishlist and basket show with their screens', async () => {
    const html = await render('search', 'account', 'wishlist', 'basket')
    expect(html).toContain('action="/de/suche/"')
    for (const path of ['/de/konto/', '/de/wunschliste/', '/de/warenkorb/']) {
      expect(html).toContain(`href="${path}"`)
    }
  })

  test('the logo of the configuration takes the place of the drawn one', async () => {
    const logo = { src: 'https://cdn.example/logo.svg', alt: 'Bébé' }
    const html = await renderElement(
      <SiteHeader layout={layout} market={testMarket()} shop={{ ...usualShop(), logo }} />,
    )
    expect(html).toMatch(/<img src="https:\/\/cdn\.example\/logo\.svg" alt="Bébé"/)
    expect(html).not.toContain('>Nestling<')
    expect(await render()).toContain('>Nestling<')
  })

  test('the wishlist is missing where the shop has none', () => {
    expect([isOffered({ wishlist: true })('wishlist'), isOffered({ wishlist: false })('wishlist')]).toEqual([
      true,
      false,
    ])
    expect(isOffered({ wishlist: false })('basket')).toBe(true)
  })

  test('every place has a name that is read out', async () => {
    const html = await render('account', 'wishlist', 'basket')
    for (const name of ['Mein Konto', 'Wunschliste', 'Warenkorb']) expect(html).toContain(`>${name}</span>`)
  })
})
