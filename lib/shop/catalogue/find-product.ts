import { currentMs } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import { firstWords, typesetQuote } from '@/lib/platform/i18n'
import { type Market, marketsOf, screenPath } from '@/lib/platform/markets'
import { findPromisedDays, findShownLanguages } from '@/lib/platform/shop-configuration'
import {
  conditionOf,
  currentVariant,
  deliveryMessage,
  electronicsOf,
  goodsSign,
  isBulky,
  isOnlineOnly,
  isOnSale,
  isPersonalised,
  isSealed,
  isUnderWay,
  isVoucher,
  nextPriceChange,
  priceBefore,
  productTitle,
  spellingOf,
  titleValues,
} from '@/lib/shop/rules'
import type { Brand, Language } from '@/schemas'
import type { ProductDocument, SafetyInformation } from '@/schemas/shop'
import { attributeWords } from './attribute-words'
import { newWords } from './condition-words'
import { guaranteeView } from './guarantee-view'
import { makerViews } from './party-view'
import { productAlternates } from './product-alternates'
import type { ProductView, ReviewView, VariantView } from './product-view'
import {
  readCategories,
  readCategoryKeys,
  readLabels,
  readProduct,
  readReviews,
  readSiblings,
  readStores,
  readVariants,
  wayTo,
} from './read-product'
import {
  chosenValue,
  distinguishingAttribute,
  lowestOf,
  priceOf,
  rowAvailability,
  sourcePriceOf,
} from './rows'
import { langOf } from './shown-text'
import { siblingsOf } from './siblings'

const pairsOf = (attributes: Record<string, string>) => Object.entries(attributes)

/** A product as a market's page shows it; undefined when the market does not sell it. */
export async function findProduct(
  db: Database,
  { brand: shop, market }: { brand: Brand; market: Market },
  number: string,
  now = currentMs(),
): Promise<ProductView | undefined> {
  const found = await readProduct(db, market, number)
  if (!found) return undefined
  const { product, text } = found
  const shown = await findShownLanguages(db)
  const offer = { brand: shop, promised: await findPromisedDays(db, market) }
  const languages = shown(market)
  const [siblings, path, categoryKeys, review, shops] = await Promise.all([
    readSiblings(db, market, product.masterKey),
    readCategories(db, market, product.id),
    readCategoryKeys(db, product.id),
    readReviews(db, market, product.masterKey),
    readStores(db, market, product.id),
  ])
  const rows = await readVariants(
    db,
    market,
    siblings.map((sibling) => sibling.product.id),
  )
  const own = rows.filter(({ variant }) => variant.productId === product.id)
  if (own.length === 0) return undefined
  const spell = spellingOf(product.attributes, market)
  const labels = await readLabels(db, [
    ...siblings.flatMap((sibling) => pairsOf(sibling.product.attributes)),
    ...own.flatMap(({ variant }) => pairsOf(variant.attributes)),
  ])
  const { labelOf, listed, worded } = attributeWords({ market, languages, labels, spell })
  const apart = distinguishingAttribute(own)
  const said = ({
    attributes,
    advancedAttributes,
  }: Pick<typeof product, 'attributes' | 'advancedAttributes'>) => ({
    ...advancedAttributes,
    ...listed(attributes, apart),
  })
  const overridden = new Set(own.flatMap(({ variant }) => Object.keys(said(variant))))
  const general = Object.groupBy(Object.entries(said(product)), ([key]) =>
    overridden.has(key) ? 'overridden' : 'shared',
  )
  const choiceOf = ({ attributes }: Pick<typeof product, 'attributes'>) => {
    const value = apart && chosenValue(attributes, apart)
    return value && labelOf(...value)
  }
  const newOf = newWords(own, product, market)
  const variantViews = own.map((row): VariantView => {
    const availability = rowAvailability(row, product, offer)
    const price = priceOf(row, now)
    const { sale } = sourcePriceOf(row)
    return {
      referenceKey: row.variant.referenceKey,
      label: choiceOf(row.variant) ?? newOf(row.variant),
      fits: row.variant.attributes.koerpergroesse && spell(row.variant.attributes.koerpergroesse),
      gtin: row.variant.gtin ?? undefined,
      condition: conditionOf(row.variant, product),
      price,
      ...(sale?.until && isUnderWay(sale, now) && { priceUntil: sale.until }),
      before: priceBefore(price),
      lowest: lowestOf(row, now),
      availability,
      delivery: deliveryMessage(availability, shop),
      attributes: worded({ ...Object.fromEntries(general.overridden ?? []), ...said(row.variant) }),
    }
  })
  const current = currentVariant(
    variantViews.map(({ referenceKey, availability, price }) => ({ referenceKey, availability, price })),
  )
  const changes = own.flatMap((row) => nextPriceChange(sourcePriceOf(row), now) ?? [])
  const name = spell(text.name)
  const title = productTitle({
    brand: product.brand,
    subbrand: product.subbrand ?? undefined,
    name,
    attributes: titleValues({ ...product, variants: own.map(({ variant }) => variant) }).map(
      ([attribute, value]) => labelOf(attribute, value),
    ),
  })
  const family = siblingsOf({ offer, market, languages, product, siblings, rows, labels, worded })
  return {
    id: product.id,
    number: product.number,
    referenceKey: product.referenceKey,
    masterKey: product.masterKey,
    href: screenPath(market, 'product', { pdp: text.path }),
    alternates: await productAlternates(db, marketsOf(shop), shown, product.number),
    brand: product.brand,
    subbrand: product.subbrand ?? undefined,
    name,
    ...langOf(market, text.language),
    title,
    description: spell(text.description),
    benefits: text.benefits.map(spell),
    images: product.images.map(({ src, alt }) => ({
      src,
      alt: spell(firstWords(alt, [text.language as Language]) ?? title),
    })),
    ...(product.images.length === 0 && { sign: goodsSign(categoryKeys, name) }),
    sale: isOnSale(
      product,
      variantViews.map(({ price }) => price),
    ),
    onlineOnly: isOnlineOnly({
      attributes: product.attributes,
      buyable: variantViews.some(({ availability }) => availability.buyable),
    }),
    isVoucher: isVoucher(product.productGroup, shop),
    personalised: isPersonalised(product.attributes),
    sealed: isSealed(product.attributes),
    bulky: isBulky(product.attributes),
    electronics: electronicsOf(categoryKeys),
    variants: variantViews,
    choice: apart,
    currentVariant: current?.referenceKey ?? variantViews[0]?.referenceKey ?? '',
    ...family,
    attributes: worded(Object.fromEntries(general.shared ?? [])),
    warnings: warningsOf(product, languages).map(({ text: words, language }) => ({
      text: spell(words),
      ...langOf(market, language),
    })),
    ...makerViews(product, shop, market),
    guarantee: isVoucher(product.productGroup, shop)
      ? undefined
      : guaranteeView(product.guarantee, market, languages),
    documents: documentsOf(product, languages).map(({ label, src, language }) => ({
      ...{ label: spell(label), src },
      ...langOf(market, language),
    })),
    reviews: {
      mean: review.mean,
      count: review.count,
      items: review.items.map((item) =>
        reviewView(item, family, (words) =>
          typesetQuote(words, item.language === market.language ? market : { iso: item.language }),
        ),
      ),
    },
    categories: wayTo(path).map(({ key, name: category, path: below }) => ({
      key,
      name: category,
      href: `/${market.code}/${below}/`,
    })),
    categoryKeys,
    categoryNames: [...new Set(path.map(({ name: category }) => category))],
    stores: shops,
    ...(changes.length > 0 && { pricesUntil: Math.min(...changes) }),
  }
}

/** The documents in any of the languages, those in the market's own first. */
const documentsOf = ({ documents }: { documents: ProductDocument[] }, languages: readonly Language[]) =>
  languages.flatMap((language) =>
    documents.flatMap(({ label, src }) => {
      const words = label[language]
      const isFirst = languages.find((one) => label[one]) === language
      return words && isFirst ? [{ label: words, src, language }] : []
    }),
  )

/** The warnings in the first language that has any. */
function warningsOf({ safety }: { safety: SafetyInformation | null }, languages: readonly Language[]) {
  const language = languages.find((name) => (safety?.warnings[name] ?? []).length > 0)
  if (!language) return []
  return (safety?.warnings[language] ?? []).map((text) => ({ text, language }))
}

/** Of a sibling's review also what that one is: another colour or dimension. In the market's language, in its spelling. */
const reviewView = (
  review: {
    productId: number
    rating: number
    title: string
    body: string
    author: string
    writtenAt: Date
    language: string
  },
  family: ReturnType<typeof siblingsOf>,
  spell: (words: string) => string,
): ReviewView => ({
  about: Object.values(family).flatMap((list) =>
    list.flatMap(({ id, label, isActive }) => (id === review.productId && !isActive ? label : [])),
  ),
  rating: review.rating,
  title: spell(review.title),
  text: spell(review.body),
  author: review.author,
  date: review.writtenAt.toISOString(),
  language: review.language,
})
