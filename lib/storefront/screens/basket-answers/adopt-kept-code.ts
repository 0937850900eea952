import 'server-only'
import { clientOf } from '@/lib/platform/http'
import type { AdoptedCode } from '@/lib/shop/basket'
import { baskets } from '@/lib/shop/door'
import { voucherOf } from '@/lib/storefront/runtime/origin'
import { dropKeptCode } from './drop-kept-code'

/**
 * Has a basket take over the code that the visitor's browser has kept, if there is one; the headers of the answer take it
 * from the browser then.
 */
export async function adoptKeptCode(
  request: Request,
  now: Date,
  id: string | undefined,
  answer: Headers,
): Promise<{ code: string | undefined; adopted: AdoptedCode }> {
  const code = voucherOf(request.headers.get('cookie'))
  if (code === undefined || id === undefined) return { code, adopted: 'later' }
  const adopted = await baskets.adoptCode({ client: clientOf(request), now }, id, code)
  if (adopted === 'done') dropKeptCode(answer)
  return { code, adopted }
}
