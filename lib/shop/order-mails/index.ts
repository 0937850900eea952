/** The mails about orders: composed from the order's events, sent from the outbox. */
export { cancelledMoney } from './money-back'
export { sendDueOrderMails } from './send-due'
export type { OrderSender } from './send-order-message'
export { linesMoney, withdrawnMoney } from './shares-words'
export { endedCardWords } from './withdrawal-steps'
