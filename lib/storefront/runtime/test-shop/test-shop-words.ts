import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { isTestShop } from './is-test-shop'

/** What every page says above all else in a shop that is a test, and the name of that place; undefined elsewhere. */
export function testShopWords(market: Pick<Market, 'iso'>): { label: string; text: string } | undefined {
  if (!isTestShop()) return undefined
  const t = marketText(market)
  return { label: t('testShop.label'), text: t('testShop.bar') }
}
