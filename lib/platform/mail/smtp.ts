import type { NodemailerError, SMTPTransportOptions } from 'nodemailer'
import type { MailTarget } from '@/lib/platform/config'
import { composed } from './compose'
import { MessageRefused, type PostService } from './service'

type Server = Extract<MailTarget, { kind: 'smtp' }>

/** Must stay shorter than the outbox's lease on a message. */
const longestMs = 45_000
const stepMs = 10_000

/** A server on this machine: nothing can listen in between, and its certificate is usually self-signed. */
const isLocal = (host: string) => host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)

/** One connection per mail. TLS with a valid certificate is required, except on this machine. */
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
 * What went wrong, without personal data: of a server's answer only the codes, because its text repeats addresses and
 * credentials.
 */
function reasonOf({ code, command, responseCode, response, message: words }: NodemailerError): string {
  if (!responseCode) return `${code ?? 'mail server'}: ${words}`
  const [enhanced = ''] = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '') ?? []
  return `mail server: ${[command, 'answered with', responseCode, enhanced].filter(Boolean).join(' ')}`
}

/**
 * Whether retrying is of no use, because of the recipient (RFC 5321: 5yz) or the content. Errors that an operator can
 * fix while attempts are left are not final: login, sender, relaying (RFC 3463: 5.7).
 */
function isFinal({ command, permanent, response = '' }: NodemailerError): boolean {
  if (!permanent) return false
  return command === 'DATA' || (command === 'RCPT TO' && !/^\d{3}[ -]5\.7\./.test(response))
}

/** Sends each mail over a new connection to a mail server. */
export function smtpMail(server: Server): PostService['sendMail'] {
  const options = transportOptions(server)
  return async (key, mail) => {
    const message = composed(key, mail, server.from)
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
