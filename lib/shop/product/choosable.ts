import type { VariantView } from '@/lib/shop/catalogue'
import { displayReferenceKey } from '@/lib/shop/rules'

/** The name of a variant in lists of choices. */
export const variantLabel = ({ label, referenceKey }: Pick<VariantView, 'label' | 'referenceKey'>): string =>
  label ?? displayReferenceKey(referenceKey)

/** A variant as an entry of a list of choices. */
export const choosableOf = (variant: Pick<VariantView, 'label' | 'referenceKey' | 'availability'>) => ({
  key: variant.referenceKey,
  label: variantLabel(variant),
  buyable: variant.availability.buyable,
})
