import { findMarket, isInternal } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'

/** A market by its shop locale or in upper case. A document is redirected to the market's code; nothing else is there. */
function isForeignSpelling(brand: Brand, path: string): boolean {
  const [, code = ''] = path.split('/')
  const market = findMarket(brand, code)
  return market !== undefined && market.code !== code
}

/** Whether Next.js would render a page at a decoded path that is no address of the shop. */
export const isClosed = (brand: Brand, path: string): boolean =>
  isInternal(path) || isForeignSpelling(brand, path)
