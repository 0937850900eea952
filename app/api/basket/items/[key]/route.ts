import { z } from 'zod'
import { problem } from '@/lib/platform/http'
import { statusOf } from '@/lib/shop/basket'
import { baskets } from '@/lib/shop/door'
import { basketAnswer, basketCall, changeLineByForm } from '@/lib/storefront/screens/basket-answers'
import { formCall } from '@/lib/storefront/visitor/calls'
import { basketChange } from '@/schemas/api/basket-entries'

type Params = { key: string }

/** Of a line, or of a gift. */
const lineKey = z.union([z.uuid(), z.string().regex(/^gift:[\w.:-]{1,60}$/)])

const noLine = () => problem({ status: 404, title: 'Not in the basket' })

/** `POST /api/basket/items/{key}/?locale`: what a form without scripts changes or removes, which leads to the basket. */
export const POST = formCall<Params>(async (call) => {
  const key = lineKey.safeParse(call.params.key)
  return key.success ? changeLineByForm(call, key.data) : noLine()
})

/** `PUT /api/basket/items/{key}/?locale`: sets the quantity of a line of the visitor's basket. */
export const PUT = basketCall<Params, typeof basketChange>({ body: basketChange }, async (call) => {
  const { request, params, body, context, visitor, headers } = call
  const key = lineKey.safeParse(params.key)
  if (!key.success) return noLine()
  const { quantity } = body
  const changed = await baskets.changeQuantity(context, visitor.basket, { key: key.data, quantity })
  if (!changed.ok) {
    const error = changed.error.key
    if (error === 'unknownLine') return noLine()
    return problem({ status: statusOf(error), title: 'Not changed', errors: { quantity: error } })
  }
  return Response.json(await basketAnswer(request, context, visitor.basket, headers), { headers })
})

/** `DELETE /api/basket/items/{key}/?locale`: removes a line from the visitor's basket, or declines a gift. */
export const DELETE = basketCall<Params>({}, async ({ request, params, context, visitor, headers }) => {
  const key = lineKey.safeParse(params.key)
  if (!key.success || !(await baskets.removeLine(visitor.basket, key.data))) return noLine()
  return Response.json(await basketAnswer(request, context, visitor.basket, headers), { headers })
})
