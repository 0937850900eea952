import { z } from 'zod'

/** A sender as written in a mail's header. */
type Sender = { name: string; address: string }

/** Where mails go: to a gateway that takes them as JSON, or to a mail server. */
export type MailTarget =
  | { kind: 'http'; url: string; token: string | undefined }
  | {
      kind: 'smtp'
      host: string
      port: number
      /** TLS from the first byte; otherwise the connection is upgraded to it (STARTTLS). */
      secure: boolean
      login: { user: string; password: string } | undefined
      from: Sender
    }

const ports = { 'smtp:': 587, 'smtps:': 465 } as const
const isSmtp = (protocol: string): protocol is keyof typeof ports => Object.hasOwn(ports, protocol)

/** `new URL` accepts almost anything as the host of an unknown scheme. */
const hostName = /^(?:[a-z0-9][a-z0-9._-]*|\[[\da-f:.]+\])$/i

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The parts of a mail server's address; undefined when a part is missing, invalid or not allowed. */
function serverOf(url: URL) {
  const { protocol, hostname, port, pathname, search, hash } = url
  if (!isSmtp(protocol) || !hostName.test(hostname) || !['', '/'].includes(pathname) || search || hash)
    return undefined
  const [user, password] = [decoded(url.username), decoded(url.password)]
  // A user without a password, or the reverse, is a mistake in the setting.
  if (user === undefined || password === undefined || (user === '') !== (password === '')) return undefined
  return {
    kind: 'smtp' as const,
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? ports[protocol] : Number(port),
    secure: protocol === 'smtps:',
    login: user === '' ? undefined : { user, password },
  }
}

const invalidUrl =
  'is neither the http(s) address of a gateway nor that of a mail server, such as smtp://user:password@mail.example.com:587 with special characters in percent encoding (%2F for a slash)'

/** `MAIL_URL` */
export const mailUrl = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return { kind: 'http' as const, url: text }
  const server = url && serverOf(url)
  if (server) return server
  context.addIssue({ code: 'custom', message: invalidUrl })
  return z.NEVER
})

/** `MAIL_FROM`: `shop@example.com`, or with a name before it: `Nestling <shop@example.com>`. */
export const mailFrom = z.string().transform((text, context): Sender => {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? []
  const address = z.email().safeParse((bracketed ?? text).trim()).data
  const plainName = name.trim().replace(/^"(.*)"$/, '$1')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a header has none
  if (address && !/[\u0000-\u001f\u007f]/.test(plainName)) return { name: plainName, address }
  context.addIssue({
    code: 'custom',
    message: 'is not an address such as Nestling <shop@example.com>',
  })
  return z.NEVER
})

/** Combines the mail settings into the target that mails are sent to. */
export function mailTarget(
  url: z.output<typeof mailUrl> | undefined,
  { from, token }: { from: Sender | undefined; token: string | undefined },
): MailTarget | undefined {
  if (url?.kind === 'smtp') return from && { ...url, from }
  return url && { ...url, token }
}
