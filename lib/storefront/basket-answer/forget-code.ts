import 'server-only'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { cookieLine, isServedByHttps } from '@/lib/platform/http'
import { removeCode } from '@/lib/shop/basket'
import { voucherCookie, voucherOf } from '@/lib/storefront/visitor'
import type { CodeKind } from '@/schemas/api/basket'

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
  const isRemoved = await removeCode(database(), basket, kind)
  const isKept = voucherOf(request.headers.get('cookie')) !== undefined
  if (isKept)
    answer.append(
      'set-cookie',
      cookieLine({ ...voucherCookie, maxAgeSeconds: 0 }, '', isServedByHttps(config())),
    )
  return isRemoved || isKept
}
