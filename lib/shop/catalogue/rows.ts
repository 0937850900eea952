import { currentMs, currentTime } from '@/lib/platform/clock'
import { availabilityOf, formerAt, inMarket, type KeptPrice, lowestToName, priceAt } from '@/lib/shop/rules'
import type { Brand } from '@/schemas'
import type { Attributes, DeliveryDays, Logistics, Price, SourcePrice } from '@/schemas/shop'
import type { prices, variants } from './offers/tables'
import { type ChoiceAttribute, choiceAttributes } from './product-view'
import type { products } from './tables'

export type VariantRow = { variant: typeof variants.$inferSelect; price: typeof prices.$inferSelect }

/** The price of a row with the sale that comes or goes by itself. */
export const sourcePriceOf = ({ price }: Pick<VariantRow, 'price'>): SourcePrice => ({
  currencyCode: price.currency as Price['currencyCode'],
  withTax: price.withTax,
  withoutTax: price.withoutTax,
  tax: { vat: { amount: price.vat } },
  ...(price.recommended !== null && { recommendedRetailPrice: price.recommended }),
  ...(price.referenceWithTax !== null &&
    price.referenceUnit !== null &&
    price.referenceSize !== null && {
      reference: {
        withTax: price.referenceWithTax,
        unit: price.referenceUnit,
        size: price.referenceSize,
      },
    }),
  appliedReductions: price.appliedReductions,
  ...(price.saleWithTax !== null && {
    sale: {
      withTax: price.saleWithTax,
      ...(price.saleReference !== null && { reference: price.saleReference }),
      ...(price.saleFrom !== null && { from: price.saleFrom.toISOString() }),
      ...(price.saleUntil !== null && { until: price.saleUntil.toISOString() }),
    },
  }),
})

/** The price of a row as the shop keeps it. */
const keptPriceOf = (row: Pick<VariantRow, 'price'>): KeptPrice => {
  const { sale, ...usual } = sourcePriceOf(row)
  const { former, saleFormer } = row.price
  return {
    ...usual,
    ...(former !== null && { former }),
    ...(sale && { sale: { ...sale, ...(saleFormer !== null && { former: saleFormer }) } }),
  }
}

/** The price of a row at a time, in milliseconds, with the reductions that may be announced. */
export const priceOf = (row: Pick<VariantRow, 'price'>, now = currentMs()): Price =>
  priceAt(keptPriceOf(row), now)

/** The lowest price of the 30 days before the reductions of a row, in minor units, where it has to stand beside them. */
export const lowestOf = (row: Pick<VariantRow, 'price'>, now = currentMs()): number | undefined =>
  lowestToName(priceOf(row, now), formerAt(keptPriceOf(row), now), row.price.country)

/** The logistics block of a row; undefined if the source had none. */
export const logisticsOf = ({ variant }: Pick<VariantRow, 'variant'>): Logistics | undefined =>
  variant.bvc === null
    ? undefined
    : {
        BVC: variant.bvc,
        deliveryDaysFrom: variant.deliveryDaysFrom ?? 0,
        ...(variant.deliveryDaysTo !== null && { deliveryDaysTo: variant.deliveryDaysTo }),
        ...(variant.deliveryUntil !== null && { deliveryUntil: variant.deliveryUntil }),
        ...(variant.priceReference !== null && { priceReference: variant.priceReference }),
      }

/** A block whose day of delivery has passed promises none. */
const withoutPast = (block: Logistics | undefined, today: string): Logistics | undefined => {
  if (block?.deliveryUntil === undefined || block.deliveryUntil >= today) return block
  const { deliveryUntil: _, ...others } = block
  return others
}

type NamedDays = Pick<VariantRow['price'], 'deliveryDaysFrom' | 'deliveryDaysTo'>

/** The days to delivery that a feed named for the country of a price. */
export const daysOf = ({
  deliveryDaysFrom: from,
  deliveryDaysTo: to,
}: NamedDays): DeliveryDays | undefined => (to === null ? undefined : { from: from ?? to, to })

/**
 * The availability of a row in a market of a brand, which promises some days or none. `today` is a day such as
 * `2026-12-24`.
 */
export const rowAvailability = (
  row: Pick<VariantRow, 'variant'> & { price: NamedDays | null },
  { productGroup: group, download: file }: Pick<typeof products.$inferSelect, 'productGroup' | 'download'>,
  { brand, promised }: { brand: Brand; promised: DeliveryDays | undefined },
  today = currentTime().toISOString().slice(0, 10),
) =>
  inMarket(
    availabilityOf(withoutPast(logisticsOf(row), today), {
      ...{ stock: row.variant.stockQuantity, group, file, brand },
    }),
    { named: row.price ? daysOf(row.price) : undefined, promised },
  )

/** The attribute in which the variants of a product differ. */
export const distinguishingAttribute = (rows: readonly Pick<VariantRow, 'variant'>[]) =>
  rows.length < 2
    ? undefined
    : choiceAttributes.find((name) => new Set(rows.map(({ variant }) => variant.attributes[name])).size > 1)

const sizes: readonly ChoiceAttribute[] = ['asGro', 'doppelgroesse']

/**
 * The value of a choice, with the attribute that has it: 56 and 62/68 of one product are the same choice, each under
 * its own attribute.
 */
export function chosenValue(
  attributes: Attributes,
  choice: ChoiceAttribute,
): readonly [attribute: ChoiceAttribute, value: string] | undefined {
  const names = sizes.includes(choice) ? [choice, ...sizes] : [choice]
  return names.flatMap((name) => {
    const value = attributes[name]
    return value === undefined ? [] : [[name, value] as const]
  })[0]
}
