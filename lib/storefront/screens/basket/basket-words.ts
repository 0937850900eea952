import { marketText, pluralForms } from '@/lib/platform/i18n'
import { isBuilt, type Market, screenPath } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import { uiWords } from '@/lib/storefront/design/ui'
import { rowWords } from '@/lib/storefront/screens/tiles'

function shopOf(market: Market) {
  const t = marketText(market)
  const { close } = uiWords(market)
  return {
    /** The shop locale. */
    locale: market.shopLocale,
    market: { numberLocale: market.numberLocale, currency: market.currency },
    /** The basket's page; unset while it is not built. */
    href: isBuilt('basket') ? screenPath(market, 'basket') : undefined,
    /** The first step of the checkout; unset while it is not built. */
    checkoutHref: isBuilt('checkout') ? screenPath(market, 'checkout') : undefined,
    words: {
      add: t('basket.add.button'),
      adding: t('basket.add.pending'),
      /** A toast for when the layer cannot be shown; for a single product it contains `{name}`. */
      added: t('basket.add.added'),
      failures: {
        unknownVariant: t('basket.add.failures.unknownVariant'),
        notSold: t('basket.add.failures.notSold'),
        notBuyable: t('basket.add.failures.notBuyable'),
        noneLeft: t('basket.add.failures.noneLeft'),
        inscriptionMissing: t('basket.add.failures.inscriptionMissing'),
        inscriptionNotAsked: t('basket.add.failures.inscriptionNotAsked'),
        full: t('basket.add.failures.full'),
        tooMany: t('basket.add.failures.tooMany'),
        offline: t('basket.add.failures.offline'),
        failed: t('basket.add.failures.failed'),
      },
      layer: {
        title: t('basket.add.layer.title'),
        close,
        ...rowWords(market),
        /** ‘One piece’, and its plurals with `{count}`. */
        ...pluralForms(market.language, (count) => t('basket.add.layer.pieces', { count })),
        /** With `{text}`. */
        inscription: t.raw('basket.add.layer.inscription'),
        /** Fewer pieces were added than requested. With `{count}` and `{wanted}`. */
        fewer: t.raw('basket.add.layer.fewer'),
        /** The line already had pieces. With `{count}`. */
        together: t.raw('basket.add.layer.together'),
        total: t('basket.add.layer.total'),
        /** With `{amount}`. */
        missing: t.raw('basket.add.layer.missing'),
        free: t('basket.add.layer.free'),
        checkout: t('basket.page.checkout'),
        toBasket: t('basket.add.layer.toBasket'),
        goOn: t('basket.add.layer.goOn'),
        recommended: t('basket.add.layer.recommended'),
      },
    },
  }
}

export type BasketShop = ReturnType<typeof shopOf>

/**
 * What the buttons that fill the basket need to know of the market. One object per market, because the page's data
 * contains each object only once, however many islands receive it.
 */
export const basketShop = memoize(({ iso }: Market) => iso, shopOf)
