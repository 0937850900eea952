import type { Language } from '@/schemas'
import { internalFolder } from './internal'
import { type Market, inEveryLanguage as same } from './markets'

/** One path per language. `{name}` is a segment that the visitor's address fills in. */
type LocalisedPath = Record<Language, string>

export type Screen = {
  path: LocalisedPath
  layout: 'default' | 'checkout' | 'documentation'
  /** What the screen requires: nothing, a login, or a started checkout. */
  access: 'open' | 'account' | 'checkout'
  /** The folder below `app/[market]/` that renders it; unset while the screen is not built: it answers 404. */
  route?: string
  /** It shows what one visitor has entered or ordered: rendered per request, and kept nowhere. */
  isPrivate?: true
}

const open = { layout: 'default', access: 'open' } as const
const account = { layout: 'default', access: 'account', isPrivate: true } as const

const internal = <const P extends string>(page: P) => `${internalFolder}/${page}` as const

const accountBase = { de: 'konto', fr: 'compte', nl: 'account' } as const
const checkoutBase = { de: 'kasse', fr: 'caissé', nl: 'kassa' } as const

const below = <const B extends LocalisedPath, const S extends LocalisedPath>(base: B, sub: S) =>
  ({
    de: `${base.de}/${sub.de}`,
    fr: `${base.fr}/${sub.fr}`,
    nl: `${base.nl}/${sub.nl}`,
  }) satisfies LocalisedPath as { [L in Language]: `${B[L]}/${S[L]}` }

const wishlistBase = { de: 'wunschliste', fr: 'favoris', nl: 'verlanglijst' } as const
const basketBase = { de: 'warenkorb', fr: 'panier', nl: 'winkelmandje' } as const

/** Below a screen that is filled in the browser, the same one as forms, for browsers without JavaScript. */
const formBase = { de: 'formular', fr: 'formulaire', nl: 'formulier' } as const

/** Every screen with a path of its own. All other paths belong to content and documentation. */
export const screens = {
  login: { path: same('login'), ...open, isPrivate: true, route: internal('login') },
  product: { path: same('p/{pdp}'), ...open, route: 'p' },
  search: { path: { de: 'suche', fr: 'rechercher', nl: 'zoeken' }, ...open, route: internal('search') },
  basket: {
    path: basketBase,
    ...open,
    route: internal('basket'),
  },
  plainBasket: {
    path: below(basketBase, formBase),
    ...open,
    isPrivate: true,
    route: internal('basket/form'),
  },
  checkout: {
    path: checkoutBase,
    layout: 'checkout',
    access: 'checkout',
    route: internal('checkout'),
  },
  checkoutLogin: {
    path: below(checkoutBase, same('login')),
    layout: 'checkout',
    access: 'open',
    route: internal('checkout/login'),
  },
  contact: {
    path: { de: 'kontakt', fr: 'contactez-nous', nl: 'contact' },
    ...open,
    route: internal('contact'),
  },
  thankYou: {
    path: { de: 'danke', fr: 'merci', nl: 'bedankt' },
    layout: 'checkout',
    access: 'open',
    route: internal('thank-you'),
  },
  orderStatus: {
    path: { de: 'bestellstatus', fr: 'suivi-de-commande', nl: 'bestelstatus' },
    ...open,
    isPrivate: true,
    route: internal('order-status'),
  },
  withdrawal: {
    path: { de: 'vertrag-widerrufen', fr: 'se-retracter-du-contrat', nl: 'overeenkomst-herroepen' },
    ...open,
    isPrivate: true,
    route: internal('withdrawal'),
  },
  giftCard: {
    path: { de: 'geschenkgutschein', fr: 'carte-cadeau', nl: 'cadeaubon' },
    ...open,
    isPrivate: true,
    route: internal('gift-card'),
  },
  wishlist: {
    path: wishlistBase,
    ...open,
    route: internal('wishlist'),
  },
  plainWishlist: {
    path: below(wishlistBase, formBase),
    ...open,
    isPrivate: true,
    route: internal('wishlist/form'),
  },
  account: { path: accountBase, ...account, route: internal('account') },
  addressBook: {
    path: below(accountBase, { de: 'adressbuch', fr: 'carnet-de-adresses', nl: 'adresboek' }),
    ...account,
    route: internal('account/addresses'),
  },
  changePassword: {
    path: below(accountBase, { de: 'passwort', fr: 'mot-de-passe', nl: 'wachtwoord' }),
    ...account,
    route: internal('account/password'),
  },
  accountContact: {
    path: below(accountBase, { de: 'kontakt', fr: 'contactez-nous', nl: 'contact' }),
    ...account,
    route: internal('account/contact'),
  },
  deleteAccount: {
    path: below(accountBase, { de: 'account-loeschen', fr: 'supprimer', nl: 'account-verwijderen' }),
    ...account,
    route: internal('account/delete'),
  },
  balance: { path: below(accountBase, same('balance')), ...account, route: internal('account/balance') },
  newPassword: {
    path: below(accountBase, { de: 'neues-passwort', fr: 'nouveau-mot-de-passe', nl: 'nieuw-wachtwoord' }),
    ...open,
    isPrivate: true,
    route: internal('account/new-password'),
  },
  confirmAddress: {
    path: { de: 'e-mail-bestaetigen', fr: 'confirmer-adresse', nl: 'e-mail-bevestigen' },
    ...open,
    isPrivate: true,
    route: internal('account/confirm'),
  },
  orderDetail: {
    path: below(accountBase, {
      de: 'bestellung/{orderNumber}',
      fr: 'commandes/{orderNumber}',
      nl: 'bestelling/{orderNumber}',
    }),
    ...account,
    route: internal('account/order'),
  },
  myData: {
    path: below(accountBase, { de: 'meine-daten', fr: 'mes-dates', nl: 'mijn-gegevens' }),
    ...account,
    route: internal('account/my-data'),
  },
  orders: {
    path: below(accountBase, { de: 'bestellungen', fr: 'commandes', nl: 'bestellingen' }),
    ...account,
    route: internal('account/orders'),
  },
  personalData: {
    path: below(accountBase, {
      de: 'persoenliche-daten',
      fr: 'donnees-personnelles',
      nl: 'persoonlijke-gegevens',
    }),
    ...account,
    route: internal('account/personal-data'),
  },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never
type ParamsOf<S extends ScreenName> = PathParams<(typeof screens)[S]['path'][Language]>

/** The path of a screen in a market, as a browser shows it: `screenPath(chFr, 'basket')` is `/ch-fr/panier/`. */
export function screenPath<S extends ScreenName>(
  market: Market,
  screen: S,
  ...params: [ParamsOf<S>] extends [never] ? [] : [Record<ParamsOf<S>, string>]
): string {
  const values: Record<string, string> = params[0] ?? {}
  const path = screens[screen].path[market.pathLanguage ?? market.language]
    .split('/')
    .map((segment) =>
      encodeURIComponent(segment.startsWith('{') ? (values[segment.slice(1, -1)] ?? '') : segment),
    )
    .join('/')
  return `/${market.code}/${path}/`
}

/** Whether a screen has something to show; its path answers 404 until then. */
export const isBuilt = (screen: ScreenName): boolean => 'route' in screens[screen]

/** The screen that owns a path below the market prefix; content never takes such a path. */
export function screenAt(market: Market, pathBelowMarket: string): ScreenName | undefined {
  const segments = pathBelowMarket.split('/').filter(Boolean)
  return (Object.keys(screens) as ScreenName[]).find((name) => {
    const pattern = screens[name].path[market.pathLanguage ?? market.language].split('/')
    return (
      pattern.length === segments.length &&
      pattern.every((part, index) => part.startsWith('{') || part === segments[index])
    )
  })
}
