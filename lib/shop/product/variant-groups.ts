import type { VariantView } from '@/lib/shop/catalogue'

/** Variants about which the page says the same. */
export type VariantGroup = { keys: string[]; variant: VariantView }

/** From this many pieces down, the page says how many there are. */
const fewPieces = 3

/** How many pieces are left, where that is worth a word. */
export function fewLeft({ availability, delivery, quantity }: VariantView): number | undefined {
  const counts = availability.buyable && !availability.preorder && delivery.kind !== 'download'
  return counts && quantity > 0 && quantity <= fewPieces ? quantity : undefined
}

function groupsBy(variants: readonly VariantView[], said: (variant: VariantView) => unknown): VariantGroup[] {
  const groups = Map.groupBy(variants, (variant) => JSON.stringify(said(variant)))
  return [...groups.values()].flatMap((group) => {
    const [variant] = group
    return variant ? [{ keys: group.map(({ referenceKey }) => referenceKey), variant }] : []
  })
}

/** The variants by what is said of their price. */
export const priceGroups = (variants: readonly VariantView[]): VariantGroup[] =>
  groupsBy(variants, ({ price, before, lowest, delivery }) => [
    price,
    before,
    lowest,
    delivery.kind === 'download',
  ])

/** The variants by what is said of their delivery. */
export const deliveryGroups = (variants: readonly VariantView[]): VariantGroup[] =>
  groupsBy(variants, (variant) => [
    variant.delivery,
    variant.availability.daysFrom,
    variant.availability.daysTo,
    fewLeft(variant),
  ])
