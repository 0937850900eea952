import 'server-only'
import { currentTime } from '@/lib/platform/clock'
import { logError } from '@/lib/platform/log'
import { MessageRefused } from '@/lib/platform/mail'
import { type MailSender, writeMail } from '@/lib/platform/mail-body'
import { fallbackMarket } from '@/lib/platform/markets'
import { deliverDue } from '@/lib/platform/outbox'
import { findShopConfiguration, inZone } from '@/lib/platform/shop-configuration'
import { type StudioMailSubject, studioMessage } from '@/lib/studio/people'
import { composeStudioMail } from './compose'
import { subjectMail } from './subject-mail'

/** Six attempts with the pauses between them take a quarter of an hour: links do not live for long. */
const mostAttempts = 6

async function send(
  { db, service, brand, baseUrl, look, now = currentTime }: MailSender,
  id: number,
  subject: StudioMailSubject,
): Promise<void> {
  const addressed = await subjectMail({ db, baseUrl, now: now() }, subject)
  if (!addressed) return
  const market = fallbackMarket(brand)
  const shop = await findShopConfiguration(db, brand, market)
  const body = composeStudioMail(addressed.mail, { shop: shop.name, seller: shop.seller })
  await service.sendMail(`studio-${id}`, {
    to: addressed.to,
    ...(await writeMail(body, look?.(inZone(market, shop), shop))),
    replyTo: shop.seller.email,
  })
}

/** Sends the mails about accounts of the Studio that are due. */
export const sendDueStudioMails = (
  sender: MailSender,
  ending?: AbortSignal,
): Promise<{ delivered: number; failed: number }> =>
  deliverDue(
    sender.db,
    {
      kinds: [studioMessage],
      deliver: ({ id, payload }) => send(sender, id, payload as StudioMailSubject),
      takenSeconds: 60,
      // 15 s, 30 s, 1 min …
      pauseSeconds: (attempts) => 15 * 2 ** (attempts - 1),
      mostAttempts,
      isFinal: (error) => error instanceof MessageRefused,
      onFailure: ({ id, attempts }, error, isLast) =>
        logError(
          `mail ${id} about an account of the Studio, attempt ${attempts}${isLast ? ', given up' : ''}`,
          error,
        ),
    },
    ending,
  )
