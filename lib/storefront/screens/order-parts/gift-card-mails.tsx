import { colonOf, formatDay, formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { GiftCardMail } from '@/lib/shop/gift-card-mails'
import type { Order, SoldGiftCard } from '@/lib/shop/orders'
import { Button } from '@/lib/storefront/design/ui'
import { callAddress } from '@/lib/storefront/screens/step-forms'

type Props = {
  market: Market
  order: Pick<Order, 'number'>
  mails: readonly GiftCardMail[]
  /** Of the order, without those that were paid back. */
  cards: readonly SoldGiftCard[]
}

/** The state of a mail; a planned one whose card was paid back is about to be stopped. */
function stateOf({ stop, sentAt, queuedAt, code }: GiftCardMail, cards: Props['cards']) {
  if (stop) return stop
  if (sentAt) return 'sent'
  if (!cards.some((card) => card.code === code)) return 'paidBack'
  return queuedAt ? 'queued' : 'planned'
}

/** The state of each gift card of an order: where it was sent or will be, and what of it is spent. */
export function GiftCardMails({ market, order, mails, cards }: Props) {
  const t = marketText(market)
  if (mails.length === 0 && cards.length < 2) return null
  const known = cards.map((card, index) => ({ card, place: index + 1 }))
  const lost = mails.filter(({ code }) => !cards.some((card) => card.code === code))
  return (
    <div className="mt-4 max-w-prose">
      <h3 className="font-bold">{t('giftCardMail.list')}</h3>
      <ul className="mt-1 grid gap-2">
        {known.map(({ card, place }) => (
          <li key={card.code} className="wrap-anywhere">
            {cards.length > 1 && (
              <p className="font-medium">
                {t('giftCardPaper.form.one', { place, amount: formatPrice(card.issued, market) })}
              </p>
            )}
            <CardState
              {...{ market, order, card, cards }}
              mails={mails.filter(({ code }) => code === card.code)}
            />
          </li>
        ))}
        {lost.map((mail) => (
          <li key={mail.id} className="wrap-anywhere">
            <MailState {...{ market, order, mail, cards }} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type StateProps = Omit<Props, 'mails'>

function CardState({
  card: { balance, issued },
  mails,
  ...props
}: StateProps & { card: SoldGiftCard; mails: Props['mails'] }) {
  const { market } = props
  const t = marketText(market)
  const isUsed = balance < issued
  // How much of a present is spent is the business of whoever was given it.
  const isGiven = mails.some(({ sentAt }) => sentAt !== null)
  return (
    <>
      {mails.map((mail) => (
        <MailState key={mail.id} {...props} mail={mail} />
      ))}
      {mails.length === 0 && !isUsed && <p>{t('giftCardMail.states.none')}</p>}
      {isUsed && (
        <p>
          {isGiven
            ? t('giftCardMail.states.used')
            : t('giftCardMail.states.left', { amount: formatPrice(balance, market) })}
        </p>
      )}
    </>
  )
}

function MailState({ market, order, mail, cards }: StateProps & { mail: GiftCardMail }) {
  const t = marketText(market)
  const { id, recipient: to, sentAt, dueAt } = mail
  const state = stateOf(mail, cards)
  return (
    <>
      <p>{t(`giftCardMail.states.${state}`, { to, date: formatDay(sentAt ?? dueAt, market) })}</p>
      {state === 'planned' && (
        <form
          method="post"
          action={callAddress(market, 'orders/gift-card-cancel')}
          className="mt-1 print:hidden"
        >
          <input type="hidden" name="order" value={order.number} />
          <input type="hidden" name="mail" value={id} />
          <Button type="submit" variant="secondary">
            {t('giftCardMail.cancel')}
            <span className="sr-only">
              {colonOf(market.language)} {to}, {formatDay(dueAt, market)}
            </span>
          </Button>
        </form>
      )}
    </>
  )
}
