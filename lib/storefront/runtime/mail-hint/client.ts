/** For client components only. */
export { MailHint } from './mail-hint.client'
