/** Forms that editors compose: their fields, submissions, newsletter subscriptions and the mails that follow. */

export type { FormAnswer } from './answer'
export { answerForm } from './answer-form'
export { boundsError } from './bounds'
export { dateParts, dayOf, joinDate, partName, splitDate } from './date-parts'
export { typesInWords } from './file-type'
export { newsletter, sentFiles, sentForms } from './newsletter'
export { formParts } from './parts'
export { pruneForms } from './prune'
export type { FileRefusal } from './receive-file'
export { createTicket, sealDefinition } from './seal'
export { sendDueMessages } from './send-messages'
export {
  type Subscription,
  subscriptionsOf,
} from './subscribe'
export { errorsInWords, type FormWords, formWords, refusalInWords } from './words'
