import type { Market } from '@/lib/platform/markets'
import type { ChoiceAttribute, ProductView, VariantView } from '@/lib/shop/catalogue'
import { addressWithVariant } from '@/lib/shop/product'
import type { DeliveryMessage } from '@/lib/shop/rules'
import {
  imageAddress,
  metaPicture,
  productPicture,
  remotePictureUrl,
  shopPictureFacts,
  shopPictureUrl,
} from '@/lib/storefront/design/pictures'
import { majorUnits } from './major-units'
import { type OfferTerms, offerTerms } from './offer-terms'

/** The absolute address of a product's picture for other sites; undefined if it is not a picture. */
export function metaImage(src: string, baseUrl: string): string | undefined {
  const address = imageAddress(productPicture(src))
  if (!address) return undefined
  const remote = remotePictureUrl(address, metaPicture.remote)
  const prepared = remote ?? (shopPictureFacts(address) ? shopPictureUrl(address, metaPicture.own) : address)
  return URL.parse(prepared, baseUrl)?.href
}

/** https://schema.org/ItemAvailability */
const availabilities: Record<DeliveryMessage['kind'], string> = {
  preorder: 'PreOrder',
  notAvailable: 'OutOfStock',
  sold: 'SoldOut',
  late: 'BackOrder',
  download: 'InStock',
  instant: 'InStock',
  soon: 'InStock',
  available: 'InStock',
}

const itemConditions = { new: 'New', refurbished: 'Refurbished', used: 'Used' } as const

const offerOf = ({ price, priceUntil, delivery, condition }: VariantView, url: string) => ({
  '@type': 'Offer',
  url,
  price: majorUnits(price.withTax),
  priceCurrency: price.currencyCode,
  ...(priceUntil && { priceValidUntil: priceUntil }),
  availability: `https://schema.org/${availabilities[delivery.kind]}`,
  itemCondition: `https://schema.org/${itemConditions[condition ?? 'new']}Condition`,
})

const longestText = 5000

const reviewOf = ({
  rating,
  title,
  text,
  author,
  date,
  language,
}: ProductView['reviews']['items'][number]) => ({
  '@type': 'Review',
  ...(title && { name: title }),
  ...(text && { reviewBody: text }),
  inLanguage: language,
  datePublished: date.slice(0, 10),
  author: { '@type': 'Person', name: author },
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
})

/** Rating and reviews; nothing without reviews, because search engines reject an empty rating. */
function ratingOf({ reviews }: ProductView) {
  if (reviews.count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(reviews.mean.toFixed(2)),
      reviewCount: reviews.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.items
      .filter(({ author }) => author !== '')
      .slice(0, 5)
      .map(reviewOf),
  }
}

/** The attributes in which variants differ, as far as https://schema.org/variesBy has a term. */
const variesBy: Partial<Record<ChoiceAttribute, string>> = {
  asGro: 'size',
  doppelgroesse: 'size',
  vppdimension: 'size',
  masse: 'size',
  motivtext: 'pattern',
  farbe: 'color',
}

/**
 * https://schema.org/Product with its offer, or https://schema.org/ProductGroup with a product and an offer for each
 * variant. It contains every variant, so it is correct whichever one the address names.
 */
export function productData(
  view: ProductView,
  market: Market,
  baseUrl: string,
  terms: OfferTerms,
): Record<string, unknown> {
  const termsOf = offerTerms({ view, market, terms })
  const url = baseUrl + view.href
  const images = view.images.flatMap(({ src }) => metaImage(src, baseUrl) ?? [])
  const category = view.categories.map(({ name }) => name).join(' > ')
  const about = {
    name: view.title,
    ...(view.description && { description: view.description.slice(0, longestText) }),
    ...(images.length > 0 && { image: images }),
    brand: { '@type': 'Brand', name: view.brand },
    ...(category && { category }),
    inLanguage: market.iso,
    url,
    ...ratingOf(view),
  }
  const [only] = view.variants
  if (view.variants.length < 2 || !only)
    return {
      '@type': 'Product',
      '@id': `${url}#product`,
      ...about,
      sku: only?.referenceKey ?? view.referenceKey,
      ...(only?.gtin && { gtin: only.gtin }),
      ...(only && { offers: { ...offerOf(only, url), ...termsOf(only) } }),
    }
  const property = view.choice && variesBy[view.choice]
  return {
    '@type': 'ProductGroup',
    '@id': `${url}#product`,
    ...about,
    productGroupID: view.referenceKey,
    ...(property && { variesBy: [`https://schema.org/${property}`] }),
    hasVariant: view.variants.map((variant) => ({
      '@type': 'Product',
      name: [view.title, variant.label].filter(Boolean).join(' '),
      sku: variant.referenceKey,
      ...(variant.gtin && { gtin: variant.gtin }),
      ...(property && variant.label && { [property]: variant.label }),
      ...(images[0] && { image: images[0] }),
      offers: {
        ...offerOf(variant, baseUrl + addressWithVariant(url, variant.referenceKey)),
        ...termsOf(variant),
      },
    })),
  }
}
