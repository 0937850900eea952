import type { Layout } from '@/lib/content/pages'
import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { advisorOf } from '@/lib/shop/advisors'
import { conditionWords, type ProductView } from '@/lib/shop/catalogue'
import {
  deliveryGroups,
  deliveryWords,
  isLowestOfSeveral,
  priceGroups,
  variantLabel,
} from '@/lib/shop/product'
import type { Promotion } from '@/lib/shop/promotions'
import { Dotted, uiWords } from '@/lib/storefront/design/ui'
import { BackInStockUse, backInStockAction, backInStockWords } from '@/lib/storefront/screens/back-in-stock'
import { guideHref } from '@/lib/storefront/screens/guide-pages'
import type { Advisors } from '@/schemas/shop'
import { ProductAdvisor } from './advisor'
import { DeliveryPanel } from './delivery-panel'
import { GiftCardWays } from './gift-card-facts'
import { InsteadList } from './instead-list'
import { BottomBar, BuyBox } from './islands'
import { Offers } from './offers'
import { PricePanel } from './price-panel'
import { Siblings } from './siblings'
import { insteadGroups } from './sold-out'
import type { Orderable } from './use-order'

type Props = {
  view: ProductView
  market: Market
  layout: Layout
  product: Orderable
  words: ProductWords
  /** The categories for which there are tables that help to choose. */
  advisors: Advisors
  /** Whether similar goods are on the page. */
  hasAlternatives: boolean
  promotions: readonly Promotion[]
}

/** The words that the box and the bar of a product share. One object, which the page's data contains once. */
export function productWords(view: ProductView, market: Market) {
  const t = marketText(market)
  return {
    choice: {
      legend: t(`product.choice.${view.choice ?? 'other'}`),
      choose: t('forms.choose'),
      missing: t(`product.missing.${view.choice ?? 'other'}`),
    },
    wishlist: {
      add: t('wishlist.add', { name: view.name }),
      added: t('wishlist.added'),
      removed: t('wishlist.removed'),
      full: t('wishlist.full'),
      tooMany: t('tile.wishlist.tooMany'),
      offline: t('tile.wishlist.offline'),
      failed: t('wishlist.failed'),
    },
  }
}

type ProductWords = ReturnType<typeof productWords>

function actionsOf(market: Market, { inscription }: Orderable, { wishlist }: ProductWords) {
  const t = marketText(market)
  return {
    wishlist,
    wide: { off: t('wishlist.short'), on: t('wishlist.on') },
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
  const { variants } = view
  const isOthers = variants.some(({ availability }) => availability.buyable)
  return {
    action: backInStockAction(market),
    use: (
      <BackInStockUse
        market={market}
        privacyHref={guideHref('privacy', market, layout)}
        fieldId={`back-in-stock-email-${view.number}`}
      />
    ),
    colours: insteadGroups(view).map(({ keys, instead }) => ({
      keys,
      content: <InsteadList label={t('backInStock.others')} isTitled={!isOthers} instead={instead} />,
    })),
    // Where nothing can be ordered, they follow at once.
    hasSimilar: hasAlternatives && isOthers,
    words: {
      ...backInStockWords(market),
      notChosen: t('forms.errors.choice'),
      ask: t('backInStock.ask'),
      choose: t('forms.choose'),
      others: t('backInStock.others'),
      similar: t('backInStock.similar'),
    },
  }
}

/** Price, choice, delivery and order of a product. */
export function ProductBuyBox(props: Props) {
  const { view, market, layout, product, words, advisors, hasAlternatives, promotions } = props
  const { number, currentVariant } = view
  const advisor = advisorOf(view, advisors)
  const shippingHref = guideHref('shipping', market, layout)
  return (
    <BuyBox
      product={product}
      first={currentVariant}
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
        content: (
          <>
            <DeliveryPanel variant={variant} market={market} />
            {view.isVoucher && <GiftCardWays view={view} market={market} />}
          </>
        ),
      }))}
      siblings={
        <>
          <Offers
            view={view}
            market={market}
            promotions={promotions}
            conditions={layout.shippingConditions}
          />
          <Siblings view={view} market={market} />
        </>
      }
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
      words={{ choice: words.choice, actions: actionsOf(market, product, words) }}
    />
  )
}

type BarProps = Pick<Props, 'view' | 'market' | 'product' | 'words'>

/** The bottom bar of phones, with the same data. */
export function ProductBottomBar({ view, market, product, words }: BarProps) {
  const t = marketText(market)
  const isChoice = view.variants.length > 1
  return (
    <BottomBar
      product={product}
      first={view.currentVariant}
      summaries={view.variants.map((variant) => ({
        keys: [variant.referenceKey],
        content: (
          <>
            <p>
              {isLowestOfSeveral(variant, view.variants) && <span>{`${uiWords(market).price.from} `}</span>}
              {formatPrice(variant.price.withTax, market)}
            </p>
            <p>
              <Dotted
                {...(isChoice && { firstClass: 'choice-name' })}
                parts={[
                  ...(isChoice ? [variantLabel(variant)] : []),
                  ...(variant.condition ? [conditionWords(variant.condition, market)] : []),
                  deliveryWords(variant, market),
                ]}
              />
            </p>
          </>
        ),
      }))}
      words={{
        ...words,
        wide: { off: t('wishlist.brief'), on: t('wishlist.briefOn') },
        tellMe: t('backInStock.submit'),
      }}
    />
  )
}
