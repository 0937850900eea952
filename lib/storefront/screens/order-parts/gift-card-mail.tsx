import { randomUUID } from 'node:crypto'
import { currentMs } from '@/lib/platform/clock'
import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { dayText } from '@/lib/platform/time'
import type { GiftCardMail } from '@/lib/shop/gift-card-mails'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { giftCardMailHash, giftCardReference } from '@/lib/shop/order-papers'
import type { Order, SoldGiftCard } from '@/lib/shop/orders'
import { Button, Disclosure, Select, TextArea, TextField } from '@/lib/storefront/design/ui'
import { MailHint, suggestMail } from '@/lib/storefront/runtime/mail-hint'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import { longestCardMessage, longestGiver, mostCardLines, mostGiftDays } from '@/schemas/api/orders'
import { longestEmail } from '@/schemas/lengths'
import { GiftCardPreview } from './gift-card-preview'

type Props = {
  market: Market
  order: Pick<Order, 'number' | 'invoiceAddress' | 'lines'>
  cards: readonly SoldGiftCard[]
  mails: readonly GiftCardMail[]
  /** The entered values that were refused, or are to be looked at. */
  draft?: OrderDraft | undefined
}

const dayMs = 24 * 60 * 60 * 1_000

type Field = 'card' | 'recipient' | 'from' | 'message' | 'day'

function wrongWords(market: Market, errors: Readonly<Record<string, string>>, field: Field) {
  const t = marketText(market)
  const key = errors[field]
  if (key === undefined) return undefined
  if (field === 'card') return t(key === 'tooMany' ? 'giftCardMail.tooMany' : 'giftCardMail.wrongCard')
  if (field === 'message') return t('giftCardPaper.form.tooManyLines', { lines: mostCardLines })
  if (field === 'day') return t('giftCardMail.wrongDay')
  if (key === 'required') return t('orderForms.errors.required')
  return t(field === 'recipient' ? 'checkout.errors.email' : 'checkout.errors.invalid')
}

/** Whether what was entered is to be looked at before it is sent. */
const isToLookAt = ({ values, errors }: OrderDraft): boolean =>
  values.step !== 'change' && Object.keys(errors).every((field) => field === 'again')

/** Has a gift card sent by mail to who gets it, with words of the giver, now or on a day: it is shown before. */
export function GiftCardMailForm(props: Props) {
  const { market, order, cards, mails, draft } = props
  const card = cards.find(({ code }) => giftCardReference(code) === draft?.values.card)
  if (draft && card && card.balance > 0 && isToLookAt(draft))
    return <GiftCardPreview {...{ market, order, card, mails, draft }} />
  return <Entry {...props} />
}

/** A card that nobody has got yet. */
const isUngiven = (mails: readonly GiftCardMail[], { code }: SoldGiftCard): boolean =>
  !mails.some((mail) => mail.code === code && mail.stop === null)

/** What was entered for a mail that was not sent after all, by the fields of the form; a day that is over is left out. */
function valuesOf({ code, recipient, giver, message, dueAt, askedAt }: GiftCardMail, { timezone }: Market) {
  const isOfDay = dueAt > askedAt && dueAt.getTime() > currentMs()
  return {
    ...{ card: giftCardReference(code), recipient, from: giver, message },
    ...(isOfDay && { day: dayText(dueAt.getTime(), timezone) }),
  }
}

/** The newest mail that its giver took back, or that could not be delivered, with a card that nobody else has got. */
const unsentMail = ({ cards, mails }: Pick<Props, 'cards' | 'mails'>): GiftCardMail | undefined =>
  mails.findLast(
    ({ code, stop }) =>
      (stop === 'takenBack' || stop === 'refused') &&
      cards.some((card) => card.code === code && card.balance > 0 && isUngiven(mails, card)),
  )

function Entry({ market, order, cards, mails, draft }: Props) {
  const t = marketText(market)
  const unsent = unsentMail({ cards, mails })
  const { values, errors }: Pick<OrderDraft, 'values' | 'errors'> = draft ?? {
    ...{ values: unsent ? valuesOf(unsent, market) : {}, errors: {} },
  }
  const { firstName, lastName } = order.invoiceAddress
  const bounds = { max: longestCardMessage, lines: mostCardLines }
  const dayIn = (days: number) => dayText(currentMs() + days * dayMs, market.timezone)
  const wrong = (field: Field) => wrongWords(market, errors, field)
  const options = cards.map((card, index) => ({
    ...{ value: giftCardReference(card.code), balance: card.balance, isUngiven: isUngiven(mails, card) },
    label: t('giftCardPaper.form.one', { place: index + 1, amount: formatPrice(card.balance, market) }),
  }))
  const left = options.filter(({ balance }) => balance > 0)
  const first = left.find((option) => option.isUngiven) ?? left[0]
  if (!first) return cards.length > 0 && <p className="mt-3 max-w-prose">{t('giftCardMail.spent')}</p>
  return (
    <div className="mt-3 max-w-prose print:hidden">
      <Disclosure
        title={t(first.isUngiven ? 'giftCardMail.title' : 'giftCardMail.again')}
        level="h3"
        anchor={giftCardMailHash.slice(1)}
        open={draft !== undefined || unsent !== undefined}
      >
        <p>{t('giftCardMail.lead')}</p>
        <form
          method="post"
          noValidate
          action={callAddress(market, 'orders/gift-card-mail')}
          className="mt-4 grid gap-4"
        >
          <input type="hidden" name="order" value={order.number} />
          <input type="hidden" name="key" value={randomUUID()} />
          {cards.length > 1 || errors.card ? (
            <Select
              id="gift-mail-card"
              name="card"
              label={t('giftCardPaper.form.which')}
              defaultValue={values.card ?? first.value}
              error={wrong('card')}
              options={left.map(({ value, label, isUngiven: isNew }) => ({
                value,
                label: isNew ? label : t('giftCardMail.given', { card: label }),
              }))}
            />
          ) : (
            <input type="hidden" name="card" value={first.value} />
          )}
          <div>
            <TextField
              id="gift-mail-recipient"
              name="recipient"
              type="email"
              label={t('giftCardMail.recipient')}
              required
              autoComplete="off"
              maxLength={longestEmail}
              defaultValue={values.recipient}
              error={wrong('recipient')}
            />
            <MailHint
              of="gift-mail-recipient"
              words={t('forms.mailHint', { email: '{email}' })}
              guess={suggestMail(values.recipient ?? '')}
            />
          </div>
          <TextField
            id="gift-mail-from"
            name="from"
            label={t('giftCardMail.from')}
            required
            autoComplete="name"
            maxLength={longestGiver}
            defaultValue={values.from ?? `${firstName} ${lastName}`.slice(0, longestGiver)}
            error={wrong('from')}
          />
          <TextArea
            id="gift-mail-message"
            name="message"
            label={t('giftCardPaper.form.message')}
            hint={t('giftCardPaper.form.hint', bounds)}
            error={wrong('message')}
            defaultValue={values.message ?? ''}
            maxLength={longestCardMessage}
            rows={3}
          />
          <TextField
            id="gift-mail-day"
            name="day"
            type="date"
            label={t('giftCardMail.day')}
            hint={t('giftCardMail.dayHint')}
            min={dayIn(0)}
            max={dayIn(mostGiftDays)}
            defaultValue={values.day}
            error={wrong('day')}
          />
          <Button type="submit" variant="secondary" className="justify-self-start">
            {t('giftCardMail.look')}
          </Button>
        </form>
      </Disclosure>
    </div>
  )
}
