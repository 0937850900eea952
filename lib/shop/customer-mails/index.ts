/** The mails about accounts, sent from the outbox. */
export { sendDueCustomerMails } from './send-due'
