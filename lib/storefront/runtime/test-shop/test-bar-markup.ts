import type { Market } from '@/lib/platform/markets'
import { escaped } from '@/lib/platform/text'
import { testShopWords } from './test-shop-words'

const style =
  'margin:0;padding:.5rem 1rem;border-bottom:1px solid;background:#fcefcd;color:#6f4700;font:700 .9375rem/1.4 system-ui,sans-serif;text-align:center;overflow-wrap:anywhere'

/** The bar of a test shop for documents without a style sheet; empty elsewhere. */
export function testBarMarkup(market: Pick<Market, 'iso'>): string {
  const words = testShopWords(market)
  if (!words) return ''
  return `<aside aria-label="${escaped(words.label)}" style="${style}">${escaped(words.text)}</aside>`
}
