import 'server-only'
import { codeWords, type PricingContext } from '@/lib/shop/basket'
import { baskets } from '@/lib/shop/door'
import type { Basket } from '@/schemas/api/basket'
import { adoptKeptCode } from './adopt-kept-code'

/**
 * The visitor's basket after it has taken over the code of an address, which the browser has kept for it; the headers of
 * the answer take it from the browser then.
 */
export async function basketAnswer(
  request: Request,
  context: PricingContext,
  id: string | undefined,
  answer: Headers,
): Promise<Basket> {
  const { code, adopted } = await adoptKeptCode(request, context.now, id, answer)
  const basket = await baskets.of(context, id)
  if (code === undefined || adopted !== 'tooMany') return basket
  const refused = { code, isValid: false, reason: 'tooMany', amount: 0 } as const
  return { ...basket, voucher: { ...refused, ...codeWords(context.market, refused) } }
}
