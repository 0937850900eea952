import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { isSameOrigin, problem } from '@/lib/platform/http'
import { marketOfRequest } from '@/lib/platform/markets'
import { removeFromWishlist } from '@/lib/shop/wishlist'
import { visitorOf } from '@/lib/storefront/session'
import { forgetByForm } from '@/lib/storefront/wishlist-answer'
import { productNumber } from '@/schemas/api/wishlist'

type Context = RouteContext<'/api/wishlist/[number]'>

/** `POST /api/wishlist/{number}/?locale`: the removal below for a form without scripts, which is led to the list. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const number = productNumber.safeParse((await params).number)
  if (!number.success) return problem({ status: 404, title: 'Not found' })
  return forgetByForm(request, market, number.data)
}

/** `DELETE /api/wishlist/{number}/`: removes a product from the visitor's wishlist. */
export async function DELETE(request: Request, { params }: Context): Promise<Response> {
  if (!isSameOrigin(request)) return problem({ status: 403, title: 'Not from a page of this shop' })
  const number = productNumber.safeParse((await params).number)
  if (!number.success) return problem({ status: 404, title: 'Not found' })
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const visitor = await visitorOf(request, headers)
  const wishlist = await removeFromWishlist(database(), visitor.wishlist, number.data)
  return Response.json({ wishlist }, { headers })
}
