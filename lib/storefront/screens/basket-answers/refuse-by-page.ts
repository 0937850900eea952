import 'server-only'
import { seeOther } from '@/lib/platform/http'
import type { Market } from '@/lib/platform/markets'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { keepDraft, tooMany } from '@/lib/storefront/visitor/drafts'
import { plainBasketPath } from './plain-path'

/** Leads to the page that says what is wrong and shows what was entered once more. */
export async function refuseByPage(request: Request, market: Market, entered: OrderDraft): Promise<Response> {
  const draft = await keepDraft(request, 'basket', entered)
  return draft === undefined ? tooMany() : seeOther(plainBasketPath(market, { draft }))
}
