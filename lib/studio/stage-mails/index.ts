/** The mails to people to whom pages were given. */
export { sendDueAssigned } from './send-assigned'
