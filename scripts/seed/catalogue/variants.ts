import { isOnlineOnly } from '@/lib/shop/rules'
import type { Attributes, SourceVariant } from '@/schemas/shop'
import { deliveriesOf } from './delivery'
import { type Dice, dice } from './dice'
import type { Model } from './models'
import { type Pricing, pastPrices, priceIn, voucherPrice, worthOf } from './prices'
import type { Reach } from './reach'
import type { Dimension, Size, State } from './schema'
import { firstStoreKeys, laterStoreKeys } from './stores'
import { entry, tables } from './tables'

/** A GTIN with its check digit from the range for internal use, which no other product has. */
function gtinOf(index: number, variant: number): string {
  const digits = `2${String(index).padStart(8, '0')}${String(variant).padStart(3, '0')}`
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const onlyOne: Size = { key: '1', attributes: {}, factor: 1 }

type VariantsInput = {
  model: Model
  dimension: Dimension | undefined
  /** Its position in the kind's price range, 0 to 1. */
  rank: number
  reduction: number | undefined
  recommended: number | undefined
  key: string
  index: number
  state: State
  /** On which the product came. */
  since: Date
  attributes: Attributes
  reach: Reach
  of: Dice
}

function pricingOf(
  { model: { kind, brand }, dimension, rank, reduction, recommended }: VariantsInput,
  size: Size,
) {
  const [low, high] = kind.price
  const { level } = entry(tables().brands, brand)
  const content = dimension?.content ?? kind.measure?.content
  const german = (low + (high - low) * rank) * level * (dimension?.factor ?? 1) * size.factor
  const measure = kind.measure && content !== undefined ? { ...kind.measure, content } : undefined
  return { german, reduction, recommended, measure } satisfies Pricing
}

/** The stock of stores: a few pieces of products that are in stock and can be carried. */
function storeStock(
  variant: Pick<SourceVariant, 'stock' | 'logistics'>,
  { key, attributes, reach, of }: VariantsInput,
) {
  const days = variant.logistics?.deliveryDaysTo
  const isThere =
    variant.logistics?.BVC === 1 && variant.stock.quantity > 0 && days !== undefined && days > 0 && days < 14
  if (!isThere || isOnlineOnly({ buyable: true, attributes }) || !of.chance(0.4)) return {}
  const drawn = (from: Dice, keys: readonly string[]) =>
    from.some(keys, from.between(1, 3)).map((store) => [store, from.between(1, 6)] as const)
  // A separate random sequence, so that all other random choices stay unchanged
  const later = dice(`shops of ${key}`)
  return Object.fromEntries([
    ...drawn(of, firstStoreKeys()),
    ...reach.countries.flatMap((country) => drawn(later, laterStoreKeys(country))),
  ])
}

/** The variants of a product: one per size, or a single one. */
export function variantsOf(input: VariantsInput): SourceVariant[] {
  const { model, dimension, key, index, state, since, reach, of } = input
  const { kind } = model
  const sizes = kind.sizes ? entry(tables().sizes, kind.sizes) : [onlyOne]
  const deliveries = deliveriesOf(kind, state, sizes.length, of)
  return sizes.map((size, place) => {
    const delivery = deliveries[place] ?? { stock: { quantity: 0 } }
    const pricing = pricingOf(input, size)
    const price = (country: (typeof reach.countries)[number]) =>
      kind.voucher ? voucherPrice(country, worthOf(kind, dimension)) : priceIn(country, pricing)
    const prices = Object.fromEntries(reach.countries.map((country) => [country, price(country)]))
    const priceHistory = pastPrices(prices, since)
    return {
      referenceKey: `${key}.${size.key}`,
      ...(!kind.voucher && { gtin: gtinOf(index, place) }),
      attributes: size.attributes,
      advancedAttributes: {},
      ...delivery,
      prices,
      ...(priceHistory && { priceHistory }),
      storeStock: storeStock(delivery, input),
    }
  })
}
