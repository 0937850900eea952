/** The mails to who waits for goods that are sold out, sent from the outbox. */
export { sendDueBackInStock } from './send-due'
