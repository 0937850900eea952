export type Attachment = {
  name: string
  type: string
  content: Buffer
  /** The name by which the mail's document shows it as a picture (RFC 2392); unset: a file beside the mail. */
  cid?: string | undefined
}

export type Mail = {
  to: string
  subject: string
  text: string
  /** The same as a document; unset: the mail is plain text. */
  html?: string | undefined
  replyTo?: string | undefined
  /** Whose name mail programs show beside the sender's address, where the settings give none. */
  senderName?: string | undefined
  attachments?: readonly Attachment[] | undefined
}

/** The body of the call to the newsletter service. */
export type NewsletterBody = {
  name: 'newsletter'
  email: string
  source: string
  shopId: string
  firstName: string
  lastName: string
  /** Codes of the newsletter service: m=0, f=2, d=4. */
  salutation: 0 | 2 | 4 | null
}

/** Who wants no newsletter of a shop any more. */
type NewsletterEnd = { name: 'newsletter'; email: string; shopId: string }

/** The service will never accept this message, so retrying is of no use. */
export class MessageRefused extends Error {
  override name = 'MessageRefused'
}

/**
 * Where messages go. Each method resolves once the message is accepted and throws otherwise, a `MessageRefused` where
 * retrying is of no use; the key identifies the message, so that a repeated delivery can be recognised.
 */
export type PostService = {
  sendMail: (key: string, mail: Mail) => Promise<void>
  subscribe: (key: string, body: NewsletterBody) => Promise<void>
  unsubscribe: (key: string, body: NewsletterEnd) => Promise<void>
}
