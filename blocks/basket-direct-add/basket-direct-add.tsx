import { PreviewNote } from '@/blocks/preview-note'
import { MissingNote } from '@/blocks/products/missing-note'
import { ProductName } from '@/blocks/products/product-name'
import { ProductPicture } from '@/blocks/products/product-picture'
import { domId } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import { itemAddress } from '@/lib/shop/wishlist'
import { Card, classes, filledTone, levelBelow, TextLink } from '@/lib/storefront/design/ui'
import type { BlockContext, BlockProps } from '@/lib/storefront/runtime/blocks'
import { campaignProduct } from '@/lib/storefront/screens/product'
import type { basketDirectAddBlock } from '@/schemas/blocks/basket-direct-add'
import { type Choice, offerOf } from './offer-of'
import { Order } from './order'

/** One column on phones; then the picture beside the rest; then the order in a column of its own. */
const places = {
  card: 'p-5 md:p-8 gap-x-7 gap-y-4 @lg:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] @4xl:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_minmax(0,20rem)] @4xl:grid-rows-[auto_1fr]',
  words: 'min-w-0 @lg:col-span-2 @4xl:col-span-1 @4xl:col-start-2',
  picture: '@lg:row-span-2 @4xl:col-start-1 @4xl:row-start-1',
  name: 'min-w-0 @4xl:col-start-2',
  order:
    'grid min-w-0 content-start justify-items-start gap-4 @4xl:col-start-3 @4xl:row-span-2 @4xl:row-start-1',
}

/** A product that can be ordered on this page. Renders nothing if the market does not sell it. */
export async function BasketDirectAdd({ blok, context, render }: BlockProps<typeof basketDirectAddBlock>) {
  const { market } = context
  const offer = await offerOf(market.code, blok)
  if (typeof offer === 'string') return <Missing reason={offer} choice={blok} context={context} />
  const { view, named } = offer
  const t = marketText(market)
  const Heading = blok.level
  const headlineId = domId(blok.uid, 'headline')
  const nameId = domId(blok.uid, 'product')
  const href = itemAddress(view.href, named)
  return (
    <section className="@container w-full" aria-labelledby={blok.headline ? headlineId : nameId}>
      <Card
        tone={filledTone(blok.backgroundColor)}
        padding="none"
        className={classes('grid wrap-anywhere', places.card)}
      >
        {(blok.headline || blok.text) && (
          <div className={places.words}>
            {blok.headline && (
              <Heading id={headlineId} className="font-display text-h2">
                {blok.headline}
              </Heading>
            )}
            {blok.text && (
              <p className="mt-2 max-w-prose whitespace-pre-line text-quiet first:mt-0">{blok.text}</p>
            )}
          </div>
        )}
        <div className={places.picture}>
          <ProductPicture view={view} size={208} />
        </div>
        <div className={places.name}>
          <ProductName
            id={nameId}
            view={view}
            href={href}
            level={blok.headline ? levelBelow(blok.level) : blok.level}
          />
        </div>
        <div className={places.order}>
          <Order
            id={domId(blok.uid, 'variant')}
            offer={offer}
            quantity={Math.floor(blok.quantity ?? 1)}
            market={market}
          />
          <TextLink href={href} look="onward">
            {t('blocks.basketDirectAdd.toProduct')}
          </TextLink>
        </div>
      </Card>
      {blok.body.length > 0 && (
        <div className="mt-6 grid gap-6 empty:hidden">
          {render(blok.body, { product: campaignProduct(view) })}
        </div>
      )}
    </section>
  )
}

type MissingProps = { reason: 'noNumber' | 'noProduct' | 'noVariant'; choice: Choice; context: BlockContext }

function Missing({ reason, choice: { number, variant = '' }, context }: MissingProps) {
  if (reason === 'noVariant')
    return (
      <PreviewNote context={context}>
        {(t) => t('basketDirectAdd.noVariant', { number, variant })}
      </PreviewNote>
    )
  const missing = reason === 'noNumber' ? [] : [number.trim()]
  return <MissingNote choice={{ numbers: number }} chosen={{ cards: [], missing }} context={context} />
}
