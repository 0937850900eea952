/** The services that messages go to, by configuration. */
import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { inSpan } from '@/lib/platform/traces'
import { httpMail, httpNewsletter } from './http'
import { localPost } from './local'
import type { PostService } from './service'
import { smtpMail } from './smtp'

export { pruneMailFiles } from './mail-files'
export { pruneMailbox } from './prune-mailbox'
export { type Attachment, type Mail, MessageRefused, type PostService } from './service'

const mailBy = (target: NonNullable<Config['post']['mail']>): PostService['sendMail'] =>
  target.kind === 'smtp' ? smtpMail(target) : httpMail(target)

/** `dataDir`: where mails are written as files while no service is configured; unset: they are in the database alone. */
export function postService(
  db: Database,
  { mail, newsletter }: Config['post'],
  dataDir?: string,
): PostService {
  const local = localPost(db, dataDir)
  const { subscribe, unsubscribe } = newsletter ? httpNewsletter(newsletter) : local
  const sendMail = mail ? mailBy(mail) : local.sendMail
  const traced =
    <Sent extends unknown[]>(
      name: string,
      service: string,
      send: (...sent: Sent) => Promise<void>,
    ): typeof send =>
    (...sent) =>
      inSpan({ name, kind: 'client', attributes: { 'shop.service': service } }, () => send(...sent))
  const mailService = mail?.kind ?? 'database'
  const newsletterService = newsletter ? 'http' : 'database'
  return {
    sendMail: traced('mail send', mailService, sendMail),
    subscribe: traced('newsletter subscribe', newsletterService, subscribe),
    unsubscribe: traced('newsletter unsubscribe', newsletterService, unsubscribe),
  }
}
