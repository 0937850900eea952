import { firstWords, spelledFor } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import type { Language } from '@/schemas'
import type { SiblingView } from './product-view'
import { rowAvailability, type VariantRow } from './rows'
import type { attributeValues, products, productTexts } from './tables'

type ProductRow = { product: typeof products.$inferSelect; text: typeof productTexts.$inferSelect }

type Family = {
  market: Market
  /** In which the market shows products, its own first. */
  languages: readonly Language[]
  product: typeof products.$inferSelect
  siblings: readonly ProductRow[]
  rows: readonly VariantRow[]
  labels: ReadonlyMap<string, typeof attributeValues.$inferSelect>
}

/** The same product in other colours and dimensions, itself included; empty where there is only one. */
export function siblingsOf({ market, languages, product, siblings, rows, labels }: Family) {
  const sold = siblings.filter((sibling) =>
    rows.some(({ variant }) => variant.productId === sibling.product.id),
  )
  const ordered = (attribute: 'farbe' | 'vppdimension', other: 'farbe' | 'vppdimension') => {
    const list = sold.filter(
      (sibling) =>
        sibling.product.attributes[attribute] !== undefined &&
        sibling.product.attributes[other] === product.attributes[other],
    )
    const place = ({ product: { attributes } }: ProductRow) =>
      labels.get(`${attribute} ${attributes[attribute]}`)?.position ?? 0
    return list.length < 2
      ? []
      : list.toSorted((a, b) => place(a) - place(b)).map((sibling) => view(sibling, attribute))
  }
  const view = (sibling: ProductRow, attribute: string): SiblingView => {
    const own = rows.filter(({ variant }) => variant.productId === sibling.product.id)
    const value = sibling.product.attributes[attribute] ?? ''
    const words = labels.get(`${attribute} ${value}`)
    return {
      id: sibling.product.id,
      label: spelledFor(market, firstWords(words?.labels, languages) ?? value),
      referenceKey: sibling.product.referenceKey,
      href: screenPath(market, 'product', { pdp: sibling.text.path }),
      swatch: words?.swatch ?? undefined,
      image: sibling.product.images[0]?.src,
      isActive: sibling.product.id === product.id,
      isBuyable: own.some((row) => rowAvailability(row).buyable),
      hasVariants: own.length > 1,
    }
  }
  return { colours: ordered('farbe', 'vppdimension'), dimensions: ordered('vppdimension', 'farbe') }
}
