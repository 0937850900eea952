import { config } from '@/lib/platform/config'
import { clientOf, problem } from '@/lib/platform/http'
import { marketOfRequest } from '@/lib/platform/markets'
import { wishlists } from '@/lib/shop/door'
import { rememberByForm } from '@/lib/storefront/screens/basket-answers'
import { formOrScript, visitorCall } from '@/lib/storefront/visitor/calls'
import { type WishlistItems, wishlistEntry } from '@/schemas/api/wishlist'

/** `GET /api/wishlist/?locale`: the visitor's wishlist as a market shows it. */
export const GET = visitorCall({}, async ({ request, visitor, headers }) => {
  const { brand } = config()
  const market = marketOfRequest(brand, new URL(request.url))
  if (market instanceof Response) return market
  const answer: WishlistItems = { items: await wishlists.items({ brand, market }, visitor.wishlist) }
  return Response.json(answer, { headers })
})

const statuses = { unknownProduct: 404, full: 409, tooMany: 429 } as const

const rememberByScript = visitorCall({ body: wishlistEntry }, async ({ request, body, visitor, headers }) => {
  const added = await wishlists.add(visitor.wishlist, body, clientOf(request))
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
})

/**
 * `POST /api/wishlist/`: adds a product to the visitor's wishlist. A form without scripts, which names its `?locale`, is
 * led to the list.
 */
export const POST = formOrScript(rememberByForm, rememberByScript)
