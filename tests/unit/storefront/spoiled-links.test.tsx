import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import {
  type LinkKeyName,
  linkKeys,
  type Market,
  marketsOf,
  type StudioLinkName,
} from '@/lib/platform/markets'
import { BackInStockScreen } from '@/lib/storefront/screens/back-in-stock'
import { GiftCardScreen } from '@/lib/storefront/screens/gift-card'
import { ConfirmAddress, NewPassword } from '@/lib/storefront/screens/login'
import { AccessForm, linkNoticeWords } from '@/lib/storefront/screens/order-status'

vi.mock('@/lib/storefront/screens/account-forms', async (original) => ({
  ...(await original<object>()),
  AccountForm: () => null,
}))

const markets = [...marketsOf('baby'), ...marketsOf('bm')]

/** What each page says to who comes by a link of a mail that is wrong, cut, over or used: no key is left of any of them. */
const pages: Record<
  Exclude<LinkKeyName, 'confirmNewsletter' | StudioLinkName> | 'order' | 'expiredOrder',
  (market: Market) => string
> = {
  newPassword: (market) =>
    renderToStaticMarkup(<NewPassword market={market} link={undefined} draft={undefined} />),
  confirmAddress: (market) =>
    renderToStaticMarkup(<ConfirmAddress market={market} link={undefined} draft={undefined} />),
  backInStock: (market) =>
    renderToStaticMarkup(
      <BackInStockScreen {...{ market, view: { kind: 'told', state: 'invalid' }, privacyHref: undefined }} />,
    ),
  giftCard: (market) =>
    renderToStaticMarkup(
      <GiftCardScreen {...{ market, markets: [market], view: { kind: 'asked', isSpoiled: true } }} />,
    ),
  order: (market) =>
    renderToStaticMarkup(
      <AccessForm
        {...{ market, draft: undefined, number: undefined, isExpired: false }}
        notice={linkNoticeWords(market, 'broken')}
      />,
    ),
  expiredOrder: (market) =>
    renderToStaticMarkup(<AccessForm {...{ market, draft: undefined, number: undefined }} isExpired />),
}

const said: Record<Market['language'], RegExp> = {
  de: /Dieser Link (?:gilt nicht mehr|ist (?:unvollständig|abgelaufen))/,
  fr: /Ce lien (?:n’est plus valable|est incomplet|a expiré)/,
  nl: /Deze link (?:is niet meer geldig|geldt niet meer|is (?:onvolledig|verlopen))/,
}

describe.each(Object.entries(pages))('The page of a spoiled link: %s', (_, page) => {
  it.each(markets.map((market) => [market.code, market] as const))(
    'says in %s what has happened, and leads on',
    (_, market) => {
      const html = page(market)
      expect(html.replace(/<[^>]+>/g, ' ')).toMatch(said[market.language])
      expect(html).toMatch(/<a [^>]*href="\/|<form /)
    },
  )
})

it('every page that takes a key out of a link is in the table', () => {
  expect(Object.keys(linkKeys).sort()).toEqual([
    'backInStock',
    'confirmAddress',
    'confirmNewsletter',
    'giftCard',
    'newPassword',
    // Those of the Studio are tested with its screens.
    'studioInvitation',
    'studioPassword',
  ])
})
