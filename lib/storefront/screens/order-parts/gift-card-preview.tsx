import { formatDay, formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { instantOf } from '@/lib/platform/time'
import { type GiftCardMail, recipientsBefore } from '@/lib/shop/gift-card-mails'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { giftCardMailHash, soldPicture } from '@/lib/shop/order-papers'
import type { Order, SoldGiftCard } from '@/lib/shop/orders'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { productPicture } from '@/lib/storefront/design/pictures'
import { Button, Checkbox, Image } from '@/lib/storefront/design/ui'
import { callAddress } from '@/lib/storefront/screens/step-forms'

type Props = {
  market: Market
  order: Pick<Order, 'number' | 'lines'>
  card: SoldGiftCard
  mails: readonly GiftCardMail[]
  /** What is to be sent. */
  draft: OrderDraft
}

const sent = ['order', 'key', 'card', 'recipient', 'from', 'message', 'day'] as const

/** Shows a gift card as it would be sent, and to whom: large enough that a slip of the pen is seen. */
export function GiftCardPreview({ market, order, card, mails, draft }: Props) {
  const t = marketText(market)
  const { values, errors } = draft
  const { recipient: to = '', from = '', message = '', day = '' } = values
  const amount = formatPrice(card.balance, market)
  const picture = soldPicture(order, card)
  const date = day === '' ? undefined : new Date(instantOf(`${day}T12:00`, market.timezone) ?? 0)
  const before = recipientsBefore(mails, { code: card.code, to })
  const others = before.join(', ')
  return (
    <section
      id={giftCardMailHash.slice(1)}
      aria-labelledby="gift-preview"
      className="mt-4 max-w-prose scroll-mt-40 rounded-card border-2 border-accent p-4 print:hidden"
    >
      <h3
        id="gift-preview"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the page answers a form, and this is the answer
        autoFocus
        className="font-bold text-lead"
      >
        {t('giftCardMail.preview.title')}
      </h3>
      <dl className="mt-3 grid gap-3">
        <div>
          <dt className="text-quiet text-small">{t('giftCardMail.preview.to')}</dt>
          <dd className="font-bold text-h3 wrap-anywhere">{to}</dd>
        </div>
        <div>
          <dt className="text-quiet text-small">{t('giftCardMail.preview.when')}</dt>
          <dd>
            {date
              ? t('giftCardMail.preview.day', { date: formatDay(date, market) })
              : t('giftCardMail.preview.now')}
          </dd>
        </div>
      </dl>
      <figure className="mt-4 rounded-card bg-ground p-4">
        <figcaption className="font-bold">{t('giftCardMail.mail.title', { from })}</figcaption>
        <div className="mt-3 flex flex-wrap items-start gap-4">
          {picture && (
            <div className="w-24 shrink-0 overflow-hidden rounded-field">
              <Image src={productPicture(picture)} alt="" aspect="1/1" width={96} className="block" />
            </div>
          )}
          <div className="min-w-0 flex-[1_1_9rem]">
            <p className="text-quiet text-small">
              {softHyphens(t('giftCardPaper.heading'), market.language)}
            </p>
            <p className="font-bold text-h3 tabular-nums">{amount}</p>
            <p className="text-quiet text-small">{t('giftCardMail.preview.code')}</p>
          </div>
        </div>
        {message !== '' && (
          <blockquote className="mt-3 whitespace-pre-line wrap-anywhere">{message}</blockquote>
        )}
        <p className="mt-2 wrap-anywhere">{from}</p>
      </figure>
      <form
        method="post"
        noValidate
        action={callAddress(market, 'orders/gift-card-mail')}
        className="mt-4 grid gap-3"
      >
        {sent.map((name) => (
          <input
            key={name}
            type="hidden"
            name={name}
            value={name === 'order' ? order.number : values[name]}
          />
        ))}
        {before.length > 0 && (
          <>
            <p role="alert" className="font-medium wrap-anywhere">
              {t('giftCardMail.preview.before', { others })}
            </p>
            <Checkbox
              id="gift-mail-again"
              name="again"
              value={before.join(' ')}
              label={<span className="wrap-anywhere">{t('giftCardMail.preview.yes', { to, others })}</span>}
              required
              error={errors.again && t('giftCardMail.preview.confirm')}
            />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="step" value="send">
            {t(date ? 'giftCardMail.preview.plan' : 'giftCardMail.submit')}
          </Button>
          <Button type="submit" name="step" value="change" variant="secondary">
            {t('checkout.review.change')}
          </Button>
        </div>
      </form>
    </section>
  )
}
