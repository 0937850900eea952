import { marketsOf } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import { languages } from '@/schemas'
import type { SourcePromotion } from '@/schemas/shop'
import { entry, perLanguage, tables } from './tables'

/** Bundles of products that are used together, in every market of a brand. */
export function seedPromotions(brand: Brand): SourcePromotion[] {
  const locales = marketsOf(brand).map(({ shopLocale }) => shopLocale)
  return tables().promotions.map(({ id, effect }) => ({
    id,
    locales,
    labels: perLanguage(languages, ({ promotions }) => entry(promotions, id)),
    effect,
  }))
}
