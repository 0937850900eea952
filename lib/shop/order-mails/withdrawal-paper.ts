import type { Attachment } from '@/lib/platform/mail'
import { type Market, screenPath } from '@/lib/platform/markets'
import { grantsWithdrawal, returnCosts } from '@/lib/platform/shop-configuration'
import { keptWithdrawal, withdrawalFileName } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import { labelContract, termsOfOrder } from '@/lib/shop/returns'
import type { ShopConfiguration } from '@/schemas/shop'
import { pdf } from './pdf'

type Given = { order: Order; shop: ShopConfiguration; market: Market }

/** The instructions on withdrawal that belong to an order; none where nothing can be withdrawn from. */
export async function withdrawalPaper(
  { baseUrl }: { baseUrl: string },
  { order, shop, market }: Given,
): Promise<Attachment | undefined> {
  const terms = termsOfOrder(order, shop.returns)
  if (!grantsWithdrawal(market, terms)) return undefined
  const paper = await keptWithdrawal({
    ...{ market, shop, seller: shop.seller, terms },
    costs: returnCosts(terms, market, labelContract(order, shop) !== undefined),
    address: baseUrl + screenPath(market, 'withdrawal'),
  })
  return pdf(withdrawalFileName(market), paper)
}
