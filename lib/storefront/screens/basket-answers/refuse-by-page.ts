import 'server-only'
import { seeOther } from '@/lib/platform/http'
import type { Market } from '@/lib/platform/markets'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { plainCodesId } from '@/lib/storefront/screens/basket'
import { keepDraft, tooMany } from '@/lib/storefront/visitor/drafts'
import { plainBasketPath } from './plain-path'

/** Leads to where the page says what is wrong and shows what was entered once more: a code stands far below its top. */
export async function refuseByPage(request: Request, market: Market, entered: OrderDraft): Promise<Response> {
  const draft = await keepDraft(request, 'basket', entered)
  const place = entered.errors.code === undefined ? '' : `#${plainCodesId}`
  return draft === undefined ? tooMany() : seeOther(plainBasketPath(market, { draft }) + place)
}
