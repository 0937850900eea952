import { carrierOf } from '@/lib/platform/carriers'
import { config } from '@/lib/platform/config'
import { lookOf } from '@/lib/platform/look'
import { orderStatusPath } from '@/lib/platform/markets'
import { currentIssuer, inZone } from '@/lib/platform/shop-configuration'
import { returns } from '@/lib/shop/door'
import { orderWords, paperTypeface } from '@/lib/shop/order-papers'
import {
  costsOfOrder,
  faultsOf,
  handInUntil,
  isCodeRead,
  isReturnOver,
  returnLabelName,
  returnMoney,
  returnSumRows,
  sumOfReturn,
  takerOf,
  writeReturnLabel,
} from '@/lib/shop/returns'
import { refuse } from '@/lib/storefront/visitor/checkout'
import { paperCall, privatePdf, privatePng } from '@/lib/storefront/visitor/order-access'

/** `GET /api/orders/label/?locale&order&return`: the label of a return of the visitor's order, as PDF; with `&part=carrier` that of the carrier, and with `&part=code` the code from which the carrier prints it. */
export const GET = paperCall(async ({ order, own, query, request }) => {
  const announcements = await returns.of(order.id)
  const announced = announcements.find(({ number }) => number === query.get('return'))
  if (!announced || announced.cancelledAt) return undefined
  if (isReturnOver(order, announced, announcements))
    return refuse(request, orderStatusPath(own, { order: order.number, state: 'returnOver' }), {
      ...{ status: 410, title: 'This return has ended' },
    })
  const made = await returns.labelFiles(announced.id)
  const taker = takerOf(order, announced.label?.carrier ?? '')
  if (query.get('part') === 'code') {
    const code = announced.label && isCodeRead(order, announced.label) ? made?.qr : undefined
    return code ? privatePng(`${taker}-${announced.number}.png`, code) : undefined
  }
  if (made && query.get('part') === 'carrier')
    return privatePdf(returnLabelName(announced, own, taker), made.pdf)
  const shop = await currentIssuer(config().brand, own)
  const words = orderWords(own)
  const sum = sumOfReturn(order, announced, announcements)
  const label = await writeReturnLabel({
    ...{ order, announced, seller: shop.seller, market: inZone(own, shop) },
    costs: costsOfOrder(order, shop, own, faultsOf(order, announced.lines)),
    ...{ own: await paperTypeface(shop.fonts), colours: lookOf(shop).paper },
    isPaid: made !== undefined,
    carrier: made && carrierOf(taker, own.language).from,
    until: handInUntil({ order, announced, market: inZone(own, shop), terms: shop.returns }),
    money: returnMoney(
      {
        ...{ order, announced, market: inZone(own, shop), terms: shop.returns, sum },
        account: await returns.refundAccount(order.id),
      },
      words,
    ),
    sums: returnSumRows(sum, order, words),
  })
  return privatePdf(returnLabelName(announced, own), label)
})
