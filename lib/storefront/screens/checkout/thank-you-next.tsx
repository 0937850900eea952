import { formatPrice, marketText } from '@/lib/platform/i18n'
import { type Market, orderStatusPath } from '@/lib/platform/markets'
import { giftCardMailHash, giftCardPrintHash } from '@/lib/shop/order-papers'
import { isLive, isUnsent, type Order } from '@/lib/shop/orders'
import { settlementOf } from '@/lib/shop/payments'
import { LinkButton } from '@/lib/storefront/design/ui'
import { isPaidUp, lastPayment, NextDigital } from '@/lib/storefront/screens/order-parts'

type Props = { market: Market; order: Order }

/** The tag manager's container runs on this screen, so the links, which are worth money, are on that of the status. */
const hasLinks = ({ events }: Order) =>
  events.some(({ type, details }) => type === 'delivered' && details.until !== undefined)
/** They are issued a few seconds after they are paid. */
const hasCards = (order: Order) =>
  order.lines.some((line) => isLive(line) && line.isVoucher && line.isDigital) &&
  (isPaidUp(order) || hasLinks(order))
/** The ways to give a gift card away. */
const presents = [
  { hash: giftCardMailHash, key: 'giftCardMail.title' },
  { hash: giftCardPrintHash, key: 'giftCardPaper.form.title' },
] as const

const isParcel = ({ lines }: Order) => lines.some((line) => isLive(line) && !line.isDigital)

/** What is paid once it has come has one mail, which tells that it is on its way, and of which the way to pay has told. */
const isToldWith = (order: Order) => {
  const settlement = settlementOf(lastPayment(order)?.method)
  return order.toPay > 0 && (settlement === 'invoice' || settlement === 'cash')
}

/**
 * Announces the mail about what is still to be sent; undefined where none is to come. A carrier of freight names the day of
 * what it brings, and not that of a parcel beside it.
 */
function sentKey(order: Order) {
  const sent = order.lines.filter(isUnsent)
  if (sent.length === 0) return undefined
  if (!order.cost.isFreight) return isToldWith(order) ? undefined : 'nextSent'
  const bulky = sent.filter(({ product }) => product.isBulky === true)
  return bulky.length > 0 && bulky.length < sent.length ? 'nextMixed' : 'nextFreight'
}

/** What happens next depends on how the order is paid, and so does what closes the contract. */
function nextWords({ market, order }: Props): string {
  const t = marketText(market)
  const values = { amount: formatPrice(order.toPay, market), number: order.number }
  const payment = lastPayment(order)
  const settlement = settlementOf(payment?.method)
  if (!isParcel(order)) {
    if (settlement === 'transferFirst' && payment?.status === 'open')
      return t('thankYou.next.transfer', values)
    if (order.toPay === 0) return t('thankYou.next.acceptedDigital')
    if (payment?.status !== 'paid') return ''
    return t(settlement === 'partner' ? 'thankYou.next.laterDigital' : 'thankYou.next.paidDigital')
  }
  if (order.toPay === 0) return t('thankYou.next.accepted')
  if (settlement === 'partner') return t('thankYou.next.later')
  if (payment?.status === 'paid') return t('thankYou.next.paid')
  switch (settlement) {
    case 'invoice':
      return t('thankYou.next.RE', values)
    case 'transferFirst':
      return t('thankYou.next.V', values)
    case 'cash':
      return t('thankYou.next.NN', values)
    default:
      return t('thankYou.next.accepted')
  }
}

/** What happens after an order, with the way to what is downloaded or printed; not on paper, as the mail says it, too. */
export function ThankYouNext({ market, order }: Props) {
  const t = marketText(market)
  const words = nextWords({ market, order })
  const sent = sentKey(order)
  return (
    <section
      aria-labelledby="thank-you-next"
      className="mt-6 rounded-card bg-companion-1 p-4 sm:p-5 print:hidden"
    >
      <h2 id="thank-you-next" className="font-display text-h3">
        {t('thankYou.nextTitle')}
      </h2>
      {words !== '' && <p className="mt-2 max-w-prose">{words}</p>}
      {sent && <p className="mt-1 max-w-prose">{t(`thankYou.${sent}`)}</p>}
      {hasLinks(order) && <p className="mt-1 max-w-prose">{t('thankYou.ready')}</p>}
      {hasCards(order) && (
        <div className="mt-3 flex flex-wrap gap-3 print:hidden">
          {presents.map(({ hash, key }) => (
            <LinkButton
              key={hash}
              href={orderStatusPath(market, { order: order.number }) + hash}
              variant="secondary"
            >
              {t(key)}
            </LinkButton>
          ))}
        </div>
      )}
      <NextDigital market={market} order={order} />
    </section>
  )
}
