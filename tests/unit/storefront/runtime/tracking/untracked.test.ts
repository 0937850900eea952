import { describe, expect, it, vi } from 'vitest'
import {
  accountOrderPath,
  allMarkets,
  formAddress,
  internalFolder,
  linkKeys,
  type Screen,
  type ScreenName,
  screenPath,
  screens,
} from '@/lib/platform/markets'
import { isUntracked } from '@/lib/storefront/runtime/browser'
import { hideReferrer } from '@/lib/storefront/runtime/tracking/hide-referrer'

const at = (href: string) => isUntracked(new URL(href, 'https://shop.example'))

const pathOf = (market: (typeof allMarkets)[number], name: ScreenName) =>
  name === 'orderDetail'
    ? accountOrderPath(market, '71803399')
    : name === 'product'
      ? screenPath(market, name, { pdp: 'body-1' })
      : screenPath(market, name)

/** Screens that show what one visitor has entered, and those that take a password or a mail address. */
const isOwn = (name: ScreenName) => (screens[name] as Screen).isPrivate === true || name === 'checkoutLogin'

describe.each(allMarkets.map((market) => [market.code, market] as const))(
  'The tag manager in the market %s',
  (_, market) => {
    it.each((Object.keys(screens) as ScreenName[]).map((name) => [name, isOwn(name)] as const))(
      'knows whether the screen is one of an account: %s, %s',
      (name, expected) => {
        expect(at(pathOf(market, name))).toBe(expected)
        expect(at(`${pathOf(market, name)}?state=done`)).toBe(expected)
      },
    )

    it('runs at no address with a key, and on no page that asks for one', () => {
      for (const address of [
        formAddress(market, 'draft', { draft: 'x' }),
        formAddress(market, 'confirm', { token: 'x' }),
        formAddress(market, 'confirm', { state: 'open' }),
        formAddress(market, 'stock', { variant: 'x' }),
        formAddress(market, 'stock', { state: 'asked' }),
        ...Object.values(linkKeys).map(({ parameter }) => `/${market.code}/?a=b&${parameter}=x`),
        `/${market.code}/betten/?_storyblok_tk[token]=x`,
      ])
        expect([address, at(address)]).toEqual([address, true])
    })
  },
)

it.each([
  ['/de/', false],
  ['/de/betten/?sort=newest', false],
  ['/de/kontoauszug/', false],
  ['/de/ratgeber/login/', false],
  ['/de/login', true],
  ['/DE/Konto/', true],
  ['/preview/de-de/home', true],
  ['/be-fr/caiss%c3%a9/login/', true],
  [`/de/${internalFolder}/basket/`, false],
])('pages of the content are tracked, previews are not: %s', (path, expected) =>
  expect(at(path)).toBe(expected),
)

it.each([
  ['https://shop.example/de/konto/bestellung/71803399/', 'https://shop.example/'],
  ['https://shop.example/de/login/?draft=x', 'https://shop.example/'],
  ['https://shop.example/de/betten/', 'https://shop.example/de/betten/'],
  ['https://search.example/', 'https://search.example/'],
  ['', ''],
])('what runs on a page learns of no screen of an account that led to it: %s', (referrer, seen) => {
  const page = { referrer }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { location: new URL('https://shop.example/de/') })
  hideReferrer()
  expect(page.referrer).toBe(seen)
  vi.unstubAllGlobals()
})
