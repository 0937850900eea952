export type Attachment = { name: string; type: string; content: Buffer }

export type Mail = {
  to: string
  subject: string
  text: string
  replyTo?: string | undefined
  attachments?: readonly Attachment[] | undefined
}

/** The body of the newsletter call (section 7). */
export type NewsletterBody = {
  name: 'newsletter'
  email: string
  source: string
  shopId: string
  firstName: string
  lastName: string
  /** Section 3: m=0, f=2, d=4. */
  salutation: 0 | 2 | 4 | null
}

/** The same message would be refused again, however often it is sent. */
export class MessageRefused extends Error {
  override name = 'MessageRefused'
}

/**
 * Where messages go. Each resolves once the message is taken and throws otherwise, a `MessageRefused` where another
 * attempt is of no use; the key is the message's own, so that one which comes twice can be known.
 */
export type PostService = {
  sendMail: (key: string, mail: Mail) => Promise<void>
  subscribe: (key: string, body: NewsletterBody) => Promise<void>
}
