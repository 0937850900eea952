import { createHash } from 'node:crypto'
import type { NodemailerError, SMTPTransportOptions } from 'nodemailer'
import { z } from 'zod'
import type { MailTarget } from '@/lib/platform/config'
import { type Mail, MessageRefused, type PostService } from './service'

type Server = Extract<MailTarget, { kind: 'smtp' }>

/** Shorter than the outbox keeps a message for whoever sends it. */
const longestMs = 45_000
const stepMs = 10_000

/** A server on this machine: nobody listens between, and its certificate is seldom one that anybody issued. */
const isLocal = (host: string) => host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)

/** A connection for each mail, which ends with it. TLS is needed, and its certificate checked, but on this machine. */
const transportOptions = ({ host, port, secure, login }: Server): SMTPTransportOptions => ({
  host,
  port,
  secure,
  requireTLS: !secure && !isLocal(host),
  tls: { rejectUnauthorized: !isLocal(host) },
  ...(login && { auth: { user: login.user, pass: login.password }, forceAuth: true }),
  dnsTimeout: stepMs,
  connectionTimeout: stepMs,
  greetingTimeout: stepMs,
  socketTimeout: 2 * stepMs,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/**
 * The same for each attempt at a message, so that a mail which comes twice can be known; another one for what a second
 * database has under the same key.
 */
function messageIdOf(key: string, { to, subject, text }: Mail, domain: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([key, to, subject, text]))
    .digest('hex')
  return `<${key}.${digest.slice(0, 24)}@${domain}>`
}

/** One line of a header: a line break in it would begin another one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const headerLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
/** One address and nothing beside it: a text would be read as a list. */
const oneAddress = (text: string) =>
  z.email().safeParse(text).success ? { name: '', address: text } : undefined

const messageOf = (key: string, mail: Mail, { from }: Server) => ({
  from,
  to: oneAddress(mail.to),
  replyTo: oneAddress(mail.replyTo ?? ''),
  subject: headerLine(mail.subject),
  text: mail.text,
  attachments: mail.attachments?.map(({ name, type, content }) => ({
    filename: headerLine(name),
    contentType: type,
    content,
  })),
  messageId: messageIdOf(key, mail, from.address.split('@')[1] ?? 'localhost'),
  // RFC 3834: no absence notice answers a mail that a program wrote
  headers: { 'Auto-Submitted': 'auto-generated' },
  xMailer: false as const,
})

/**
 * What went wrong, without what a log must not hold: of a server's answer the codes alone, for its words repeat
 * addresses and what was said to log in.
 */
function reasonOf({ code, command, responseCode, response, message: words }: NodemailerError): string {
  if (!responseCode) return `${code ?? 'mail server'}: ${words}`
  const [enhanced = ''] = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '') ?? []
  return `mail server: ${[command, 'answered with', responseCode, enhanced].filter(Boolean).join(' ')}`
}

/**
 * Whether the same mail would be refused again: its recipient (RFC 5321: 5yz) or its content. Not what the shop's own
 * settings are at fault for, because they can be mended within the attempts: login, sender, relaying (RFC 3463: 5.7).
 */
function isFinal({ command, permanent, response = '' }: NodemailerError): boolean {
  if (!permanent) return false
  return command === 'DATA' || (command === 'RCPT TO' && !/^\d{3}[ -]5\.7\./.test(response))
}

/** A mail server, spoken to for each mail anew. */
export function smtpMail(server: Server): PostService['sendMail'] {
  const options = transportOptions(server)
  return async (key, mail) => {
    const message = messageOf(key, mail, server)
    if (!message.to) throw new MessageRefused('the recipient of a mail is not an address')
    const { createTransport } = await import('nodemailer')
    const signal = AbortSignal.timeout(longestMs)
    try {
      await createTransport(options).sendMail({ ...message, signal })
    } catch (error) {
      const failure = error as NodemailerError
      const reason = reasonOf(failure)
      throw isFinal(failure) ? new MessageRefused(reason) : new Error(reason)
    }
  }
}
