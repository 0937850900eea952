import { describe, expect, it } from 'vitest'
import { marketsOf } from '@/lib/platform/markets/markets'
import { type Screen, screenPath, screens } from '@/lib/platform/markets/screens'
import { innerRoute } from '@/lib/server/edge/inner-route'

describe('the route of an address', () => {
  it.each([
    ['/de/warenkorb/', '', 'basket'],
    ['/ch-fr/panier/', '', 'basket'],
    ['/ch-fr/caiss%C3%A9/', '?step=review', 'checkout'],
    ['/ch-fr/caiss%c3%a9/login/', '', 'checkout/login'],
    ['/de/konto/bestellung/7%C3%A9/', '', 'account/order/7%C3%A9'],
    ['/de/suche/', '?term=body&sort=newest', 'search'],
    ['/de/form/', '?draft=x', 'form'],
    ['/de/form/confirm/', '?token=1.x', 'form/confirm'],
    ['/de/form/confirm/', '?state=done', 'form/confirm'],
    ['/de/form/stock/', '?variant=a.1', 'form/stock'],
    ['/de/kleidung/', '?sort=price-asc', 'listing/kleidung'],
    ['/de/kleidung/bodys-strampler/', '?utm=x&%73ort=newest', 'listing/kleidung/bodys-strampler'],
    ['/at/kleidung/', '?page=2', 'listing/kleidung'],
  ])('%s%s is rendered by %s', (path, search, route) => {
    expect(innerRoute('baby', path, search)).toBe(route)
  })

  it.each([
    ['/', ''],
    ['/de/', ''],
    ['/de/', '?sort=newest'],
    ['/de/panier/', ''],
    ['/de/kleidung/', ''],
    ['/de/kleidung/', '?sort='],
    ['/de/kleidung/', '?term=body'],
    ['/de/form/', ''],
    ['/de/form/', '?draft='],
    ['/de/p/body-1/', '?page=2'],
    ['/de/documentation/blocks/', '?page=2'],
    ['/de/~internal/error/404/', '?page=2'],
    ['/be/warenkorb/', ''],
    ['/api/shop/listing/', '?sort=newest'],
    ['/studio/', '?page=2'],
  ])('%s%s is rendered under its own path', (path, search) => {
    expect(innerRoute('baby', path, search)).toBeUndefined()
  })

  it.each(marketsOf('bm'))('leads to every screen of $code that is built', (market) => {
    for (const [name, screen] of Object.entries<Screen>(screens)) {
      const filled = { pdp: 'x', orderNumber: '7' } as never
      const route = innerRoute('bm', screenPath(market, name as keyof typeof screens, filled), '')
      const inner = screen.route?.startsWith('~internal/')
        ? screen.route.slice('~internal/'.length)
        : undefined
      expect(route?.replace(/\/7$/, '')).toBe(inner)
    }
  })
})
