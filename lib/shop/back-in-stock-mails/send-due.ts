import { currentTime } from '@/lib/platform/clock'
import { logError } from '@/lib/platform/log'
import { MessageRefused } from '@/lib/platform/mail'
import { type MailSender, writeMail } from '@/lib/platform/mail-body'
import { findMarket } from '@/lib/platform/markets'
import { deliverDue } from '@/lib/platform/outbox'
import { findIssuer } from '@/lib/platform/shop-configuration'
import {
  awaitStockAgain,
  type BackInStockMail,
  backInStockMessage,
  findAwaitedGoods,
  findStockRequest,
  forgetStockRequest,
  queueBackInStock,
  stockRequestsOf,
} from '@/lib/shop/back-in-stock'
import { composeBackInStock } from './compose'

type Message = { id: number; request: number; about: BackInStockMail; isLast: boolean }

/** Sends a mail about a request. Nothing is sent where it has ended, or its goods are gone again: then it waits on. */
async function send(sender: MailSender, { id, request, about, isLast }: Message): Promise<void> {
  const { db, service, brand, baseUrl, look } = sender
  const row = await findStockRequest(db, request)
  const market = row && findMarket(brand, row.locale)
  if (!row || !market || (about === 'confirm' && row.confirmedAt)) return
  const goods = await findAwaitedGoods(db, { brand, market }, row.variant)
  if (about === 'back' && !goods?.variant.availability.buyable) return awaitStockAgain(db, request)
  if (!goods) return
  const [other] = (await stockRequestsOf(db, row.email)).filter((each) => each.id !== request)
  const shop = await findIssuer(db, brand, market)
  const { seller } = shop
  const body = composeBackInStock({ about, goods, request, other: other?.id, market, seller, baseUrl })
  const mail = { to: row.email, ...(await writeMail(body, look?.(market, shop))), replyTo: seller.email }
  try {
    await service.sendMail(`back-in-stock-${id}`, mail)
  } catch (error) {
    // Nothing is sent any more, so nothing is kept.
    if (isLast || error instanceof MessageRefused) await forgetStockRequest(db, request)
    throw error
  }
  if (about === 'back') await forgetStockRequest(db, request)
}

/** Eight attempts with the pauses between them take about two hours: who waits for goods does not wait for long. */
const mostAttempts = 8

/** Puts the mails into the outbox whose goods are back, and sends those that are due. */
export async function sendDueBackInStock(
  sender: MailSender,
  ending?: AbortSignal,
): Promise<{ delivered: number; failed: number }> {
  const { db, brand, now = currentTime } = sender
  await queueBackInStock(db, brand, now()).catch((error: unknown) => logError('goods that are back', error))
  return deliverDue(
    db,
    {
      kinds: [backInStockMessage],
      deliver: ({ id, payload, attempts }) =>
        send(sender, {
          id,
          request: Number(payload.request),
          about: payload.about === 'back' ? 'back' : 'confirm',
          isLast: attempts >= mostAttempts,
        }),
      takenSeconds: 60,
      // 1 min, 2 min, 4 min …
      pauseSeconds: (attempts) => 60 * 2 ** (attempts - 1),
      mostAttempts,
      isFinal: (error) => error instanceof MessageRefused,
      onFailure: ({ id, attempts }, error, isLast) =>
        logError(`mail ${id} about goods, attempt ${attempts}${isLast ? ', given up' : ''}`, error),
    },
    ending,
  )
}
