import { type MailLook, plainLook } from './look'
import type { MailBody } from './part'

/** The mail as an HTML document. What writes it is loaded with the first mail. */
export async function toHtml(mail: MailBody, look: MailLook = plainLook): Promise<string> {
  const { renderMail } = await import('./document/render-mail')
  return renderMail(mail, look)
}
