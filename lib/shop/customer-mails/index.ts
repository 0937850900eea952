/** The mails about accounts, sent from the outbox. */
export { type CustomerMailSender, sendDueCustomerMails } from './send-due'
