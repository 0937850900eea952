import {
  awaitsTransfer,
  givesOldDevice,
  isLive,
  isUnsent,
  mayBecome,
  type Order,
  type OrderLine,
  specialCouponOf,
  takenByVoucher,
} from '@/lib/shop/orders'
import { arrivedAt, sumOfReturn } from '@/lib/shop/returns'
import { articleNumberOf, voucherGroup } from '@/lib/shop/rules'
import { maskedCode } from '@/lib/shop/vouchers'
import type { Brand } from '@/schemas'
import type { MerchantOrder } from '@/schemas/api/merchant-order'
import type { OrderRead } from './read-orders'

type Package = MerchantOrder['packages'][number]

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function itemOf(brand: Brand, each: OrderLine, line: number): Package['items'][number] {
  const { variant, quantity, reduction, voucherReduction, customData, promotion } = each
  return {
    line,
    variant,
    quantity,
    itemDiscount: reduction + voucherReduction,
    itemCoupon: voucherReduction,
    itemPromotionAmount: reduction,
    itemPromotionId: promotion?.isValid ? promotion.id : null,
    customData,
    itemGroup: each.product.group ?? ((each.isVoucher && voucherGroup(brand, each.isDigital)) || null),
  }
}

/** What was sent by parcel, then what is to be sent, then what is downloaded. */
function packagesOf(order: Order): Package[] {
  const { number, status, brand, lines, shipments } = order
  const note = `/api/merchant/orders/${number}/delivery-note/`
  const maySend = mayBecome(status, 'shipped') && !awaitsTransfer(order)
  const itemsWhere = (belongs: (line: OrderLine) => boolean) =>
    lines.flatMap((line, index) => (belongs(line) ? [itemOf(brand as Brand, line, index + 1)] : []))
  const unsent = { carrierKey: null, trackingNumber: null, shippedAt: null }
  const packages: Package[] = [
    ...shipments.map(({ id, carrierKey, trackingNumber, shippedAt }, index) => ({
      ...{ kind: 'parcel' as const, carrierKey, trackingNumber, shippedAt: shippedAt.toISOString() },
      deliveryNote: `${note}?parcel=${index + 1}`,
      items: itemsWhere(({ shipmentId }) => shipmentId === id),
    })),
    {
      ...{ kind: 'unsent', ...unsent, deliveryNote: maySend ? note : null },
      items: itemsWhere(isUnsent),
    },
    {
      ...{ kind: 'download', ...unsent, deliveryNote: null },
      items: itemsWhere((line) => line.isDigital && isLive(line)),
    },
  ]
  return packages.filter(({ items }) => items.length > 0)
}

const linesOf = ({ lines }: Order): MerchantOrder['lines'] =>
  lines.map((each, index) => ({
    line: index + 1,
    variant: each.variant,
    productNumber: each.product.number,
    referenceKey: each.product.referenceKey ?? null,
    priceReference: each.product.priceReference ?? null,
    articleNumber: articleNumberOf(each.product),
    name: each.product.name,
    choice: each.choice,
    quantity: each.quantity,
    price: each.price,
    total: each.total,
    toPay: each.total - each.reduction - each.voucherReduction,
    vat: each.vat,
    inscription: each.inscription,
    isGift: each.isGift,
    isDigital: each.isDigital,
    isVoucher: each.isVoucher,
    isSent: each.shipmentId !== null,
    isCancelled: !isLive(each),
  }))

function voucherOf({ voucherId, voucherCode, cost }: Order): MerchantOrder['voucher'] {
  if (voucherId === null || voucherCode === null) return null
  return {
    coupon: voucherId,
    coupon_code: voucherCode,
    coupon_reduction_with_tax: takenByVoucher({ voucherId, cost }),
  }
}

const returnsOf = (order: OrderRead): MerchantOrder['returns'] =>
  order.returns.map((each) => {
    const { total, delivery } = sumOfReturn(order, each, order.returns)
    return {
      number: each.number,
      announcedAt: each.requestedAt.toISOString(),
      cancelledAt: each.cancelledAt?.toISOString() ?? null,
      arrivedAt: arrivedAt(order, each.number)?.toISOString() ?? null,
      ...{ amount: total, delivery },
      lines: each.lines.map(({ lineId, quantity, reason }) => ({
        ...{ line: order.lines.findIndex(({ id }) => id === lineId) + 1, quantity, reason },
      })),
      receipts: (each.receipts ?? []).map(({ id, name, type, sentAt }) => ({
        ...{ id, name, type, sentAt: sentAt.toISOString() },
        file: `/api/merchant/orders/${order.number}/receipts/${id}/`,
      })),
    }
  })

/** An order as the merchant's systems get it: by the pull interface and in the export. */
export function merchantOrderOf(order: OrderRead): MerchantOrder {
  const { cost, customer, account, giftCardCode, payments, currency, invoice, creditNotes } = order
  const voucher = voucherOf(order)
  return {
    id: order.number,
    status: order.status,
    brand: order.brand,
    locale: order.locale,
    placedAt: order.placedAt.toISOString(),
    isTest: order.isTest,
    customer: {
      id: account?.userId ?? null,
      customerNo: account?.customerNo ?? null,
      email: customer.email,
      gender: customer.gender,
      firstName: customer.firstName,
      lastName: customer.lastName,
      status: { isGuestCustomer: customer.isGuestCustomer },
    },
    deliveryAddress: order.deliveryAddress,
    invoiceAddress: order.invoiceAddress,
    lines: linesOf(order),
    packages: packagesOf(order),
    payment: payments.map(({ method, provider, status, amount, refunded, reference }) => ({
      ...{ key: method, provider, status, amount, refunded, reference },
    })),
    voucher,
    giftcard: giftCardCode === null ? null : { amount: cost.covered, giftCardCode: maskedCode(giftCardCode) },
    reductions: cost.reductions.map(({ id, label, amount }) => ({ id, label, amount })),
    cost: {
      goods: cost.goods,
      paymentFee: cost.fee?.amount ?? 0,
      withTax: cost.withTax,
      withoutTax: cost.withoutTax,
      tax: { vat: { amount: sum(cost.taxes.map(({ amount }) => amount)), rates: cost.taxes } },
      toPay: cost.toPay,
    },
    shipping: cost.shipping,
    currencyCode: currency,
    specialCoupon: specialCouponOf(order),
    scrid: order.scrid,
    oldDevice: givesOldDevice(order) ?? null,
    invoice: invoice
      ? { number: invoice.number, issuedAt: invoice.issuedAt.toISOString(), amount: order.total }
      : null,
    creditNotes: creditNotes.map(({ number, invoice, issuedAt, reason, amount, taxes: rates }) => ({
      ...{ number, invoice, issuedAt: issuedAt.toISOString(), reason, amount, rates },
    })),
    returns: returnsOf(order),
    events: order.events.map(({ id, at, type, from, to, cause, details }) => ({
      ...{ id, at: at.toISOString(), type, from, to, cause, details },
    })),
  }
}
