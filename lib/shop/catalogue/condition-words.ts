import { createText, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { type Condition, conditionOf } from '@/lib/shop/rules'
import { type Language, perLanguage } from '@/schemas'

/** What goods that are not new are called, wherever they are shown, bought and written down. */
export const conditionWords = (condition: Condition, market: Market): string =>
  marketText(market)(`product.condition.${condition}`)

/** The same in every language, for values of filters and attributes. */
export const conditionLabels = (condition: Condition | 'new'): Record<Language, string> =>
  perLanguage((language) => createText(language)(`product.condition.${condition}`))

/** What a condition is: ‘Zustand’. */
export const conditionTitles = (): Record<Language, string> =>
  perLanguage((language) => createText(language)('product.condition.label'))

type Attributed = Parameters<typeof conditionOf>[0]

/** What the new ones are called among variants of several conditions, where they differ in nothing else. */
export function newWords(rows: readonly { variant: Attributed }[], product: Attributed, market: Market) {
  const isMixed = new Set(rows.map(({ variant }) => conditionOf(variant, product))).size > 1
  return (variant: Attributed) =>
    isMixed && !conditionOf(variant, product) ? marketText(market)('product.condition.new') : undefined
}
