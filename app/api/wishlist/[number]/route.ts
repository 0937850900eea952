import { problem } from '@/lib/platform/http'
import { wishlists } from '@/lib/shop/door'
import { forgetWishByForm } from '@/lib/storefront/screens/basket-answers'
import { formCall, visitorCall } from '@/lib/storefront/visitor/calls'
import { productNumber } from '@/schemas/api/wishlist'

type Params = { number: string }

const missing = () => problem({ status: 404, title: 'Not found' })

/** `POST /api/wishlist/{number}/?locale`: the removal below for a form without scripts, which is led to the list. */
export const POST = formCall<Params>(async (call) => {
  const number = productNumber.safeParse(call.params.number)
  return number.success ? forgetWishByForm(call, number.data) : missing()
})

/** `DELETE /api/wishlist/{number}/`: removes a product from the visitor's wishlist. */
export const DELETE = visitorCall<Params>({}, async ({ params, visitor, headers }) => {
  const number = productNumber.safeParse(params.number)
  if (!number.success) return missing()
  const wishlist = await wishlists.remove(visitor.wishlist, number.data)
  return Response.json({ wishlist }, { headers })
})
