import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { clientOf, isFormPost, problem, readJsonBody } from '@/lib/platform/http'
import { marketOfRequest } from '@/lib/platform/markets'
import { addToWishlist, wishlistOf } from '@/lib/shop/wishlist'
import { visitorOf } from '@/lib/storefront/session'
import { rememberByForm } from '@/lib/storefront/wishlist-answer'
import { type WishlistItems, wishlistEntry } from '@/schemas/api/wishlist'

const ownOnly = () => new Headers({ 'cache-control': 'private, no-store' })

/** `GET /api/wishlist/?locale`: the visitor's wishlist as a market shows it. */
export async function GET(request: Request): Promise<Response> {
  const { brand } = config()
  const market = marketOfRequest(brand, new URL(request.url))
  if (market instanceof Response) return market
  const headers = ownOnly()
  const visitor = await visitorOf(request, headers)
  const answer: WishlistItems = { items: await wishlistOf(database(), { brand, market }, visitor.wishlist) }
  return Response.json(answer, { headers })
}

const statuses = { unknownProduct: 404, full: 409, tooMany: 429 } as const

/**
 * `POST /api/wishlist/`: adds a product to the visitor's wishlist. A form without scripts, which names its `?locale`, is
 * led to the list.
 */
export async function POST(request: Request): Promise<Response> {
  if (isFormPost(request)) {
    const market = marketOfRequest(config().brand, new URL(request.url))
    return market instanceof Response ? market : rememberByForm(request, market)
  }
  const body = await readJsonBody(request, wishlistEntry)
  if (!body.ok) return body.answer
  const headers = ownOnly()
  const visitor = await visitorOf(request, headers)
  const added = await addToWishlist(database(), visitor.wishlist, body.data, clientOf(request))
  if (!added.ok) {
    const { key } = added.error
    const headers = key === 'tooMany' ? { 'retry-after': '3600' } : undefined
    return problem({
      status: statuses[key],
      title: 'Not added',
      errors: { number: key },
      ...(headers && { headers }),
    })
  }
  visitor.wishlist = added.id
  await visitor.save()
  return Response.json({ wishlist: added.numbers }, { headers })
}
