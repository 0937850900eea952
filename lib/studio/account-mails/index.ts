/** The mails about accounts of the Studio, sent from the outbox. */
export { sendDueStudioMails } from './send-due'
