import type { VariantView } from '@/lib/shop/catalogue'

/** Variants that share a panel on the page. */
type VariantGroup = { keys: string[]; variant: VariantView }

/** Up to this stock, the page states the number of pieces. */
const fewPieces = 3

/** The number of pieces left, if few. */
export const fewLeft = ({ availability: { left } }: Pick<VariantView, 'availability'>): number | undefined =>
  left > 0 && left <= fewPieces ? left : undefined

function groupsBy(variants: readonly VariantView[], said: (variant: VariantView) => unknown): VariantGroup[] {
  const groups = Map.groupBy(variants, (variant) => JSON.stringify(said(variant)))
  return [...groups.values()].flatMap((group) => {
    const [variant] = group
    return variant ? [{ keys: group.map(({ referenceKey }) => referenceKey), variant }] : []
  })
}

/** Whether others that can be bought cost more, and none of them less, as `from` in a product's tile says. */
export function isLowestOfSeveral(variant: VariantView, variants: readonly VariantView[]): boolean {
  const amounts = variants
    .filter(({ availability }) => availability.buyable)
    .map(({ price }) => price.withTax)
  return Math.min(...amounts) === variant.price.withTax && Math.max(...amounts) > variant.price.withTax
}

/** The variants grouped by their price panel. */
export const priceGroups = (variants: readonly VariantView[]): VariantGroup[] =>
  groupsBy(variants, ({ price, condition, before, lowest, availability }) => [
    price,
    condition,
    before,
    lowest,
    availability.download,
  ])

/** The variants grouped by what they say of themselves. */
export const attributeGroups = (variants: readonly VariantView[]): VariantGroup[] =>
  groupsBy(variants, ({ attributes }) => attributes)

/** The variants grouped by their delivery panel. */
export const deliveryGroups = (variants: readonly VariantView[]): VariantGroup[] =>
  groupsBy(variants, (variant) => [
    variant.delivery,
    variant.availability.daysFrom,
    variant.availability.daysTo,
    variant.availability.deliveryUntil,
    fewLeft(variant),
  ])
