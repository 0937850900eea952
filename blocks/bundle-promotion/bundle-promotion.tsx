import { PreviewNote } from '@/blocks/preview-note'
import { ProductName } from '@/blocks/products/product-name'
import { ProductPicture } from '@/blocks/products/product-picture'
import { domId } from '@/lib/content/links'
import { basePriceOf, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import { choosableOf, deliveryTexts, priceGroups } from '@/lib/shop/product'
import { Card, filledTone, type HeadingLevel, levelBelow, Price, uiWords } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import { TrackingData, viewedPromotion } from '@/lib/storefront/runtime/tracking'
import { basketShop } from '@/lib/storefront/screens/basket'
import type { bundlePromotionBlock } from '@/schemas/blocks/bundle-promotion'
import { bundleOf } from './bundle-of'
import type { BundlePart } from './bundle-order.client'
import { BundleOrder } from './islands'

/**
 * Products that are cheaper together, with one button. Shown while the promotion is valid and its products can be
 * bought.
 */
export async function BundlePromotion({ blok, context }: BlockProps<typeof bundlePromotionBlock>) {
  const { brand, market } = context
  const t = marketText(market)
  const id = blok.promotion.trim()
  const bundle = await bundleOf(id, context)
  if (typeof bundle === 'string')
    return <PreviewNote context={context}>{(say) => say(`bundlePromotion.${bundle}`, { id })}</PreviewNote>
  const { promotion, views } = bundle
  const Heading = blok.level
  const headline = blok.headline ?? promotion.label
  const headlineId = domId(blok.uid, 'headline')
  const add = t('blocks.bundlePromotion.add', { count: views.length })
  const numbers = views.map(({ number }) => [number])
  return (
    <section className="@container w-full" aria-labelledby={headlineId}>
      <TrackingData events={viewedPromotion(promotion)} />
      <Card tone={filledTone(blok.backgroundColor)} className="wrap-anywhere">
        <Heading id={headlineId} className="font-display text-h2">
          {headline}
        </Heading>
        {blok.text && <p className="mt-2 max-w-prose whitespace-pre-line text-quiet">{blok.text}</p>}
        <div className="mt-5">
          <BundleOrder
            // Only the products on the page, because the sets may be long
            promotion={{ id: promotion.id, effect: { ...promotion.effect, sets: numbers } }}
            parts={views.map((view) =>
              partOf(view, {
                market,
                level: levelBelow(blok.level),
                id: domId(blok.uid, `part-${view.number}`),
              }),
            )}
            brand={brand}
            shop={basketShop(market)}
            words={{
              choose: t('forms.choose'),
              together: t('blocks.bundlePromotion.together'),
              saving: t.raw('blocks.bundlePromotion.saving'),
              taxes: t('blocks.bundlePromotion.taxes'),
              add,
              addName: t('blocks.bundlePromotion.addName', { words: add, name: headline }),
              soldOut: t('blocks.bundlePromotion.soldOut'),
              delivery: deliveryTexts(market),
              varies: t('product.deliveryNote.available'),
            }}
          />
        </div>
      </Card>
    </section>
  )
}

type PartContext = { market: Market; level: HeadingLevel; id: string }

function partOf(view: ProductView, { market, level, id }: PartContext): BundlePart {
  const { number, variants, currentVariant, choice } = view
  return {
    id,
    number,
    picture: <ProductPicture view={view} size={256} />,
    name: <ProductName id={`${id}-name`} view={view} href={view.href} level={level} />,
    variants: variants.map((variant) => {
      const { left: _, ...availability } = variant.availability
      return { ...choosableOf(variant, choice, market), price: variant.price.withTax, availability }
    }),
    first: currentVariant,
    legend: marketText(market)(`product.choice.${choice ?? 'other'}`),
    missing: marketText(market)(`product.missing.${choice ?? 'other'}`),
    prices: priceGroups(variants).map(({ keys, variant: { price, before, lowest } }) => ({
      keys,
      content: (
        <Price
          size="small"
          market={market}
          amount={price.withTax}
          before={before}
          lowest={lowest}
          base={basePriceOf(price)}
          words={uiWords(market).price}
        />
      ),
    })),
  }
}
