import type { Database } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { MessageRefused, type PostService } from '@/lib/platform/mail'
import { type LookOf, writeMail } from '@/lib/platform/mail-body'
import { deliverDue } from '@/lib/platform/outbox'
import { findShopConfiguration, inZone } from '@/lib/platform/shop-configuration'
import type { Brand } from '@/schemas'
import { type FeedMail, feedMail, feedMessage } from './feed-mail'
import { findFeedPlans } from './feed-plan'

type Sender = {
  db: Database
  service: Pick<PostService, 'sendMail'>
  brand: Brand
  look?: LookOf
}

/** Twelve attempts with the pauses between them take about a day. */
const mostAttempts = 12

/** Sends a mail about a feed; nothing where the shop has none any more. */
async function send({ db, service, brand, look }: Sender, told: FeedMail): Promise<void> {
  const plans = await findFeedPlans(db, brand)
  const plan = plans.find(({ market }) => market.shopLocale === told.locale)
  if (!plan) return
  const { market, tellTo } = plan
  const shop = await findShopConfiguration(db, brand, market)
  const mail = await writeMail(
    feedMail({ market: inZone(market, shop), seller: shop.seller, told }),
    look?.(market, shop),
  )
  await service.sendMail(`feed-${told.locale}-${told.state}-${told.at}`, {
    ...{ to: tellTo, replyTo: shop.seller.email },
    ...mail,
  })
}

/** Sends the mails about feeds that are due. */
export async function sendDueFeedMails(sender: Sender, ending?: AbortSignal): Promise<void> {
  await deliverDue(
    sender.db,
    {
      kinds: [feedMessage],
      sequence: 'locale',
      deliver: ({ payload }) => send(sender, payload as FeedMail),
      takenSeconds: 90,
      pauseSeconds: (attempts) => Math.min(30 * 2 ** (attempts - 1), 10_800),
      mostAttempts,
      isFinal: (error) => error instanceof MessageRefused,
      onFailure: ({ attempts }, error, isLast) =>
        logError(`mail of a feed, attempt ${attempts}${isLast ? ', given up' : ''}`, error),
    },
    ending,
  )
}
