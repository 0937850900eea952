import type { ProductView, SiblingView, VariantView } from '@/lib/shop/catalogue'
import { itemAddress } from '@/lib/shop/wishlist'

/** A sibling that can be had instead of a variant, with the address at which it is chosen. */
export type Instead = { sibling: SiblingView; href: string }

/** The variant of a sibling that is the same but for its colour, if it can be ordered. */
function sameOf(
  sibling: SiblingView,
  { referenceKey }: Pick<VariantView, 'referenceKey'>,
): string | undefined {
  const same = sibling.hasVariants ? sibling.sameSize[referenceKey] : sibling.buyableVariant
  return same !== undefined && sibling.orderable.includes(same) ? same : undefined
}

/** The other colours, dimensions and motifs in which a variant can be ordered now. */
const insteadOf = (view: ProductView, variant: VariantView): Instead[] =>
  [view.colours, view.dimensions, view.measures, view.motifs].flatMap((siblings) =>
    siblings.flatMap((sibling): Instead[] => {
      const same = sibling.isActive ? undefined : sameOf(sibling, variant)
      if (same === undefined) return []
      return [{ sibling, href: itemAddress(sibling.href, sibling.hasVariants ? same : undefined) }]
    }),
  )

export type InsteadGroup = { keys: string[]; instead: Instead[] }

/** The variants that cannot be ordered by what there is instead; those with nothing are left out. */
export function insteadGroups(view: ProductView): InsteadGroup[] {
  const sold = view.variants.filter(({ availability }) => !availability.buyable)
  const groups = Map.groupBy(
    sold.map((variant) => ({ variant, instead: insteadOf(view, variant) })),
    ({ instead }) => instead.map(({ href }) => href).join(' '),
  )
  return [...groups.values()].flatMap((group): InsteadGroup[] => {
    const instead = group[0]?.instead ?? []
    const keys = group.map(({ variant }) => variant.referenceKey)
    return instead.length === 0 ? [] : [{ keys, instead }]
  })
}
