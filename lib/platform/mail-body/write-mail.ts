import { type InlinePicture, type MailLook, plainLook } from './look'
import type { MailBody } from './part'
import { toHtml } from './to-html'
import { toText } from './to-text'
import { withPictures } from './with-pictures'

/** A mail as a mail service takes it. */
export type WrittenMail = {
  subject: string
  text: string
  html: string
  senderName: string
  /** The pictures that go with it; empty where mail programs open them at the shop. */
  attachments: InlinePicture[]
}

/** Writes a mail as text and as HTML in the look of the shop. */
export async function writeMail(body: MailBody, look: MailLook = plainLook): Promise<WrittenMail> {
  const { mail, look: shown, files } = await withPictures(body, look)
  return {
    subject: body.subject,
    text: toText(body),
    html: await toHtml(mail, shown),
    senderName: body.sender,
    attachments: files,
  }
}
