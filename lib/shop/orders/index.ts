/** Orders in the database: placing, paying, changing and reading them. */
export { findOrder, findOrderById, findOrderOfCheckout } from './find-order'
export type { Order, OrderCustomer, OrderEvent, OrderLine, Payment, Shipment } from './order'
export { orderMessage, recordEvent } from './record-event'
export { isBinding, mayBecome, mayPaymentBecome } from './states'
export { orderEvents, orderLines, orders, payments, shipments } from './tables'
