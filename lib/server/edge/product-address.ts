import { findMarket, type Market } from '@/lib/platform/markets'
import { productNumberOf } from '@/lib/shop/rules'
import type { Brand } from '@/schemas'
import { productNumber } from '@/schemas/api/wishlist'

export type ProductAddress = {
  /** Unset when the brand has no such market. */
  market: Market | undefined
  /** Unset when the last segment cannot be a product's number. */
  number: string | undefined
}

/**
 * The product that a path below `/{market}/p/` names; undefined for every other path. Segments are decoded one by one,
 * as the routes do it: an encoded slash does not separate segments.
 */
export function productAddress(brand: Brand, pathname: string): ProductAddress | undefined {
  const [, code = '', screen = '', pdp = '', ...rest] = pathname.split('/').map(decodeURIComponent)
  if (screen.toLowerCase() !== 'p' || pdp === '' || rest.some((segment) => segment !== '')) return undefined
  const { data } = productNumber.safeParse(productNumberOf(pdp))
  return { market: findMarket(brand, code), number: data?.toLowerCase() }
}
