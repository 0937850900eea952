import { currentTime } from '@/lib/platform/clock'
import { logError } from '@/lib/platform/log'
import { MessageRefused } from '@/lib/platform/mail'
import { type MailSender, writeMail } from '@/lib/platform/mail-body'
import { deliverDue } from '@/lib/platform/outbox'
import { findIssuer, inZone } from '@/lib/platform/shop-configuration'
import { customerMessage, type MailSubject } from '@/lib/shop/customers'
import { composeCustomerMail } from './compose'
import { subjectMail } from './subject-mail'

async function send(
  { db, service, brand, baseUrl, look, now = () => currentTime() }: MailSender,
  id: number,
  subject: MailSubject,
) {
  const addressed = await subjectMail({ db, brand, baseUrl, now: now() }, subject)
  if (!addressed) return
  const { to, mail } = addressed
  const shop = await findIssuer(db, brand, mail.market)
  const { seller } = shop
  const body = composeCustomerMail({ ...mail, market: inZone(mail.market, shop), seller })
  await service.sendMail(`customer-${id}`, {
    to,
    ...(await writeMail(body, look?.(mail.market, shop))),
    replyTo: seller.email,
  })
}

/** Six attempts with the pauses between them take a quarter of an hour: links do not live for long. */
const mostAttempts = 6

/** Sends the mails about accounts that are due. */
export const sendDueCustomerMails = (
  sender: MailSender,
  ending?: AbortSignal,
): Promise<{ delivered: number; failed: number }> =>
  deliverDue(
    sender.db,
    {
      kinds: [customerMessage],
      deliver: ({ id, payload }) => send(sender, id, payload as MailSubject),
      takenSeconds: 60,
      // 15 s, 30 s, 1 min …
      pauseSeconds: (attempts) => 15 * 2 ** (attempts - 1),
      mostAttempts,
      isFinal: (error) => error instanceof MessageRefused,
      onFailure: ({ id, attempts }, error, isLast) =>
        logError(`mail ${id} about an account, attempt ${attempts}${isLast ? ', given up' : ''}`, error),
    },
    ending,
  )
