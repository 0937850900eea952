import { seoSlug, shortenedSlug, titleParts, titleValues } from '@/lib/shop/rules'
import type { Language } from '@/schemas'
import {
  type DeliveryDays,
  languageOfKeys,
  type SourcePrice,
  type SourceProduct,
  type SourceVariant,
} from '@/schemas/shop'
import type { Words } from './existing'

export type Planned = { source: SourceProduct; number: string; digest: string }

export const productColumns = `reference_key text, number text, master_key text, brand text, subbrand text,
  product_group text, download text, sale boolean, attributes jsonb, advanced_attributes jsonb, images jsonb, safety jsonb,
  guarantee jsonb, documents jsonb, popularity integer, online_since timestamptz, source_hash text`

export const productRow = ({ source, number, digest }: Planned) => ({
  reference_key: source.referenceKey,
  number,
  master_key: source.masterKey,
  brand: source.brand,
  subbrand: source.subbrand,
  product_group: source.productGroup,
  download: source.download,
  sale: source.sale,
  attributes: source.attributes,
  advanced_attributes: source.advancedAttributes,
  images: source.images,
  safety: source.safety,
  guarantee: source.guarantee,
  documents: source.documents,
  popularity: source.popularity,
  online_since: source.onlineSince,
  source_hash: digest,
})

/**
 * Labels of what the title ends with, in a language. A value without a label is used as it is: where it has letters, it
 * is a word of one language; a mere number is the same in all.
 */
const wordsIn = (source: SourceProduct, words: Words, language: Language) =>
  titleValues(source).map(([attribute, value]) => {
    const said = words.get(`${attribute} ${value}`)?.[language]
    return (
      said ??
      source.advancedAttributes[attribute]?.value[language] ??
      (language === languageOfKeys || !/\p{L}/u.test(value) ? value : undefined)
    )
  })

/** The path of a product below `/{market}/p/` in a language: its title and its number. */
function productPath({ source, number }: Planned, words: Words, language: Language): string {
  const { brand, subbrand } = source
  const name = source.texts[language]?.name ?? ''
  const title = titleParts({ brand, subbrand, name, attributes: wordsIn(source, words, language) })
  return seoSlug([shortenedSlug(seoSlug(title)), number])
}

export const textColumns =
  'product_id bigint, language text, name text, description text, benefits jsonb, path text'

export const textRows = (id: number, planned: Planned, words: Words) =>
  Object.entries(planned.source.texts).map(([language, text]) => ({
    product_id: id,
    language,
    ...text,
    path: productPath(planned, words, language as Language),
  }))

export const categoryRows = (id: number, { source }: Planned) =>
  [...new Set(source.categories)].map((category_key) => ({ product_id: id, category_key }))

export const reviewColumns =
  'product_id bigint, language text, rating smallint, title text, body text, author text, written_at timestamptz'

export const reviewRows = (id: number, { source }: Planned) =>
  source.reviews.map(({ text, date, ...review }) => ({
    product_id: id,
    ...review,
    body: text,
    written_at: `${date}T00:00:00Z`,
  }))

export const variantColumns = `product_id bigint, reference_key text, "position" integer, gtin text, attributes jsonb,
  advanced_attributes jsonb, stock_quantity integer, bvc smallint, delivery_days_from integer,
  delivery_days_to integer, delivery_until date, price_reference text`

export const variantRows = (id: number, { source }: Planned) =>
  source.variants.map((variant, position) => ({
    product_id: id,
    reference_key: variant.referenceKey,
    position,
    gtin: variant.gtin,
    attributes: variant.attributes,
    advanced_attributes: variant.advancedAttributes,
    stock_quantity: variant.stock.quantity,
    bvc: variant.logistics?.BVC,
    delivery_days_from: variant.logistics?.deliveryDaysFrom,
    delivery_days_to: variant.logistics?.deliveryDaysTo,
    delivery_until: variant.logistics?.deliveryUntil,
    price_reference: variant.logistics?.priceReference,
  }))

export const pastPriceColumns = 'variant_id bigint, country text, valid_from timestamptz, with_tax integer'

/** What a variant cost in the past, by its source. */
export const pastPriceRows = (variantId: number, { priceHistory = {} }: SourceVariant) =>
  Object.entries(priceHistory).flatMap(([country, past]) =>
    past.map(({ from, withTax }) => ({
      variant_id: variantId,
      country,
      valid_from: from,
      with_tax: withTax,
    })),
  )

export const priceColumns = `variant_id bigint, country text, currency text, with_tax integer, without_tax integer,
  vat real, recommended integer, reference_with_tax integer, reference_unit text, reference_size real,
  applied_reductions jsonb, sale_with_tax integer, sale_reference integer, sale_from timestamptz,
  sale_until timestamptz, delivery_days_from integer, delivery_days_to integer`

export const priceRow = (
  variantId: number,
  country: string,
  price: SourcePrice,
  days: DeliveryDays | undefined,
) => ({
  variant_id: variantId,
  country,
  currency: price.currencyCode,
  with_tax: price.withTax,
  without_tax: price.withoutTax,
  vat: price.tax.vat.amount,
  recommended: price.recommendedRetailPrice,
  reference_with_tax: price.reference?.withTax,
  reference_unit: price.reference?.unit,
  reference_size: price.reference?.size,
  applied_reductions: price.appliedReductions,
  sale_with_tax: price.sale?.withTax,
  sale_reference: price.sale?.reference,
  sale_from: price.sale?.from,
  sale_until: price.sale?.until,
  delivery_days_from: days?.from,
  delivery_days_to: days?.to,
})
