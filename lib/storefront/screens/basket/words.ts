import { colonOf, marketText, pluralForms } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import { usualReturnTerms } from '@/lib/platform/shop-configuration'
import type { ReturnException } from '@/lib/shop/rules'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { uiWords } from '@/lib/storefront/design/ui'
import { rowWords } from '@/lib/storefront/screens/tiles'
import type { ReturnTerms } from '@/schemas/shop'

function speak(market: Market) {
  const t = marketText(market)
  const name = '{name}'
  const label = '{label}'
  const { loading } = uiWords(market)
  const notice = (kind: 'notSold' | 'notBuyable') => ({
    title: t(`basket.page.notices.${kind}.title`),
    text: t(`basket.page.notices.${kind}.text`),
  })
  const refusal = (why: 'offline' | 'notBack' | 'gone' | 'soldOut' | 'failed') =>
    t(`basket.page.refusals.${why}`, { name })
  return {
    ...rowWords(market),
    loading,
    number: pluralForms(market.language, (count) => t('basket.page.number', { count })),
    reckoned: t('basket.page.reckoned', { number: '{number}', total: '{total}' }),
    lines: t('basket.page.lines'),
    quantity: t('basket.page.quantity'),
    each: t('basket.page.each'),
    inscription: t('basket.page.inscription', { text: '{text}' }),
    colon: colonOf(market.language),
    lineTotal: t('basket.page.lineTotal'),
    promotionOpen: t('basket.page.promotionOpen', { label }),
    promotionMissing: t('basket.page.promotionMissing', { label, amount: '{amount}' }),
    promotionOver: t('basket.page.promotionOver', { label }),
    gift: pluralForms(market.language, (count) => t('basket.page.gift', { count })),
    remove: t('basket.page.remove'),
    toWishlist: t('basket.page.toWishlist'),
    removed: t('basket.page.removed', { name }),
    moved: t('basket.page.moved', { name }),
    undo: t('basket.page.undo'),
    notices: { notSold: notice('notSold'), notBuyable: notice('notBuyable') },
    instead: t('basket.page.instead'),
    lessLeft: {
      title: pluralForms(market.language, (count) => t('basket.page.notices.lessLeft.title', { count })),
      text: t('basket.page.notices.lessLeft.text'),
      action: pluralForms(market.language, (count) => t('basket.page.notices.lessLeft.action', { count })),
      toast: pluralForms(market.language, (count) => t('basket.page.lessLeft', { count, name })),
    },
    summary: softHyphens(t('basket.page.summary'), market.language),
    nothingLeft: t('basket.page.nothingLeft'),
    goods: t('basket.page.goods'),
    shipping: t('basket.page.shipping'),
    freight: t('basket.page.freight'),
    free: t('basket.page.free'),
    total: t('basket.page.total'),
    tax: t('basket.page.tax', { rate: '{rate}' }),
    included: {
      all: t('basket.page.included.all'),
      tax: t('basket.page.included.tax'),
      shipping: t('basket.page.included.shipping'),
    },
    taxes: t('listing.taxes'),
    missing: t('basket.page.missing', { amount: '{amount}' }),
    checkout: t('basket.page.checkout'),
    checkoutShort: t('basket.page.checkoutShort'),
    toSummary: t('basket.page.toSummary'),
    codes: {
      title: t('basket.page.codes.title'),
      another: t('basket.page.codes.another'),
      oneOfEach: t('basket.page.codes.oneOfEach'),
      label: t('basket.page.codes.label'),
      button: t('basket.page.codes.button'),
      pending: t('basket.page.codes.pending'),
      kinds: { voucher: t('basket.page.codes.voucher'), giftCard: t('basket.page.codes.giftCard') },
      balance: t('basket.page.codes.balance', { amount: '{amount}' }),
      toPay: t('basket.page.codes.toPay'),
      below: t('basket.page.codes.below', { amount: '{amount}' }),
      taken: t('basket.page.codes.taken', { code: '{code}', amount: '{amount}' }),
      redeemed: t('basket.page.codes.redeemed', { code: '{code}' }),
      offer: t('coupons.redeem'),
      offerOf: t('coupons.redeemOf', { name: '{name}' }),
      kept: t('giftCode.activated'),
      empty: t('basket.page.codes.empty'),
      failed: t('basket.page.codes.failed'),
    },
    recommendations: t('basket.page.recommendations'),
    popular: t('basket.page.popular'),
    recent: t('product.recent'),
    retry: t('basket.page.retry'),
    wishlistRefusals: { full: t('wishlist.full'), tooMany: t('tile.wishlist.tooMany') },
    refusals: {
      offline: refusal('offline'),
      notBack: refusal('notBack'),
      gone: refusal('gone'),
      soldOut: refusal('soldOut'),
      full: t('basket.page.refusals.full'),
      failed: refusal('failed'),
    },
  }
}

/** The texts of the basket in a market. Islands receive them as props, so that other languages stay on the server. */
const wordsOf = memoize(({ iso }: Market) => iso, speak)

export type BasketWords = ReturnType<typeof speak> & {
  /** Beside what is not simply taken back; unset for what the shop takes back without a defect. */
  returnNotes: Partial<Record<ReturnException, string>>
}

export const basketWords = (
  market: Market,
  { returns }: { returns: Pick<ReturnTerms, 'takesMade'> } = { returns: usualReturnTerms },
): BasketWords => ({
  ...wordsOf(market),
  returnNotes: {
    ...(!returns.takesMade && { made: marketText(market)('orderReturn.only.made') }),
    seal: marketText(market)('orderReturn.only.seal'),
  },
})
