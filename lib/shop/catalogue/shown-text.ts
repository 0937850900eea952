import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Market } from '@/lib/platform/markets'
import { fallbackLanguage } from '@/lib/platform/shop-configuration'
import type { Language } from '@/schemas'
import { products, productTexts } from './tables'

/**
 * Joins the text in which a market shows a product: in the market's language, or else in the fallback language of its
 * shop. There is none for a product that has neither.
 */
export const shownText = (market: Pick<Market, 'language' | 'shopLocale'>): SQL | undefined =>
  and(
    eq(productTexts.productId, products.id),
    sql`${productTexts.language} = (
      select t.language from product_texts t
      where t.product_id = ${products.id} and t.language in (${market.language}, ${fallbackLanguage(market)})
      order by t.language = ${market.language} desc limit 1)`,
  )

/** The `lang` of a text, unset where it is in the market's own language. */
export const langOf = ({ language }: Pick<Market, 'language'>, shown: string | null): { lang?: Language } =>
  shown === null || shown === language ? {} : { lang: shown as Language }
