import type { Brand } from '@/schemas'
import { formPath } from './form-pages'
import { marketAt } from './markets'
import { giftCardScreenPath } from './order-paths'
import { screenAt } from './screens'

type LinkKey = {
  /** The parameter of the link in a mail. */
  parameter: string
  /** Without the prefix that it has over https. */
  cookie: string
  /** What the address has instead, where its path alone is that of another page. */
  instead?: Readonly<Record<string, string>>
}

/** The pages that the links of mails lead to with a key in their address. */
export const linkKeys = {
  newPassword: { parameter: 'hash', cookie: 'link-password' },
  confirmAddress: { parameter: 'hash', cookie: 'link-address' },
  confirmNewsletter: { parameter: 'token', cookie: 'link-newsletter', instead: { state: 'open' } },
  backInStock: { parameter: 'token', cookie: 'link-stock', instead: { state: 'open' } },
  giftCard: { parameter: 'card', cookie: 'link-gift-card', instead: { state: 'open' } },
  studioInvitation: { parameter: 'key', cookie: 'link-invitation' },
  studioPassword: { parameter: 'key', cookie: 'link-studio-password' },
} as const satisfies Record<string, LinkKey>

export type LinkKeyName = keyof typeof linkKeys

/** A key is kept for a moment: reloading works, and the next user of the browser finds none. */
export const linkKeySeconds = 15 * 60

export const linkKeyCookie = (name: LinkKeyName, secure: boolean): string =>
  `${secure ? '__Host-' : ''}${linkKeys[name].cookie}`

/** What a cookie takes as it is. All keys of the shop consist of these. */
export const isLinkKey = (text: string): boolean => /^[\w.-]{1,200}$/.test(text)

/** The pages of the Studio, which is the same in all markets. */
const studioPages = {
  studioInvitation: '/studio/login/invitation/',
  studioPassword: '/studio/login/new-password/',
} as const satisfies Partial<Record<LinkKeyName, string>>

export type StudioLinkName = keyof typeof studioPages
const studioLinkNames = Object.keys(studioPages) as StudioLinkName[]

/** The page of the Studio that the link of a mail leads to, with its key, and why a password was refused there. */
export function studioLinkPath(name: StudioLinkName, key: string, problem?: string): string {
  const query = new URLSearchParams({ [linkKeys[name].parameter]: key, ...(problem && { problem }) })
  return `${studioPages[name]}?${query}`
}

function pageAt(brand: Brand, path: string): LinkKeyName | undefined {
  if (path.startsWith('/studio/')) return studioLinkNames.find((name) => studioPages[name] === path)
  const market = marketAt(brand, path)
  if (!market) return undefined
  if (path === formPath(market, 'confirm')) return 'confirmNewsletter'
  if (path === formPath(market, 'stock')) return 'backInStock'
  const screen = screenAt(market, path.split('/').slice(2).join('/'))
  return screen === 'newPassword' || screen === 'confirmAddress' || screen === 'giftCard' ? screen : undefined
}

/** The home page with nothing but the code of a sold gift card: what was printed before gift cards had a page. */
const printedBefore = /^\?voucher=([2-9BCDFGHJKLMNPQRSTVWXZ]{12})$/

/**
 * The address with which a gift card that was printed before leads to its page; undefined for all other addresses. A code in
 * small letters is none: with them that page leads back who has the code of a voucher.
 */
export function printedCardAt(brand: Brand, path: string, search: string): string | undefined {
  const card = printedBefore.exec(search)?.[1]
  const market = card === undefined ? undefined : marketAt(brand, path)
  return market && path === `/${market.code}/` ? giftCardScreenPath(market, { card }) : undefined
}

/** The page of a decoded path that takes a key from its address, if the query has one. */
export function linkKeyAt(brand: Brand, path: string, search: string): LinkKeyName | undefined {
  const name = search === '' ? undefined : pageAt(brand, path)
  return name && new URLSearchParams(search).has(linkKeys[name].parameter) ? name : undefined
}
