import { database } from '@/lib/db'
import { visitorOf } from '@/lib/session'
import { numbersOf } from '@/lib/shop/wishlist/wishlist'
import type { VisitorState } from '@/schemas/api/visitor'

/** `GET /api/visitor/`: what belongs to this visitor. */
export async function GET(request: Request): Promise<Response> {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const visitor = await visitorOf(request, headers)
  const state: VisitorState = { wishlist: await numbersOf(database(), visitor.wishlist) }
  return Response.json(state, { headers })
}
