/** Orders in the database: placing, paying, changing and reading them. */
export {
  beginPayment,
  canGoOn,
  heldForTransfer,
  heldUntil,
  type PaymentAttempt,
  type PaymentLinks,
  type RetriedPayment,
  retryPayment,
} from './begin-payment'
export { cancelLines, cancellableLines } from './cancel-lines'
export { type CancelReason, cancelOrder, cancelReasons } from './cancel-order'
export { countVoucherUse, debitGiftCard } from './codes'
export { mayOwe, mayOweNext, type Owing } from './credit'
export { deliverPaybacks } from './deliver-paybacks'
export { deliverVouchers } from './deliver-vouchers'
export { findOrder, findOrderById, findOrders } from './find-order'
export { forgetOrigins, forgetOriginsOf, hasOrigin } from './forget-origins'
export { fullLineName, lineName } from './line-name'
export { lockOrder } from './lock-order'
export { isMoneyBack, isMoneyOwed, keptOfCard, moneyBack } from './money-back'
export {
  deliveryOfLines,
  isOfCancelled,
  leftByName,
  moneyLeft,
  moneyOfLines,
  placesByTurn,
} from './money-of-lines'
export { givesOldDevice, linesWithOldDevice } from './old-device'
export {
  type Order,
  type OrderConsents,
  type OrderEvent,
  type OrderHead,
  type OrderLine,
  openPaymentOf,
  type Payment,
  type Shipment,
} from './order'
export { awaitsTransfer, isPaidBack, isPaidBackOrder, isReleased, isReleasedOrder } from './paid'
export { mailedOffer, partnerOffer } from './partner-offer'
export { quotedOrder } from './quoted-order'
export { countEvents, type EventCount, prunePaymentEvents, receiveEvent } from './receive-event'
export { linesDeliveredWith, recordDelivery } from './record-delivery'
export { orderMessage, recordEvent } from './record-event'
export {
  finishRefunds,
  finishRefundsOf,
  isTransferredBack,
  type RefundOutcome,
  type RefundService,
  type RefundStatus,
  recordTransfer,
  refundableOf,
  refunds,
  requestRefund,
} from './refunds'
export { renewStock } from './renew-stock'
export { cameByFreight, isHere, isLive, isUndelivered, isUnsent, statusOfSending } from './sending'
export { askAboutPayment, endOpenPayment } from './settle-payment'
export { type SharesBack, sharesOf, sharesOfCancelled, sumOfShares } from './shares-back'
export {
  type CardOfLine,
  endWithdrawnCards,
  findCardsOfLines,
  findSoldGiftCards,
  findUnpaidGiftCards,
  isGiftCardWithdrawn,
  type SoldGiftCard,
} from './sold-gift-cards'
export { specialCouponOf, takenByVoucher } from './special-coupon'
export { mayBecome, mayPaymentBecome } from './states'
export { stockJob, takeStock } from './stock'
export { orderEvents, orderLines, orders, payments, shipments, soldGiftCards } from './tables'
export { findHeldUnpaid, mayHoldUnpaid, wideHolder } from './unpaid-holds'
export { nextOrder, writeOrder } from './write-order'
export { writtenParcel } from './written-parcel'
