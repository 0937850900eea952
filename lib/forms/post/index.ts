/** The services that messages go to, by configuration. */
import type { Config } from '@/lib/config'
import type { Database } from '@/lib/db'
import { httpMail, httpNewsletter } from './http'
import { localPost } from './local'
import type { PostService } from './service'

export type { Mail, NewsletterBody, PostService } from './service'

export function postService(db: Database, { mailUrl, newsletterUrl, token }: Config['post']): PostService {
  const local = localPost(db)
  return {
    sendMail: mailUrl ? httpMail({ url: mailUrl, token }) : local.sendMail,
    subscribe: newsletterUrl ? httpNewsletter({ url: newsletterUrl, token }) : local.subscribe,
  }
}
