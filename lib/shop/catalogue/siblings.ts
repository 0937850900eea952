import { firstWords } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import { currentVariant, spelledLabel, valuePlace } from '@/lib/shop/rules'
import type { Language } from '@/schemas'
import type { AdvancedAttributes } from '@/schemas/shop'
import { choiceAttributes, type LabelledValue, type SiblingView } from './product-view'
import { rowAvailability, type VariantRow } from './rows'
import type { attributeValues, products, productTexts } from './tables'

type ProductRow = { product: typeof products.$inferSelect; text: typeof productTexts.$inferSelect }

type Family = {
  /** Where they are offered: the brand, and the days that the market promises. */
  offer: Parameters<typeof rowAvailability>[2]
  market: Market
  /** In which the market shows products, its own first. */
  languages: readonly Language[]
  product: typeof products.$inferSelect
  siblings: readonly ProductRow[]
  rows: readonly VariantRow[]
  labels: ReadonlyMap<string, typeof attributeValues.$inferSelect>
  worded: (attributes: AdvancedAttributes) => LabelledValue[]
}

/** The attributes in which siblings differ. */
const siblingAttributes = ['farbe', 'vppdimension', 'masse', 'motivtext'] as const
type SiblingAttribute = (typeof siblingAttributes)[number]
/** What siblings in a list have in common, whatever the list is of. */
const kept: readonly SiblingAttribute[] = ['farbe', 'vppdimension']

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

/**
 * The same product in other colours, dimensions, measures and motifs, itself included; a list is empty where there is
 * only one. Of several siblings with the value of an entry, the one that is most like the product stands for it; the
 * lists of its own page lead to the others.
 */
export function siblingsOf({ offer, market, languages, product, siblings, rows, labels, worded }: Family) {
  const byProduct = Map.groupBy(rows, ({ variant }) => variant.productId)
  const sold = siblings.filter((sibling) => byProduct.has(sibling.product.id))
  const agrees = (name: SiblingAttribute, one: ProductRow['product'], other: ProductRow['product']) =>
    one.attributes[name] === other.attributes[name]
  const likeness = (sibling: ProductRow) =>
    siblingAttributes.filter((name) => agrees(name, sibling.product, product)).length
  const ordered = (attribute: SiblingAttribute) => {
    const fitting = sold.filter(
      (sibling) =>
        sibling.product.attributes[attribute] !== undefined &&
        kept.every((name) => name === attribute || agrees(name, sibling.product, product)),
    )
    const byValue = Map.groupBy(fitting, (sibling) => sibling.product.attributes[attribute])
    const list = [...byValue.values()].flatMap((same) => {
      const [first] = same.toSorted((a, b) => likeness(b) - likeness(a))
      return same.filter(
        (sibling) => first && siblingAttributes.every((name) => agrees(name, sibling.product, first.product)),
      )
    })
    const place = ({ product: { attributes } }: ProductRow) => {
      const value = attributes[attribute] ?? ''
      return valuePlace(value, labels.get(`${attribute} ${value}`)?.position)
    }
    return list.length < 2
      ? []
      : list.toSorted((a, b) => place(a) - place(b)).map((sibling) => view(sibling, attribute))
  }
  const saidHere = worded(product.advancedAttributes)
  const isSaidHere = (one: LabelledValue) =>
    saidHere.some(({ key, value }) => key === one.key && value === one.value)
  const view = (sibling: ProductRow, attribute: SiblingAttribute): SiblingView => {
    const own = byProduct.get(sibling.product.id) ?? []
    const value = sibling.product.attributes[attribute] ?? ''
    const words = labels.get(`${attribute} ${value}`)
    const variants = own.map((row) => ({
      referenceKey: row.variant.referenceKey,
      availability: rowAvailability(row, sibling.product, offer),
      price: row.price,
    }))
    const shown = currentVariant(variants)
    return {
      id: sibling.product.id,
      label: spelledLabel(firstWords(words?.labels, languages), value, market),
      referenceKey: sibling.product.referenceKey,
      href: screenPath(market, 'product', { pdp: sibling.text.path }),
      swatch: words?.swatch ?? undefined,
      imageHash: sibling.product.images[0]?.src,
      isActive: sibling.product.id === product.id,
      advancedAttributes: worded(sibling.product.advancedAttributes).filter((one) => !isSaidHere(one)),
      buyableVariant: shown?.availability.buyable ? shown.referenceKey : undefined,
      orderable: variants.flatMap(({ referenceKey, availability }) =>
        availability.buyable ? [referenceKey] : [],
      ),
      isSoldOut: variants.every(({ availability }) => availability.bvc === 4),
      hasVariants: own.length > 1,
      sameSize: sameSizes(byProduct.get(product.id) ?? [], own, attribute),
    }
  }
  return {
    colours: ordered('farbe'),
    dimensions: ordered('vppdimension'),
    measures: ordered('masse'),
    motifs: ordered('motivtext'),
  }
}
