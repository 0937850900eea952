/** Forms that editors compose: what they ask, what was sent, newsletter subscriptions and the mails they owe. */

export type { FormAnswer } from './answer'
export { answerForm } from './answer-form'
export { dateParts, dayOf, joinDate, partName, splitDate } from './date-parts'
export { findDraft } from './drafts'
export { typesInWords } from './file-type'
export { formParts } from './parts'
export { pruneForms } from './prune'
export { createTicket, sealDefinition } from './seal'
export { sendDueMessages } from './send-messages'
export { mayNetworkSend } from './submit'
export { confirmSubscription, subscribe } from './subscribe'
export { errorsInWords, type FormWords, formWords, refusalInWords } from './words'
