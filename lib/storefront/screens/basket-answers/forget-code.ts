import 'server-only'
import { baskets } from '@/lib/shop/door'
import { voucherOf } from '@/lib/storefront/runtime/origin'
import type { CodeKind } from '@/schemas/api/basket-codes'
import { dropKeptCode } from './drop-kept-code'

/**
 * Removes the voucher or the gift card from a basket, and in the headers of the answer the code that the browser has kept,
 * or the basket would take it over again. False if there is neither.
 */
export async function forgetCode(
  request: Request,
  basket: string | undefined,
  kind: CodeKind,
  answer: Headers,
): Promise<boolean> {
  const isRemoved = await baskets.removeCode(basket, kind)
  const isKept = voucherOf(request.headers.get('cookie')) !== undefined
  if (isKept) dropKeptCode(answer)
  return isRemoved || isKept
}
