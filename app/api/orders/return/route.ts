import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { orderStatusPath } from '@/lib/platform/markets'
import { currentShopConfiguration, inZone } from '@/lib/platform/shop-configuration'
import { returns } from '@/lib/shop/door'
import { faultsOf, postageOf } from '@/lib/shop/returns'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { faultKeys, refuseDraft } from '@/lib/storefront/visitor/drafts'
import { orderCall } from '@/lib/storefront/visitor/order-access'
import { returnForm } from '@/schemas/api/orders'
import { type ReturnReason, returnReasons } from '@/schemas/shop'

type Fields = Readonly<Record<string, string>>

/** The pieces by the ids of their lines, as the form names them. What is no number is no possible quantity. */
const quantitiesOf = (fields: Fields): Map<number, number> =>
  new Map(
    Object.entries(fields).flatMap(([name, value]): [number, number][] => {
      const id = /^line-(\d{1,15})$/.exec(name)?.[1]
      return id === undefined ? [] : [[Number(id), /^\d{1,6}$/.test(value) ? Number(value) : -1]]
    }),
  )

/** Why each of them comes back: its own reason, or else the one of the whole form. */
const reasonsOf = (fields: Fields, ids: Iterable<number>, usual: ReturnReason): Map<number, ReturnReason> =>
  new Map(
    [...ids].map((id) => [id, returnReasons.find((reason) => reason === fields[`reason-${id}`]) ?? usual]),
  )

/** `POST /api/orders/return/?locale`: announces what the visitor sends back of an order. */
export const POST = orderCall(async ({ request, market, fields, order, own }) => {
  const { number } = order
  const refuse = (errors: Record<string, string>) =>
    refuseDraft(request, {
      ...{ form: 'return', values: fields, errors },
      page: (draft) => orderStatusPath(market, { order: number, step: 'return', draft }),
    })
  const form = returnForm.safeParse(fields)
  if (!form.success) return refuse(faultKeys(form.error, fields))
  const { key, reason } = form.data
  const shop = await currentShopConfiguration(config().brand, own)
  const quantities = quantitiesOf(fields)
  const reasons = reasonsOf(fields, quantities.keys(), reason)
  const chosen = [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId]) => ({ lineId, reason: reasons.get(lineId) ?? reason }))
  const requested = await returns.request({
    ...{ orderId: order.id, key, reasons, quantities, now: currentTime(), market: inZone(own, shop) },
    ...{ terms: shop.returns, postage: postageOf(order, shop, faultsOf(order, chosen)) },
  })
  return requested.ok
    ? leadOn(request, orderStatusPath(market, { order: number, state: 'returned' }))
    : refuse(requested.errors)
})
