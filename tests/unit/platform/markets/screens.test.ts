import { describe, expect, it } from 'vitest'
import { allMarkets, findMarket } from '@/lib/platform/markets/markets'
import { type Screen, type ScreenName, screenAt, screenPath, screens } from '@/lib/platform/markets/screens'

const market = (code: string) => {
  const found = findMarket('bm', code)
  if (!found) throw new Error(`no market ${code}`)
  return found
}

/** Each screen with its path in de, at and ch, and its path in ch-fr. */
const table: [Exclude<ScreenName, 'product' | 'orderDetail'>, string, string][] = [
  ['login', 'login', 'login'],
  ['search', 'suche', 'rechercher'],
  ['basket', 'warenkorb', 'panier'],
  ['plainBasket', 'warenkorb/formular', 'panier/formulaire'],
  ['checkout', 'kasse', 'caiss%C3%A9'],
  ['checkoutLogin', 'kasse/login', 'caiss%C3%A9/login'],
  ['contact', 'kontakt', 'contactez-nous'],
  ['thankYou', 'danke', 'merci'],
  ['orderStatus', 'bestellstatus', 'suivi-de-commande'],
  ['giftCard', 'geschenkgutschein', 'carte-cadeau'],
  ['withdrawal', 'vertrag-widerrufen', 'se-retracter-du-contrat'],
  ['wishlist', 'wunschliste', 'favoris'],
  ['plainWishlist', 'wunschliste/formular', 'favoris/formulaire'],
  ['account', 'konto', 'compte'],
  ['addressBook', 'konto/adressbuch', 'compte/carnet-de-adresses'],
  ['changePassword', 'konto/passwort', 'compte/mot-de-passe'],
  ['accountContact', 'konto/kontakt', 'compte/contactez-nous'],
  ['deleteAccount', 'konto/account-loeschen', 'compte/supprimer'],
  ['balance', 'konto/balance', 'compte/balance'],
  ['newPassword', 'konto/neues-passwort', 'compte/nouveau-mot-de-passe'],
  ['myData', 'konto/meine-daten', 'compte/mes-dates'],
  ['orders', 'konto/bestellungen', 'compte/commandes'],
  ['personalData', 'konto/persoenliche-daten', 'compte/donnees-personnelles'],
]

describe('the route table', () => {
  it.each(table)('%s', (screen, german, french) => {
    for (const code of ['de', 'at', 'ch'])
      expect(screenPath(market(code), screen)).toBe(`/${code}/${german}/`)
    expect(screenPath(market('ch-fr'), screen)).toBe(`/ch-fr/${french}/`)
  })

  it('fills in the parameters of product and order', () => {
    for (const each of allMarkets)
      expect(screenPath(each, 'product', { pdp: 'body-123' })).toBe(`/${each.code}/p/body-123/`)
    expect(screenPath(market('ch-fr'), 'orderDetail', { orderNumber: 'A 1' })).toBe(
      '/ch-fr/compte/commandes/A%201/',
    )
  })

  it('has a path for every screen in every market of both brands, and no path twice', () => {
    for (const each of allMarkets) {
      const paths = Object.values(screens).map(({ path }) => path[each.language])
      expect(new Set(paths).size).toBe(paths.length)
      expect(paths.every((path) => path.length > 0)).toBe(true)
    }
  })

  it('lets only the new-password page of the account area open', () => {
    const below = Object.entries(screens).filter(([, { path }]) => path.de.startsWith('konto'))
    expect(below.filter(([, { access }]) => access === 'open').map(([name]) => name)).toEqual(['newPassword'])
    expect(screens.checkout.access).toBe('checkout')
    expect(screens.checkoutLogin.access).toBe('open')
  })

  it.each([
    ...(['checkoutLogin', 'login', 'contact', 'basket'] as const),
    ...(['wishlist', 'search', 'product', 'newPassword'] as const),
  ])('lets everybody open the screen %s', (screen) => expect(screens[screen].access).toBe('open'))
})

describe('a screen', () => {
  const inCheckout = ['checkout', 'checkoutLogin', 'thankYou']
  it.each(Object.keys(screens) as ScreenName[])('has the layout of its kind of screen: %s', (name) => {
    expect(screens[name].layout).toBe(inCheckout.includes(name) ? 'checkout' : 'default')
  })

  it.each(Object.keys(screens) as ScreenName[])('has a guard that is known: %s', (name) => {
    expect(['open', 'account', 'checkout'] satisfies Screen['access'][]).toContain(screens[name].access)
    // @ts-expect-error: no other guard compiles
    const other: Screen['access'] = 'other'
    expect(Object.values(screens).map(({ access }): string => access)).not.toContain(other)
  })
})

describe('screenAt', () => {
  it.each([
    ['de', 'warenkorb', 'basket'],
    ['ch-fr', 'caissé/login', 'checkoutLogin'],
    ['de', 'p/body-1', 'product'],
    ['de', 'konto/bestellung/77', 'orderDetail'],
    ['de', 'warenkorb/mehr', undefined],
    ['de', 'panier', undefined],
  ])('/%s/%s/ belongs to %s', (code, path, screen) => expect(screenAt(market(code), path)).toBe(screen))
})
