import type { Layout } from '@/lib/content/pages'
import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { advisorOf } from '@/lib/shop/advisors'
import type { ProductView } from '@/lib/shop/catalogue'
import {
  type Choosable,
  deliveryGroups,
  deliveryWords,
  isLowestOfSeveral,
  priceGroups,
  variantLabel,
} from '@/lib/shop/product'
import { uiWords } from '@/lib/storefront/design/ui'
import { BackInStockFields, backInStockAction } from '@/lib/storefront/screens/back-in-stock'
import { guideHref } from '@/lib/storefront/screens/guide-pages'
import type { Advisors } from '@/schemas/shop'
import { ProductAdvisor } from './advisor'
import { DeliveryPanel } from './delivery-panel'
import { InsteadList } from './instead-list'
import { BottomBar, BuyBox } from './islands'
import { PricePanel } from './price-panel'
import { Siblings } from './siblings'
import { insteadGroups } from './sold-out'
import type { Orderable } from './use-order'

type Props = {
  view: ProductView
  market: Market
  layout: Layout
  product: Orderable
  variants: readonly Choosable[]
  /** The categories for which there are tables that help to choose. */
  advisors: Advisors
  /** Whether similar goods are on the page. */
  hasAlternatives: boolean
}

function wishlistOf(view: ProductView, market: Market) {
  const t = marketText(market)
  return {
    wishlist: {
      add: t('wishlist.add', { name: view.name }),
      added: t('wishlist.added'),
      removed: t('wishlist.removed'),
      full: t('wishlist.full'),
      tooMany: t('tile.wishlist.tooMany'),
      offline: t('tile.wishlist.offline'),
      failed: t('wishlist.failed'),
    },
    wide: { off: t('wishlist.short'), on: t('wishlist.on') },
  }
}

function actionsOf(view: ProductView, market: Market, { inscription }: Orderable) {
  const t = marketText(market)
  return {
    ...wishlistOf(view, market),
    order: {
      quantity: t('basket.add.quantity'),
      inscription: inscription && {
        label: t('basket.add.inscription.label'),
        hint: t('basket.add.inscription.hint', { count: inscription.rule.maxLength }),
        faults: {
          missing: t('basket.add.inscription.missing'),
          tooLong: t('basket.add.inscription.tooLong', { count: inscription.rule.maxLength }),
          characters: t('basket.add.inscription.characters'),
        },
      },
    },
  }
}

/** What there is instead of a variant that cannot be ordered. */
function soldOutOf(view: ProductView, market: Market, layout: Layout, hasAlternatives: boolean) {
  const t = marketText(market)
  const { number, variants } = view
  const isOthers = variants.some(({ availability }) => availability.buyable)
  return {
    action: backInStockAction(market),
    fields: (
      <BackInStockFields
        market={market}
        id={`back-in-stock-email-${number}`}
        privacyHref={guideHref('privacy', market, layout)}
      />
    ),
    colours: insteadGroups(view).map(({ keys, instead }) => ({
      keys,
      content: <InsteadList label={t('backInStock.others')} isTitled={!isOthers} instead={instead} />,
    })),
    // Where nothing can be ordered, they follow at once.
    hasSimilar: hasAlternatives && isOthers,
    words: {
      ask: t('backInStock.ask'),
      choose: t('forms.choose'),
      others: t('backInStock.others'),
      similar: t('backInStock.similar'),
    },
  }
}

function choiceOf({ choice }: ProductView, market: Market) {
  const t = marketText(market)
  return {
    legend: t(`product.choice.${choice ?? 'other'}`),
    choose: t('forms.choose'),
    missing: t(`product.missing.${choice ?? 'other'}`),
  }
}

/** Price, choice, delivery and order of a product. */
export function ProductBuyBox(props: Props) {
  const { view, market, layout, product, variants, advisors, hasAlternatives } = props
  const { number, currentVariant } = view
  const advisor = advisorOf(view, advisors)
  const shippingHref = guideHref('shipping', market, layout)
  return (
    <BuyBox
      product={product}
      first={currentVariant}
      variants={variants}
      prices={priceGroups(view.variants).map(({ keys, variant }) => ({
        keys,
        content: (
          <PricePanel
            variant={variant}
            isLowest={isLowestOfSeveral(variant, view.variants)}
            market={market}
            voucher={view.isVoucher}
            shippingHref={shippingHref}
          />
        ),
      }))}
      deliveries={deliveryGroups(view.variants).map(({ keys, variant }) => ({
        keys,
        content: <DeliveryPanel variant={variant} market={market} />,
      }))}
      siblings={<Siblings view={view} market={market} />}
      advisor={
        advisor && (
          <ProductAdvisor
            advisor={advisor}
            number={number}
            sizes={view.variants.map(variantLabel)}
            orderable={view.variants.filter(({ availability }) => availability.buyable).map(variantLabel)}
            market={market}
            href={guideHref(advisor === 'tog' ? 'tog' : 'sizes', market, layout)}
          />
        )
      }
      soldOut={soldOutOf(view, market, layout, hasAlternatives)}
      words={{
        ...choiceOf(view, market),
        actions: actionsOf(view, market, product),
      }}
    />
  )
}

type BarProps = Pick<Props, 'view' | 'market' | 'product' | 'variants'>

/** The bottom bar of phones, with the same data. */
export function ProductBottomBar({ view, market, product, variants }: BarProps) {
  const t = marketText(market)
  const isChoice = view.variants.length > 1
  return (
    <BottomBar
      product={product}
      variants={variants}
      first={view.currentVariant}
      summaries={view.variants.map((variant) => ({
        keys: [variant.referenceKey],
        content: (
          <>
            <p className="font-bold text-lead tabular-nums leading-tight whitespace-nowrap">
              {isLowestOfSeveral(variant, view.variants) && (
                <span className="font-normal text-small group-not-data-unchosen/summary:hidden">
                  {`${uiWords(market).price.from} `}
                </span>
              )}
              {formatPrice(variant.price.withTax, market)}
            </p>
            <p className="line-clamp-2 text-quiet text-small leading-snug">
              {isChoice && (
                <span className="group-data-unchosen/summary:hidden">{`${variantLabel(variant)}\u00a0· `}</span>
              )}
              {deliveryWords(variant, market)}
            </p>
          </>
        ),
      }))}
      words={{
        ...wishlistOf(view, market),
        wide: { off: t('wishlist.brief'), on: t('wishlist.briefOn') },
        tellMe: t('backInStock.submit'),
        choice: choiceOf(view, market),
      }}
    />
  )
}
