import { database } from '@/lib/platform/db'
import { basketCount } from '@/lib/shop/basket'
import { numbersOf } from '@/lib/shop/wishlist'
import { visitorCall } from '@/lib/storefront/visitor/calls'
import { heldNotice } from '@/lib/storefront/visitor/checkout'
import type { VisitorState } from '@/schemas/api/visitor'

/** `GET /api/visitor/`: the visitor's own data. */
export const GET = visitorCall({}, async ({ visitor, headers }) => {
  const [wishlist, basket, held] = await Promise.all([
    numbersOf(database(), visitor.wishlist),
    basketCount(database(), visitor.basket),
    heldNotice(visitor),
  ])
  const state: VisitorState = { wishlist, basket, ...(held && { held }) }
  return Response.json(state, { headers })
})
