import type { Logistics, SourceVariant } from '@/schemas/shop'
import type { Dice } from './dice'
import type { Kind, State } from './schema'
import { tables } from './tables'

export const stateOf = (index: number): State => tables().delivery.special[index % 100] ?? 'usual'

type Delivery = Pick<SourceVariant, 'stock' | 'logistics'>

/** The usual delivery of a kind: by mail, by carrier, made to order, or by parcel. */
function usualFor(kind: Kind, of: Dice): Logistics {
  const { usual } = tables().delivery
  if (kind.voucher === 'download') return usual.download
  if (kind.attributes?.bulkyOrLoad === 'j') return usual.bulky
  if (kind.attributes?.personalisierterArtikel === '1') return usual.personalised
  return of.chance(0.75) ? usual.quick : usual.slow
}

/** The stock and the delivery of each variant of a product. */
export function deliveriesOf(kind: Kind, state: State, variants: number, of: Dice): Delivery[] {
  const { states } = tables().delivery
  const usual = usualFor(kind, of)
  if (kind.voucher === 'download') return [{ stock: { quantity: 100_000 }, logistics: usual }]
  const soldOut = state === 'oneSoldOut' && variants > 1 ? of.below(variants) : -1
  return Array.from({ length: variants }, (_, index): Delivery => {
    const drawn = of.between(2, 60)
    const isSoldOut = index === soldOut || (state === 'usual' && variants > 2 && index > 0 && of.chance(0.07))
    const { quantity = drawn, logistics } = states[isSoldOut ? 'soldOut' : state]
    return {
      stock: { quantity },
      ...(logistics && { logistics: logistics === 'usual' ? usual : logistics }),
    }
  })
}
