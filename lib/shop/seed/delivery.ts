import type { Logistics, SourceVariant } from '@/schemas/shop'
import type { Dice } from './dice'
import type { Kind } from './types'

export type State =
  | 'usual'
  | 'late3'
  | 'late5'
  | 'late7'
  | 'preorder'
  | 'orderable'
  | 'unavailable'
  | 'soldOut'
  | 'unknown'
  | 'noStock'
  | 'oneSoldOut'

/** In a hundred products in a row, those that are not delivered as usual. */
const special: Record<number, State> = {
  4: 'oneSoldOut',
  9: 'late3',
  14: 'soldOut',
  21: 'oneSoldOut',
  27: 'preorder',
  33: 'late5',
  38: 'orderable',
  46: 'unavailable',
  52: 'oneSoldOut',
  57: 'noStock',
  63: 'late7',
  69: 'soldOut',
  74: 'late3',
  79: 'unknown',
  84: 'oneSoldOut',
  91: 'preorder',
}

export const stateOf = (index: number): State => special[index % 100] ?? 'usual'

type Delivery = Pick<SourceVariant, 'stock' | 'logistics'>

const block = (BVC: number, deliveryDaysFrom: number, deliveryDaysTo: number): Logistics => ({
  BVC,
  deliveryDaysFrom,
  deliveryDaysTo,
})

const soldOut: Delivery = { stock: { quantity: 0 }, logistics: block(4, 1, 3) }

/** How a kind usually travels: by carrier, knitted to order, by parcel. */
function usual(kind: Kind, of: Dice): Logistics {
  if (kind.attributes?.bulkyOrLoad === 'j') return block(1, 5, 10)
  if (kind.attributes?.personalisierterArtikel === '1') return block(1, 5, 8)
  return of.chance(0.75) ? block(1, 1, 3) : block(1, 4, 7)
}

/** The stock and the delivery of each of a product's variants. */
export function deliveriesOf(kind: Kind, state: State, variants: number, of: Dice): Delivery[] {
  if (kind.voucher === 'download') return [{ stock: { quantity: 100_000 }, logistics: block(1, 0, 0) }]
  const common = usual(kind, of)
  const out = state === 'oneSoldOut' && variants > 1 ? of.below(variants) : -1
  return Array.from({ length: variants }, (_, index): Delivery => {
    const stock = { quantity: of.between(2, 60) }
    switch (state) {
      case 'late3':
        return { stock, logistics: block(1, 14, 21) }
      case 'late5':
        return { stock, logistics: block(1, 28, 35) }
      case 'late7':
        return { stock, logistics: block(1, 42, 49) }
      case 'preorder':
        return { stock: { quantity: 0 }, logistics: block(2, 999, 999) }
      case 'orderable':
        return { stock, logistics: block(2, 6, 12) }
      case 'unavailable':
        return { stock: { quantity: 0 }, logistics: block(3, 0, 0) }
      case 'soldOut':
        return soldOut
      case 'unknown':
        return { stock: { quantity: 0 } }
      case 'noStock':
        return { stock: { quantity: 0 }, logistics: common }
      case 'oneSoldOut':
        return index === out ? soldOut : { stock, logistics: common }
      default:
        return variants > 2 && index > 0 && of.chance(0.07) ? soldOut : { stock, logistics: common }
    }
  })
}
