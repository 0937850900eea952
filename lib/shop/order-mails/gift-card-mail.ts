import { type MailBody, senderFoot } from '@/lib/platform/mail-body'
import { giftCardScreenPath, type Market } from '@/lib/platform/markets'
import { unlinked } from '@/lib/platform/text'
import { giftCardMailDays } from '@/lib/shop/gift-card-mails'
import { groupedCode, orderWords, presentKey, presentPath } from '@/lib/shop/order-papers'
import type { SoldGiftCard } from '@/lib/shop/orders'
import { longestCardMessage, longestGiver } from '@/schemas/api/orders'
import type { Seller } from '@/schemas/shop'

type Given = {
  /** `giver` and `message` are what the giver has typed. */
  present: { id: number; giver: string; message: string }
  card: SoldGiftCard
  /** Of the gift card as it was sold. */
  picture?: string | undefined
  market: Market
  seller: Seller
  shopName: string
  /** The origin of the shop. */
  baseUrl: string
  /** Until when the links lead to the page of the card and to the paper. */
  until: Date
}

/** What the giver has typed, in which nothing becomes a link: it goes to an address that the giver has named. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => unlinked(line, longestCardMessage))
    .join('\n')

/** Brings a gift card to who gets it as a present, with the giver's words. */
export function giftCardMail(given: Given): MailBody {
  const { present, card, picture, market, seller, shopName, baseUrl, until } = given
  const { t, price, date } = orderWords(market)
  const amount = price(card.balance)
  const values = {
    ...{ from: unlinked(present.giver, longestGiver), amount, shop: shopName },
    days: giftCardMailDays,
  }
  const key = presentKey({ mail: present.id, until })
  const redeem = new URL(giftCardScreenPath(market, { card: key }), baseUrl)
  const paper = new URL(presentPath({ mail: present.id, until }), baseUrl)
  const heading = t('giftCardPaper.heading')
  return {
    language: market.iso,
    subject: t('giftCardMail.mail.subject', values),
    parts: [
      { kind: 'title', text: t('giftCardMail.mail.title', values) },
      { kind: 'text', text: `${t('customerMails.greeting')}\n${t('giftCardMail.mail.text', values)}` },
      {
        kind: 'card',
        ...{ heading, amount, message: quoted(present.message), from: values.from },
        picture: picture === undefined ? undefined : { src: picture, alt: `${heading}, ${amount}` },
        code: [t('giftCardPaper.code'), groupedCode(card.code)],
      },
      { kind: 'button', text: t('giftCardMail.mail.redeem'), href: redeem.href },
      { kind: 'text', text: t('giftCardMail.mail.use') },
      { kind: 'button', text: t('giftCardMail.mail.paper'), href: paper.href },
      { kind: 'small', text: t('giftCardMail.mail.until', { date: date(until) }) },
      { kind: 'small', text: t('giftCardMail.mail.why', values) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
}
