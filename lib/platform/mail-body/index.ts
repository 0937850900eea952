/** Mails of the shop to one shopper: described once, written as HTML and as text. */
export {
  type InlinePicture,
  type LookOf,
  type MailColours,
  type MailLook,
  type MailTypefaces,
  type PictureFile,
  plainLook,
} from './look'
export type { MailBody, MailPicture, Part } from './part'
export { senderFoot } from './sender-foot'
export { toHtml } from './to-html'
export { toText } from './to-text'
export { type WrittenMail, writeMail } from './write-mail'
