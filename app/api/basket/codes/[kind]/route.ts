import { z } from 'zod'
import { problem } from '@/lib/platform/http'
import { baskets } from '@/lib/shop/door'
import { basketCall, forgetByForm, forgetCode } from '@/lib/storefront/screens/basket-answers'
import { formCall } from '@/lib/storefront/visitor/calls'
import { codeKinds } from '@/schemas/api/basket-codes'

const codeKind = z.enum(codeKinds)

type Params = { kind: string }

const noCode = () => problem({ status: 404, title: 'Not in the basket' })

/** `POST /api/basket/codes/{kind}/?locale`: the removal below for a form without scripts, which leads to the basket. */
export const POST = formCall<Params>(async (call) => {
  const kind = codeKind.safeParse(call.params.kind)
  return kind.success ? forgetByForm(call, kind.data) : noCode()
})

/**
 * `DELETE /api/basket/codes/{kind}/?locale`: removes the voucher or the gift card from the visitor's basket, and the
 * code that the browser has kept, or the basket would take it over again.
 */
export const DELETE = basketCall<Params>({}, async ({ request, params, context, visitor, headers }) => {
  const kind = codeKind.safeParse(params.kind)
  if (!kind.success || !(await forgetCode(request, visitor.basket, kind.data, headers))) return noCode()
  return Response.json(await baskets.of(context, visitor.basket), { headers })
})
