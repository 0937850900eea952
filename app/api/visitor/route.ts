import { database } from '@/lib/platform/db'
import { basketCount } from '@/lib/shop/basket'
import { numbersOf } from '@/lib/shop/wishlist'
import { heldNotice } from '@/lib/storefront/checkout-session'
import { visitorOf } from '@/lib/storefront/session'
import type { VisitorState } from '@/schemas/api/visitor'

/** `GET /api/visitor/`: the visitor's own data. */
export async function GET(request: Request): Promise<Response> {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const visitor = await visitorOf(request, headers)
  const [wishlist, basket, held] = await Promise.all([
    numbersOf(database(), visitor.wishlist),
    basketCount(database(), visitor.basket),
    heldNotice(visitor),
  ])
  const state: VisitorState = { wishlist, basket, ...(held && { held }) }
  return Response.json(state, { headers })
}
