import { createHash } from 'node:crypto'
import { isEmailAddress } from '@/schemas/email'
import type { Mail } from './service'

type Sender = { name: string; address: string }

/**
 * The same for each attempt at a message, so that a repeated mail can be recognised; different for a message with the
 * same key in another database.
 */
function messageIdOf(key: string, { to, subject, text }: Mail, domain: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([key, to, subject, text]))
    .digest('hex')
  return `<${key}.${digest.slice(0, 24)}@${domain}>`
}

/** A single header line: a line break would begin another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const headerLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
/** Exactly one address: a comma would make it a list. */
const oneAddress = (text: string) => (isEmailAddress(text) ? { name: '', address: text } : undefined)

/** A mail as nodemailer takes it. Its `to` is unset where the recipient is not an address. */
export const composed = (key: string, mail: Mail, from: Sender) => ({
  from: { ...from, name: from.name || headerLine(mail.senderName ?? '') },
  to: oneAddress(mail.to),
  replyTo: oneAddress(mail.replyTo ?? ''),
  subject: headerLine(mail.subject),
  text: mail.text,
  ...(mail.html !== undefined && { html: mail.html }),
  attachments: mail.attachments?.map(({ name, type, content, cid }) => ({
    filename: headerLine(name),
    contentType: type,
    content,
    ...(cid !== undefined && { cid, contentDisposition: 'inline' as const }),
  })),
  messageId: messageIdOf(key, mail, from.address.split('@')[1] ?? 'localhost'),
  // RFC 3834: marks the mail as automatic, so that no absence notice answers it.
  headers: { 'Auto-Submitted': 'auto-generated' },
  xMailer: false as const,
})
