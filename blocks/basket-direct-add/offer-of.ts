import { chosenNumbers } from '@/blocks/products/chosen-numbers'
import type { ProductView, VariantView } from '@/lib/shop/catalogue'
import { loadProduct } from '@/lib/shop/catalogue'

export type Choice = { number: string; variant?: string | undefined }

export type Offer = {
  view: ProductView
  /** The variants to choose from; only one if the editor named a variant. */
  variants: readonly VariantView[]
  /** The default variant. */
  first: VariantView
  /** Unset if the shopper chooses. */
  named: string | undefined
}

/** The product and variants that an editor chose, or the reason why the market cannot offer them. */
export async function offerOf(
  marketCode: string,
  { number, variant }: Choice,
): Promise<Offer | 'noNumber' | 'noProduct' | 'noVariant'> {
  const [plain] = chosenNumbers(number)
  if (plain === undefined) return 'noNumber'
  const view = await loadProduct(marketCode, plain)
  if (!view) return 'noProduct'
  const named = variant?.trim()
  const variants = named ? view.variants.filter(({ referenceKey }) => referenceKey === named) : view.variants
  const first = variants.find(({ referenceKey }) => referenceKey === view.currentVariant) ?? variants[0]
  return first ? { view, variants, first, named } : 'noVariant'
}
