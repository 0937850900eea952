import { allMarkets } from '@/lib/platform/markets'
import { isPricedIn, writePromotions } from '@/lib/shop/promotions'
import { type PromotionEffect, type SourcePromotion, sourcePromotion } from '@/schemas/shop'
import { localeProblem } from './locales'
import { findNamedProducts, type NamedProducts, withNumbers } from './named-products'
import type { References, RowType } from './row-type'

type Named = Pick<References, 'products' | 'categories' | 'brands' | 'variants'>

/** The goods that an effect names, wherever it does. */
function namesOfEffect(effect: PromotionEffect): Named[] {
  if (effect.type === 'combo_deal') return [{ products: effect.sets.flat() }]
  const { goods } = effect
  const others = effect.type === 'buy_x_get_y' ? effect.getGoods : undefined
  const variants = effect.type === 'gift' ? effect.variants : []
  return [goods ?? {}, others ?? {}, { variants }]
}

const allOf = (named: readonly Named[]): References => ({
  products: named.flatMap(({ products = [] }) => products),
  variants: named.flatMap(({ variants = [] }) => variants),
  categories: named.flatMap(({ categories = [] }) => categories),
  brands: named.flatMap(({ brands = [] }) => brands),
})

/** An effect with the numbers of the products that it names. */
function numbered(effect: PromotionEffect, numbersOf: NamedProducts): PromotionEffect {
  if (effect.type === 'combo_deal')
    return { ...effect, sets: effect.sets.map((set) => [...new Set(set.flatMap(numbersOf))]) }
  const goods = effect.goods && { goods: withNumbers(effect.goods, numbersOf) }
  if (effect.type !== 'buy_x_get_y') return { ...effect, ...goods }
  const getGoods = effect.getGoods && { getGoods: withNumbers(effect.getGoods, numbersOf) }
  return { ...effect, ...goods, ...getGoods }
}

const productsIn = ({ effect }: SourcePromotion) =>
  namesOfEffect(effect).flatMap(({ products = [] }) => products)

export const promotionRows: RowType<SourcePromotion> = {
  schema: sourcePromotion.superRefine(({ locales, effect }, context) => {
    for (const message of locales.flatMap((locale) => localeProblem(locale) ?? []))
      context.addIssue({ code: 'custom', path: ['locales'], message })
    const currencies = allMarkets.filter(({ shopLocale }) => locales.includes(shopLocale))
    for (const { currency, shopLocale } of currencies.filter(
      (market) => !isPricedIn(effect, market.currency),
    ))
      context.addIssue({
        code: 'custom',
        path: ['effect'],
        message: `an amount is missing in ${currency}, the currency of ${shopLocale}`,
      })
  }),
  keyOf: ({ id }) => id,
  namesOf: ({ effect }) => allOf(namesOfEffect(effect)),
  async write(tx, rows) {
    const numbersOf = await findNamedProducts(tx, rows.flatMap(productsIn))
    const written = rows.map((row) => ({ ...row, effect: numbered(row.effect, numbersOf) }))
    const { created, updated } = await writePromotions(tx, written)
    return { changed: created + updated, rejected: [] }
  },
}
