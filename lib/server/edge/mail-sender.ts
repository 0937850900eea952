import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { postService } from '@/lib/platform/mail'
import { mailLook } from './mail-look'

export type MailConfig = Pick<Config, 'post' | 'brand' | 'baseUrl' | 'dataDir'>

/** What each job that sends mails of the shop sends them with. */
export const mailSender = (db: Database, config: MailConfig) => ({
  ...{ db, brand: config.brand, baseUrl: config.baseUrl, look: mailLook(config) },
  service: postService(db, config.post, config.dataDir),
})
