import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { Disclosure, Icon } from '@/lib/storefront/design/ui'
import type { ShopConfiguration } from '@/schemas/shop'
import { attributesOf } from './attributes'
import { GiftCardFacts } from './gift-card-facts'
import { ResetsOnLeave } from './islands'
import { Reviews } from './reviews'
import { Documents, ElectronicsNote, Manufacturer, Warnings } from './safety'
import { StoreStock } from './stores'

type Props = {
  view: ProductView
  market: Market
  /** Which attributes are shown; empty: all. */
  chosen: Layout['productAttributes']
  ids: { reviews: string; warnings: string }
  devicesHref: string | undefined
  registration: string | undefined
  storesHref: string | undefined
  shop: Pick<ShopConfiguration, 'seller' | 'service'>
}

type Part = {
  key: string
  title: string
  content: ReactNode
  anchor?: string
  open?: boolean
  /** Close it again on another product. */
  resets?: boolean
  /** Left out on paper. */
  onScreen?: boolean
}

/** All information on a product other than price and delivery. */
export function ProductDetails(props: Props) {
  const { view, market, chosen, ids, devicesHref, registration, storesHref, shop } = props
  const t = marketText(market)
  const paragraphs = view.description.split(/\n+/).filter((text) => text.trim() !== '')
  const { count } = view.reviews
  const attributes = attributesOf(view, chosen)
  const parts: (Part | false)[] = [
    attributes !== undefined && {
      key: 'details',
      title: t('product.details'),
      content: attributes,
      open: true,
    },
    view.warnings.length > 0 && {
      key: 'warnings',
      title: t('product.warnings'),
      content: <Warnings view={view} />,
      anchor: ids.warnings,
      resets: true,
    },
    (view.manufacturer !== undefined || view.lacksMaker === true) && {
      key: 'safety',
      title: t('product.safety'),
      content: <Manufacturer view={view} market={market} />,
    },
    view.documents.length > 0 && {
      key: 'documents',
      title: t('product.documents'),
      content: <Documents view={view} market={market} />,
      onScreen: true,
    },
    !view.onlineOnly &&
      view.stores.length > 0 && {
        key: 'stores',
        title: t('product.stores.title'),
        content: <StoreStock stores={view.stores} market={market} href={storesHref} shop={shop} />,
        onScreen: true,
      },
    {
      key: 'reviews',
      title:
        count > 0 ? t('product.reviews.titleCount', { count: String(count) }) : t('product.reviews.title'),
      content: <Reviews reviews={view.reviews} market={market} />,
      anchor: ids.reviews,
      resets: true,
      onScreen: true,
    },
  ]
  return (
    <div className="min-w-0 max-md:pt-8">
      {view.benefits.length > 0 && (
        <>
          <h2 className="font-display text-h3">{t('product.highlights')}</h2>
          <ul className="mt-3 grid gap-2" lang={view.lang}>
            {view.benefits.map((benefit) => (
              <li key={benefit} className="flex items-start gap-2.5">
                <Icon name="check" className="mt-1 size-4.5 text-success" />
                <span className="min-w-0">{benefit}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {paragraphs.length > 0 && (
        <>
          <h2 className="mt-8 font-display text-h3 first:mt-0">{t('product.description')}</h2>
          {paragraphs.map((text) => (
            <p key={text} className="mt-3 max-w-prose" lang={view.lang}>
              {text}
            </p>
          ))}
        </>
      )}
      {view.isVoucher && <GiftCardFacts view={view} market={market} />}
      <div className="mt-8 border-line border-t print:mt-4">
        {parts.map((part) => part && <Opened key={part.key} part={part} market={market} />)}
      </div>
      <div className="mt-6 empty:hidden">
        <ElectronicsNote view={view} market={market} registration={registration} href={devicesHref} />
      </div>
    </div>
  )
}

type OpenedProps = { part: Part; market: Market }

function Opened({ part, market }: OpenedProps) {
  const { title, content, anchor, open, resets, onScreen } = part
  const disclosure = (
    <Disclosure title={softHyphens(title, market.language)} level="h2" anchor={anchor} open={open}>
      {content}
    </Disclosure>
  )
  const shown = resets ? <ResetsOnLeave>{disclosure}</ResetsOnLeave> : disclosure
  return onScreen ? <div className="print:hidden">{shown}</div> : shown
}
