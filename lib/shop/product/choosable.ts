import type { VariantView } from '@/lib/shop/catalogue'
import { displayReferenceKey } from '@/lib/shop/rules'

/** What a variant is called where one is chosen. */
export const variantLabel = ({ label, referenceKey }: Pick<VariantView, 'label' | 'referenceKey'>): string =>
  label ?? displayReferenceKey(referenceKey)

/** A variant as lists offer it. */
export const choosableOf = (variant: Pick<VariantView, 'label' | 'referenceKey' | 'availability'>) => ({
  key: variant.referenceKey,
  label: variantLabel(variant),
  buyable: variant.availability.buyable,
})
