import { findMarket, type Market } from '@/lib/platform/markets'
import { productNumberOf } from '@/lib/shop/rules'
import type { Brand } from '@/schemas'
import { productNumber } from '@/schemas/api/wishlist'

export type ProductAddress = {
  /** Unset when the brand has no such market. */
  market: Market | undefined
  /** Unset when the last segment can be no product's number. */
  number: string | undefined
}

/**
 * What a path below `/{market}/p/` asks for; undefined for every other path. Its segments are read one by one, as the
 * routes do it: an encoded slash parts nothing.
 */
export function productAddress(brand: Brand, pathname: string): ProductAddress | undefined {
  const [, code = '', screen = '', pdp = '', ...rest] = pathname.split('/').map(decodeURIComponent)
  if (screen.toLowerCase() !== 'p' || pdp === '' || rest.some((segment) => segment !== '')) return undefined
  const { data } = productNumber.safeParse(productNumberOf(pdp))
  return { market: findMarket(brand, code), number: data?.toLowerCase() }
}
