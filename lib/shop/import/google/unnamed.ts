import type { AdvancedAttributes, Attributes, Country, SourcePrice, SourceProduct } from '@/schemas/shop'
import type { Named } from './context'
import type { Design } from './design'
import { factAttributes } from './facts'
import type { FeedVariant } from './read-row'

const mostDecimals = 4

/** The roundest content of a product of which a price by measure was reckoned. */
function contentOf(price: number, reference: number): number {
  const [least, most] = [price / (reference + 0.5), price / Math.max(0.5, reference - 0.5)]
  for (let decimals = 0; decimals <= mostDecimals; decimals += 1) {
    const content = Math.ceil(least * 10 ** decimals) / 10 ** decimals
    if (content > 0 && content <= most) return content
  }
  return price / reference
}

/** The price by measure of a product whose price changes and whose content does not. */
function referenceFor(
  withTax: number,
  { withTax: before, reference }: SourcePrice,
): SourcePrice['reference'] {
  if (!reference || reference.withTax === 0 || withTax === before) return reference
  return { ...reference, withTax: Math.round(withTax / contentOf(before, reference.withTax)) }
}

/** Whether a rate that a variant has is to stay: the feed names none, or none that can be read. */
const keepsRate = ({ tax }: FeedVariant, named: Named) =>
  !named.has('tax') || (tax !== undefined && 'problem' in tax)

/** The price of a row, with the rate and the measure that a feed does not name as they were. */
export function priceAfter(
  variant: FeedVariant,
  present: SourcePrice | undefined,
  named: Named,
): SourcePrice {
  const { price } = variant
  if (!present) return price
  const tax = keepsRate(variant, named) ? present.tax : price.tax
  const reference = named.has('unit_pricing_measure') ? price.reference : referenceFor(price.withTax, present)
  const { reference: _, ...others } = price
  return {
    ...others,
    ...{ tax, withoutTax: Math.round(price.withTax / (1 + tax.vat.amount)) },
    ...(reference && { reference }),
  }
}

/** The attributes of a variant that a feed takes back unless it names them again. */
export const attributesBefore = ({ zustand, ...others }: Attributes, named: Named): Attributes =>
  named.has('condition') || zustand === undefined ? others : { ...others, zustand }

/** The shown facts that a feed takes back unless it names them again. */
export const factsBefore = (present: AdvancedAttributes, named: Named): AdvancedAttributes =>
  Object.fromEntries(
    Object.entries(present).filter(
      ([name]) => !Object.hasOwn(factAttributes, name) || !named.has(factAttributes[name] ?? ''),
    ),
  )

/** The brand of goods of which a feed does not say it. */
export function brandAfter(
  { brand, isBrandNamed }: FeedVariant,
  present: SourceProduct | undefined,
  named: Named,
): string {
  if (isBrandNamed || !present) return brand
  const wasWithout = present.brand === '' && !named.has('identifier_exists')
  return wasWithout ? '' : brand
}

const mostImages = 20

/** The pictures of a feed; those that it does not name stay, with their words. */
export function imagesAfter(
  { lines }: Design,
  present: SourceProduct | undefined,
  named: Named,
): SourceProduct['images'] {
  const before = present?.images ?? []
  if (!named.has('image_link') && !named.has('additional_image_link')) return before
  const words = new Map(before.map((image) => [image.src, image]))
  const given = [...new Set(lines.flatMap(({ variant }) => variant.images))]
  if (named.has('additional_image_link') || given.length === 0)
    return given.slice(0, mostImages).map((src) => words.get(src) ?? { src })
  if (given.every((src) => words.has(src))) return before
  const further = before.slice(1).filter(({ src }) => !given.includes(src))
  return [...given.map((src) => words.get(src) ?? { src }), ...further].slice(0, mostImages)
}

/** The country of a feed whose days stay, because it names none for any. */
export const daysAfter = (
  { days }: FeedVariant,
  present: SourceProduct['variants'][number] | undefined,
  { named, country }: { named: Named; country: Country },
) => (named.has('shipping') ? days : present?.deliveryDays?.[country])
