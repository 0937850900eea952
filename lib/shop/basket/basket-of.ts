import type { Executor } from '@/lib/platform/db'
import type { Basket } from '@/schemas/api/basket'
import type { BasketCodes } from './codes'
import { type PricingContext, priceBasket } from './price-basket'

/** A basket as a market sells it today. `tried` are codes that it would have besides its own. */
export const basketOf = async (
  db: Executor,
  context: PricingContext,
  id: string | undefined,
  tried: BasketCodes = {},
): Promise<Basket> => (await priceBasket(db, context, id, tried)).basket
