/** What the merchant does with orders and learns of them: commands, pull interface and webhook. */
export { refusalOf } from './authorise'
export { changedOrders } from './changed-orders'
export { type OrderCommand, orderUsage, readOrderCommand } from './commands'
export { positionOf } from './cursor'
export { deliverMerchantWebhooks, type WebhookTarget } from './deliver-webhooks'
export { followChanges } from './follow-changes'
export { merchantOrderOf } from './merchant-order'
export { type MerchantServices, runOrderCommand } from './run-command'
