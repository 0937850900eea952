import { type Screen, type ScreenName, screens } from '@/lib/platform/markets/screens'
import { marketOf, markets } from '../fixtures/e2e/seeded'
import { describe, expect, test } from '../fixtures/http/test'

const named = Object.entries(screens) as [ScreenName, Screen][]
/** The balance is for shops that offer it, and needs more than a login. The others need an order or a product. */
const needsMore: readonly ScreenName[] = ['balance', 'product', 'thankYou']

const pathOf = ({ path }: Screen, code: string) => {
  const filled = path[marketOf(code).language].replace(/\{\w+\}/g, 'ne-12345678')
  return `/${code}/${filled.split('/').map(encodeURIComponent).join('/')}/`
}

describe.for(markets.map(({ code }) => code))('a visitor without an account in %s', (code) => {
  const login = pathOf(screens.login, code)

  test('sees every open screen', async ({ ask }) => {
    const open = named.filter(([name, { access }]) => access === 'open' && !needsMore.includes(name))
    expect(open.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'checkoutLogin',
        'login',
        'contact',
        'basket',
        'wishlist',
        'search',
        'newPassword',
      ]),
    )
    for (const [, screen] of open) {
      const path = pathOf(screen, code)
      expect({ path, status: (await ask(path)).status }).toEqual({ path, status: 200 })
    }
  })

  test('is led to the login from every screen of an account, and back after it', async ({ ask }) => {
    const guarded = named.filter(([name, { access }]) => access === 'account' && !needsMore.includes(name))
    expect(guarded.length).toBeGreaterThan(8)
    for (const [, screen] of guarded) {
      const path = pathOf(screen, code)
      const { status, headers } = await ask(path)
      const target = `${login}?reason=needed&target=${encodeURIComponent(path)}`
      expect({ path, status, target: headers.location }).toEqual({ path, status: 307, target })
    }
  })

  test('is led to the basket from the checkout, which has nothing to order', async ({ ask }) => {
    const { status, headers } = await ask(pathOf(screens.checkout, code))
    expect({ status, target: headers.location }).toEqual({
      status: 307,
      target: pathOf(screens.basket, code),
    })
  })

  test('sees no order', async ({ ask }) => {
    const { status, body } = await ask(pathOf(screens.thankYou, code))
    expect(status).toBe(200)
    expect(body).toMatch(/Diese Bestätigung ist nicht mehr zu sehen|Cette confirmation n’est plus/)
  })
})
