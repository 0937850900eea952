/** Mails of the shop to one shopper: described once, written as HTML and as text. */
export { greeting, typedName, wholeName } from './greeting'
export type {
  LookOf,
  MailColours,
  MailLook,
  MailTypefaces,
  PictureFile,
} from './look'
export type { MailSender } from './mail-sender'
export type { MailBody, Part } from './part'
export { companyRegister, senderFoot } from './sender-foot'
export { toHtml } from './to-html'
export { toText } from './to-text'
export { writeMail } from './write-mail'
