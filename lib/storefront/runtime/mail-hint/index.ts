/** A hint at a mail address whose domain looks mistyped. */
export { MailHint } from './islands'
export { suggestMail } from './suggest-mail'
