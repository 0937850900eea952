/** The services that messages go to, by configuration. */
import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { httpMail, httpNewsletter } from './http'
import { localPost } from './local'
import type { PostService } from './service'
import { smtpMail } from './smtp'

export { pruneMailbox } from './prune-mailbox'
export { MessageRefused, type PostService } from './service'

const mailBy = (target: NonNullable<Config['post']['mail']>): PostService['sendMail'] =>
  target.kind === 'smtp' ? smtpMail(target) : httpMail(target)

export function postService(db: Database, { mail, newsletter }: Config['post']): PostService {
  const local = localPost(db)
  return {
    sendMail: mail ? mailBy(mail) : local.sendMail,
    subscribe: newsletter ? httpNewsletter(newsletter) : local.subscribe,
  }
}
