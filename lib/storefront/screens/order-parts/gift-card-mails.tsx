import { colonOf, formatDay, marketText } from '@/lib/platform/i18n'
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
  cards: readonly Pick<SoldGiftCard, 'code'>[]
}

/** The state of a mail; a planned one whose card was paid back is about to be stopped. */
function stateOf({ stop, sentAt, queuedAt, code }: GiftCardMail, cards: Props['cards']) {
  if (stop) return stop
  if (sentAt) return 'sent'
  if (!cards.some((card) => card.code === code)) return 'paidBack'
  return queuedAt ? 'queued' : 'planned'
}

/** Lists the recipients of an order's gift cards that are presents, with the state of each mail. */
export function GiftCardMails({ market, order, mails, cards }: Props) {
  const t = marketText(market)
  if (mails.length === 0) return null
  return (
    <div className="mt-4 max-w-prose">
      <h3 className="font-bold">{t('giftCardMail.list')}</h3>
      <ul className="mt-1 grid gap-2">
        {mails.map((mail) => {
          const { id, recipient: to, sentAt, dueAt } = mail
          const state = stateOf(mail, cards)
          return (
            <li key={id} className="wrap-anywhere">
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
            </li>
          )
        })}
      </ul>
    </div>
  )
}
