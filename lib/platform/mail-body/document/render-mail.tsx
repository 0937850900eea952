import type { MailLook } from '../look'
import type { MailBody } from '../part'
import { MailDocument } from './mail-document'

/** A mail as the text of an HTML document. */
export async function renderMail(mail: MailBody, look: MailLook): Promise<string> {
  // Next.js allows no import of it at the top of a file that pages can reach.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return `<!doctype html>${renderToStaticMarkup(<MailDocument mail={mail} look={look} />)}`
}
