import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'

/** The words of the category navigation's island. */
export function menuTexts(market: Market) {
  const t = marketText(market)
  return {
    back: t('navigation.back'),
    all: t.raw('navigation.all'),
    root: t('navigation.root'),
    path: t('navigation.path'),
    below: t.raw('navigation.below'),
  }
}
