import { baskets, wishlists } from '@/lib/shop/door'
import { refusedTap } from '@/lib/storefront/screens/basket-answers'
import { visitorCall } from '@/lib/storefront/visitor/calls'
import { heldNotice } from '@/lib/storefront/visitor/checkout'
import type { VisitorState } from '@/schemas/api/visitor'

/** `GET /api/visitor/`: the visitor's own data. */
export const GET = visitorCall({}, async ({ visitor, headers }) => {
  const [wishlist, basket, held] = await Promise.all([
    wishlists.numbers(visitor.wishlist),
    baskets.count(visitor.basket),
    heldNotice(visitor),
  ])
  const refused = refusedTap(visitor)
  const state: VisitorState = { wishlist, basket, ...(held && { held }), ...(refused && { refused }) }
  return Response.json(state, { headers })
})
