import 'server-only'
import { database } from '@/lib/platform/db'
import { clientOf, readFields, seeOther } from '@/lib/platform/http'
import { type Market, screenPath, withQuery } from '@/lib/platform/markets'
import { addToWishlist, removeFromWishlist } from '@/lib/shop/wishlist'
import { leadOn } from '@/lib/storefront/checkout-session'
import { visitorOf } from '@/lib/storefront/session'
import type { WishlistState } from '@/lib/storefront/wishlist'
import { wishlistEntry } from '@/schemas/api/wishlist'

const pathOf = (market: Market, state: WishlistState) =>
  withQuery(screenPath(market, 'plainWishlist'), { state })

/** Puts the product of a form on the wishlist, with its variant if one is chosen, and leads to the list. */
export async function rememberByForm(request: Request, market: Market): Promise<Response> {
  const body = await readFields(request)
  if (!body.ok) return body.answer
  const { number, variant } = body.fields
  const entry = wishlistEntry.safeParse({ number, ...(variant && { variant }) })
  if (!entry.success) return seeOther(pathOf(market, 'failed'))
  const headers = new Headers()
  const visitor = await visitorOf(request, headers)
  const added = await addToWishlist(database(), visitor.wishlist, entry.data, clientOf(request))
  if (!added.ok) {
    const { key } = added.error
    return seeOther(pathOf(market, key === 'unknownProduct' ? 'failed' : key))
  }
  visitor.wishlist = added.id
  await visitor.save()
  return leadOn(request, pathOf(market, 'added'), headers)
}

/** Takes a product off the wishlist, and leads to the list. */
export async function forgetByForm(request: Request, market: Market, number: string): Promise<Response> {
  const body = await readFields(request)
  if (!body.ok) return body.answer
  const { wishlist } = await visitorOf(request, new Headers())
  await removeFromWishlist(database(), wishlist, number)
  return seeOther(pathOf(market, 'removed'))
}
