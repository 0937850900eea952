import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { clientOf, tooManyRequests } from '@/lib/platform/http'
import { pendingPath } from '@/lib/platform/markets'
import { paymentProvider } from '@/lib/platform/payments'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { wake } from '@/lib/platform/worker'
import { checkouts } from '@/lib/shop/door'
import { stockJob } from '@/lib/shop/orders'
import { forgetCode } from '@/lib/storefront/screens/basket-answers'
import { formCall } from '@/lib/storefront/visitor/calls'
import {
  afterOrder,
  checkoutContext,
  leadOn,
  orderConsents,
  refuse,
  refusedPath,
  stepPath,
  whyUnknown,
} from '@/lib/storefront/visitor/checkout'
import { orderPlacement } from '@/schemas/api/checkout'

/** `POST /api/checkout/order/?locale`: orders what the review showed. The same call again answers the same order. */
export const POST = formCall(async ({ request, market, fields, visitor, headers }) => {
  const wanted = orderPlacement.safeParse(fields)
  if (!wanted.success)
    return refuse(request, refusedPath(market, 'incomplete', 'incomplete'), {
      status: 422,
      title: 'Not accepted',
      errors: { order: 'incomplete' },
    })
  const client = clientOf(request)
  const tooMany = () => refuse(request, `${stepPath(market, 'review')}&tooMany=1`, tooManyRequests)
  if (!(await checkouts.mayOrder(client))) return tooMany()
  const context = {
    ...(await checkoutContext(market)),
    ...{ customerId: visitor.customer?.id, client },
  }
  const provider = (await paymentProvider()).name
  const placed = await checkouts.place(context, visitor.basket, {
    ...{ checkout: wanted.data.checkout, review: wanted.data.review, provider },
    method: wanted.data.method,
    isTest: config().paymentMode === 'test',
    isImmediate: wanted.data.immediate === 'on',
    givesOldDevice: wanted.data.oldDevice === 'on',
    consents: orderConsents(request, await loadShopConfiguration(market.shopLocale), {
      ...{ offers: wanted.data.partnerOffers, now: currentMs() },
    }),
    provedEmail: visitor.customer?.email,
  })
  if (!placed.ok) {
    const { key, order } = placed.error
    if (key === 'tooMany') return tooMany()
    if (key === 'voucherUsed') {
      // Each answer tells something about a mail address. It is no order, which it must not keep others from.
      await checkouts.countVoucherAnswer(client)
      await forgetCode(request, visitor.basket, 'voucher', headers)
    }
    if (key === 'changed' || key === 'notAgreed') {
      // The form says what it has shown, from which the review says what is different now.
      const errors = { [key === 'changed' ? 'order' : 'immediate']: key }
      await checkouts.save(visitor.basket, {
        draft: { step: 'review', values: fields, errors },
      })
    }
    const unknown = key === 'unknownCheckout' ? await whyUnknown(visitor, wanted.data.checkout) : undefined
    if (unknown?.basket !== undefined) {
      visitor.basket = unknown.basket
      await visitor.save()
    }
    const status = key === 'changed' || key === 'otherMethod' ? 409 : 422
    const reasons = { status, title: 'Not ordered', errors: { order: key } }
    const path =
      order === undefined
        ? refusedPath(market, key, unknown?.reason ?? 'other')
        : pendingPath(market, order, wanted.data.method)
    return refuse(request, path, reasons, headers)
  }
  const { order, taken } = placed
  if (taken !== undefined) void wake(stockJob)
  visitor.orders = [...new Set([order.number, ...(visitor.orders ?? [])])].slice(0, 5)
  await visitor.save()
  return leadOn(request, await afterOrder(market, order), headers)
})
