import { currentTime } from '@/lib/platform/clock'
import { formAddress } from '@/lib/platform/markets'
import { backInStock } from '@/lib/shop/door'
import { formCall } from '@/lib/storefront/visitor/calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'

const states = { confirm: 'done', end: 'ended' } as const

/** `POST /api/back-in-stock/link/?locale`: confirms or ends what the token of a mail's link stands for. */
export const POST = formCall(async ({ request, market, fields: { token = '' } }) => {
  const act = await backInStock.follow(token, currentTime())
  return leadOn(request, formAddress(market, 'stock', { state: act ? states[act] : 'invalid' }))
})
