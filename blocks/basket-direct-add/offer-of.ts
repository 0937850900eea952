import { chosenNumbers } from '@/blocks/products/chosen-numbers'
import type { ProductView, VariantView } from '@/lib/shop/catalogue'
import { loadProduct } from '@/lib/shop/catalogue'

export type Choice = { number: string; variant?: string | undefined }

export type Offer = {
  view: ProductView
  /** What the shopper chooses from: of a named variant that one alone. */
  variants: readonly VariantView[]
  /** The variant that is shown first. */
  first: VariantView
  /** Unset where the shopper chooses. */
  named: string | undefined
}

/** What an editor offers of a product; the reason where the market has nothing of it. */
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
