import { database } from '@/lib/platform/db'
import { isSameOrigin, problem } from '@/lib/platform/http'
import { removeFromWishlist } from '@/lib/shop/wishlist'
import { visitorOf } from '@/lib/storefront/session'
import { productNumber } from '@/schemas/api/wishlist'

type Context = RouteContext<'/api/wishlist/[number]'>

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
