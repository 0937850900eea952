import { currentTime } from '@/lib/platform/clock'
import { orderStatusPath } from '@/lib/platform/markets'
import { returns } from '@/lib/shop/door'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { faultKeys, refuseDraft } from '@/lib/storefront/visitor/drafts'
import { orderCall } from '@/lib/storefront/visitor/order-access'
import { refundAccountForm } from '@/schemas/api/orders'

/** `POST /api/orders/refund-account/?locale`: keeps where money of the visitor's order is transferred back to. */
export const POST = orderCall(async ({ request, market, fields, order }) => {
  const { number } = order
  const lead = (state: 'refundAccount' | 'refundNotDue') =>
    leadOn(request, orderStatusPath(market, { order: number, state }))
  const refuse = (errors: Record<string, string>) =>
    refuseDraft(request, {
      ...{ form: 'refundAccount', values: fields, errors },
      page: (draft) => orderStatusPath(market, { order: number, step: 'refund', draft }),
    })
  const form = refundAccountForm.safeParse(fields)
  if (!form.success) return refuse(faultKeys(form.error, fields))
  const { holder, iban } = form.data
  const given = { orderId: order.id, holder, iban, now: currentTime() }
  const fault = await returns.giveRefundAccount(given)
  if (fault === 'notDue') return lead('refundNotDue')
  return fault ? refuse({ iban: fault }) : lead('refundAccount')
})
