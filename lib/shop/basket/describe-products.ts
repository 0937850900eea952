import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { countryOf, type Market, screenPath } from '@/lib/platform/markets'
import { findShownLanguages } from '@/lib/platform/shop-configuration'
import {
  guaranteeView,
  langOf,
  productCategories,
  products,
  productTexts,
  shownText,
} from '@/lib/shop/catalogue'
import {
  asksOldDevice,
  collectedElectronics,
  goodsSign,
  isSealed,
  isVoucher,
  spellingOf,
} from '@/lib/shop/rules'
import type { Brand, Language } from '@/schemas'
import type { BasketItem } from '@/schemas/api/basket'

/** What an order has to name of an article, from the benefits of its page, of which the most important come first. */
const mostFeatures = 3

const collected = `array[${collectedElectronics.map((key) => `'${key}'`).join(', ')}]`

type Shop = { brand: Brand; market: Market }

/**
 * Names, pages and pictures of products in a market, by their ids. A product without a name there is named by its
 * number.
 */
export async function describeProducts(
  db: Executor,
  { brand: shop, market }: Shop,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BasketItem['product']>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: products.id,
      number: products.number,
      referenceKey: products.referenceKey,
      brand: products.brand,
      subbrand: products.subbrand,
      images: products.images,
      name: productTexts.name,
      productGroup: products.productGroup,
      guarantee: products.guarantee,
      attributes: products.attributes,
      benefits: productTexts.benefits,
      language: productTexts.language,
      path: productTexts.path,
      categories: sql<string[]>`array(select c.category_key from ${productCategories} c
        where c.product_id = ${products.id})`,
      isCollected: sql<boolean>`exists (select from ${productCategories} c
        where c.product_id = ${products.id} and c.category_key = any(${sql.raw(collected)}))`,
    })
    .from(products)
    .leftJoin(productTexts, shownText(market))
    .where(inArray(products.id, [...ids]))
  // Few products have a guarantee, whose terms may be in another language.
  const languages = rows.some(({ guarantee }) => guarantee) ? (await findShownLanguages(db))(market) : []
  const isAsked = countryOf(market) === 'DE'
  return new Map(
    rows.map(
      ({
        id,
        number,
        referenceKey,
        brand,
        subbrand,
        images: [image],
        name: given,
        benefits,
        productGroup,
        guarantee: offered,
        attributes,
        language,
        path,
        categories,
        isCollected,
      }) => {
        const spell = spellingOf(attributes, market)
        const name = given === null ? number : spell(given)
        const alt = language === null ? undefined : image?.alt?.[language as Language]
        const features = (benefits ?? []).slice(0, mostFeatures).map(spell)
        const guarantee = isVoucher(productGroup, shop)
          ? undefined
          : guaranteeView(offered, market, languages)
        const product: BasketItem['product'] = {
          number,
          referenceKey,
          name,
          ...langOf(market, language),
          brand,
          ...(subbrand !== null && { subbrand }),
          ...(path !== null && { href: screenPath(market, 'product', { pdp: path }) }),
          ...(image
            ? { image: { src: image.src, alt: alt === undefined ? name : spell(alt) } }
            : { sign: goodsSign(categories, name) }),
          ...(features.length > 0 && { features }),
          ...(guarantee && { guarantee }),
          ...(isSealed(attributes) && { isSealed: true as const }),
          ...(isAsked && asksOldDevice(attributes, isCollected) && { asksOldDevice: true as const }),
        }
        return [id, product]
      },
    ),
  )
}
