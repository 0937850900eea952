import type { Database } from '@/lib/platform/db'
import type { PostService } from '@/lib/platform/mail'
import type { Brand } from '@/schemas'
import type { LookOf } from './look'

/** What mails of the shop are written and sent with. */
export type MailSender = {
  db: Database
  service: Pick<PostService, 'sendMail'>
  brand: Brand
  /** The origin of the shop. */
  baseUrl: string
  look?: LookOf
  now?: () => Date
}
