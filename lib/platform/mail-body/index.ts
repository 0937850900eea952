/** Mails of the shop to one shopper: described once, written as HTML and as text. */
export type { MailBody, Part } from './part'
export { senderFoot } from './sender-foot'
export { toHtml } from './to-html'
export { toText } from './to-text'
