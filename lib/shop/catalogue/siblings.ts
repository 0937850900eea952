import { firstWords, spelledFor } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import { currentVariant } from '@/lib/shop/rules'
import type { Brand, Language } from '@/schemas'
import { choiceAttributes, type SiblingView } from './product-view'
import { rowAvailability, type VariantRow } from './rows'
import type { attributeValues, products, productTexts } from './tables'

type ProductRow = { product: typeof products.$inferSelect; text: typeof productTexts.$inferSelect }

type Family = {
  shop: Brand
  market: Market
  /** In which the market shows products, its own first. */
  languages: readonly Language[]
  product: typeof products.$inferSelect
  siblings: readonly ProductRow[]
  rows: readonly VariantRow[]
  labels: ReadonlyMap<string, typeof attributeValues.$inferSelect>
}

/** The attributes in which siblings differ. */
type SiblingAttribute = 'farbe' | 'vppdimension'

/**
 * For each variant, the one among others that agrees with it in size and everything else that is chosen, apart from
 * what distinguishes the siblings; by reference key.
 */
function sameSizes(own: readonly VariantRow[], others: readonly VariantRow[], apart: SiblingAttribute) {
  const names = choiceAttributes.filter((name) => name !== apart && name !== 'farbe')
  return Object.fromEntries(
    own.flatMap(({ variant: { referenceKey, attributes } }) => {
      const sizes = names.filter((name) => attributes[name] !== undefined)
      const same = others.find(({ variant }) =>
        sizes.every((name) => variant.attributes[name] === attributes[name]),
      )
      return sizes.length > 0 && same ? [[referenceKey, same.variant.referenceKey]] : []
    }),
  )
}

/** The same product in other colours and dimensions, itself included; empty where there is only one. */
export function siblingsOf({ shop, market, languages, product, siblings, rows, labels }: Family) {
  const byProduct = Map.groupBy(rows, ({ variant }) => variant.productId)
  const sold = siblings.filter((sibling) => byProduct.has(sibling.product.id))
  const ordered = (attribute: SiblingAttribute, other: SiblingAttribute) => {
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
  const view = (sibling: ProductRow, attribute: SiblingAttribute): SiblingView => {
    const own = byProduct.get(sibling.product.id) ?? []
    const value = sibling.product.attributes[attribute] ?? ''
    const words = labels.get(`${attribute} ${value}`)
    const variants = own.map((row) => ({
      referenceKey: row.variant.referenceKey,
      availability: rowAvailability(row, sibling.product, shop),
      price: row.price,
    }))
    const shown = currentVariant(variants)
    return {
      id: sibling.product.id,
      label: spelledFor(market, firstWords(words?.labels, languages) ?? value),
      referenceKey: sibling.product.referenceKey,
      href: screenPath(market, 'product', { pdp: sibling.text.path }),
      swatch: words?.swatch ?? undefined,
      image: sibling.product.images[0]?.src,
      isActive: sibling.product.id === product.id,
      buyableVariant: shown?.availability.buyable ? shown.referenceKey : undefined,
      isSoldOut: variants.every(({ availability }) => availability.bvc === 4),
      hasVariants: own.length > 1,
      sameSize: sameSizes(byProduct.get(product.id) ?? [], own, attribute),
    }
  }
  return { colours: ordered('farbe', 'vppdimension'), dimensions: ordered('vppdimension', 'farbe') }
}
