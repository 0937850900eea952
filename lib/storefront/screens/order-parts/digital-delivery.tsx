import { currentMs } from '@/lib/platform/clock'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { OrderDownload } from '@/lib/shop/downloads'
import type { GiftCardMail } from '@/lib/shop/gift-card-mails'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { giftCardPath } from '@/lib/shop/order-papers'
import type { Order, SoldGiftCard } from '@/lib/shop/orders'
import { LinkButton } from '@/lib/storefront/design/ui'
import { DownloadList } from './download-list'
import { GiftCardMailForm } from './gift-card-mail'
import { GiftCardMails } from './gift-card-mails'
import { GiftCardPrint } from './gift-card-print'
import { NextDigital } from './next-digital'

const linkMs = 60 * 60 * 1_000

type Props = {
  market: Market
  order: Order
  downloads: readonly OrderDownload[]
  giftCards: readonly SoldGiftCard[]
  /** Whether the visitor may take them: whoever has a link has the money, or the file. */
  isLinked: boolean
  /** How gift cards were to be printed, where that was refused. */
  print?: OrderDraft | undefined
  /** The mails by which gift cards were sent, or will be. */
  giftCardMails: readonly GiftCardMail[]
  /** The fields of a gift card's mail that was refused. */
  mail?: OrderDraft | undefined
}

/** Shows digital goods: they come by mail, and people with the right to them can open delivered ones here as well. */
export function DigitalDelivery(props: Props) {
  const { market, order, downloads, isLinked } = props
  const t = marketText(market)
  if (order.isTest) return <p className="mt-1 max-w-prose">{t('testShop.digital')}</p>
  const areCardsIssued = order.events.some(
    ({ type, details }) =>
      type === 'delivered' && details.until !== undefined && details.downloads === undefined,
  )
  return (
    <>
      {areCardsIssued && isLinked && <GiftCards {...props} />}
      {downloads.length > 0 && (
        <DownloadList market={market} order={order} downloads={downloads} isLinked={isLinked} />
      )}
      {(areCardsIssued || downloads.length > 0) && !isLinked && (
        <p className="mt-3 max-w-prose">{t('orderStatus.digitalByLink')}</p>
      )}
      <NextDigital market={market} order={order} />
    </>
  )
}

function GiftCards({ market, order, giftCards, giftCardMails, print, mail }: Props) {
  const t = marketText(market)
  const named = { number: order.number, until: new Date(currentMs() + linkMs) }
  if (giftCards.length === 0)
    return (
      <>
        <p className="mt-1 max-w-prose">{t('thankYou.withdrawnCards')}</p>
        <GiftCardMails market={market} order={order} mails={giftCardMails} cards={giftCards} />
      </>
    )
  return (
    <>
      <p className="mt-1 max-w-prose">{t('thankYou.issued')}</p>
      <LinkButton href={giftCardPath(named)} variant="secondary" className="mt-3 print:hidden">
        {t('thankYou.giftCards')}
      </LinkButton>
      <GiftCardMails market={market} order={order} mails={giftCardMails} cards={giftCards} />
      <GiftCardMailForm market={market} order={order} cards={giftCards} mails={giftCardMails} draft={mail} />
      <GiftCardPrint market={market} cards={giftCards} draft={print} {...named} />
    </>
  )
}
