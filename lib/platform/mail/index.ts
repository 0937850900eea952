/** The services that messages go to, by configuration. */
import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
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
  return { sendMail: mail ? mailBy(mail) : local.sendMail, subscribe, unsubscribe }
}
