import { type MailBody, senderFoot } from '@/lib/platform/mail-body'
import type { Market } from '@/lib/platform/markets'
import { unlinked } from '@/lib/platform/text'
import { type OrderWords, orderWords } from '@/lib/shop/order-papers'
import type { Seller } from '@/schemas/shop'
import type { FeedReason } from './feed-reason'
import type { FeedState } from './state'

/** The kind of the outbox's messages that tell the merchant of a feed. */
export const feedMessage = 'feed'

/** The payload of such a message. */
export type FeedMail = {
  locale: string
  state: FeedState
  /** Milliseconds. */
  at: number
  why?: FeedReason | undefined
  /** The code of the file that waits for a yes. */
  file?: string | undefined
}

const longestHost = 100

const reasonText = (t: OrderWords['t'], { of, ...values }: FeedReason): string =>
  t(
    `feedMails.reasons.${of}`,
    'host' in values ? { ...values, host: unlinked(values.host, longestHost) } : values,
  )

type Given = { market: Market; seller: Seller; told: Pick<FeedMail, 'state' | 'at' | 'why' | 'file'> }

/** Tells the merchant how a feed is, and with which command it goes on. */
export function feedMail({ market, seller, told: { state, at, why, file = '' } }: Given): MailBody {
  const { t, date, time } = orderWords(market)
  const values = { market: market.shopLocale, date: date(new Date(at)), time: time(new Date(at)), file }
  return {
    language: market.iso,
    subject: t(`feedMails.${state}.subject`, values),
    parts: [
      { kind: 'title', text: t(`feedMails.${state}.subject`, values) },
      { kind: 'text', text: t(`feedMails.${state}.text`, values) },
      ...(why === undefined
        ? []
        : [{ kind: 'facts', rows: [[t('feedMails.reason'), reasonText(t, why)]] } as const]),
      ...(state === 'well' ? [] : [{ kind: 'text', text: t(`feedMails.${state}.next`, values) } as const]),
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
}
