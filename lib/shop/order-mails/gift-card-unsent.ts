import { type MailBody, senderFoot } from '@/lib/platform/mail-body'
import type { Market } from '@/lib/platform/markets'
import type { GiftCardStop } from '@/lib/shop/gift-card-mails'
import { orderWords } from '@/lib/shop/order-papers'
import type { Seller } from '@/schemas/shop'

type Given = {
  /** Of the order. */
  number: string
  stop: Exclude<GiftCardStop, 'takenBack'>
  market: Market
  seller: Seller
  /** The page of the order, where another address can be named. */
  address: string
}

/** Tells the giver of a gift card that it was not sent, and why. The address stands on the page of the order alone. */
export function giftCardUnsent({ number, stop, market, seller, address }: Given): MailBody {
  const { t } = orderWords(market)
  return {
    language: market.iso,
    subject: t('giftCardMail.unsent.subject', { number }),
    parts: [
      { kind: 'title', text: t('giftCardMail.unsent.title') },
      { kind: 'text', text: t(`giftCardMail.unsent.${stop}`) },
      { kind: 'button', text: t('giftCardMail.unsent.order'), href: address },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
}
