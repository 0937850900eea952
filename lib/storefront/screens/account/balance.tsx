import { formatDay, formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { CustomerGiftCard } from '@/lib/shop/customers'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { maskedCode } from '@/lib/shop/vouchers'
import { EmptyState } from '@/lib/storefront/design/ui'
import { AccountForm, accountFormWords, errorsInWords } from '@/lib/storefront/screens/account-forms'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import { filled } from '@/schemas/field-rules'
import { Notice } from './notice'

type Props = {
  market: Market
  cards: readonly CustomerGiftCard[]
  draft: OrderDraft | undefined
  notice: string | undefined
  now: Date
}

/** The gift cards of a customer, and what is left on them. */
export function Balance({ market, cards, draft, notice, now }: Props) {
  const t = marketText(market)
  return (
    <>
      <h1 className="font-display text-h1">{t('account.screens.balance')}</h1>
      <p className="mt-2 max-w-prose text-quiet">{t('account.balance.lead')}</p>
      <Notice>{notice}</Notice>
      {cards.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            icon="gift"
            headline={t('account.balance.empty')}
            text={t('account.balance.emptyText')}
          />
        </div>
      ) : (
        <ul className="mt-6 grid gap-4 sm:grid-cols-2">
          {cards.map((card) => (
            <li key={card.code} className="rounded-card border border-line bg-card p-4 sm:p-5">
              <Card market={market} card={card} now={now} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 max-w-md">
        <AccountForm
          {...accountFormWords(market)}
          action={callAddress(market, 'account/gift-cards')}
          submit={t('account.balance.add')}
          errors={errorsInWords(market, draft?.errors ?? {})}
          fields={[
            {
              name: 'code',
              kind: 'text',
              label: t('account.balance.code'),
              required: true,
              value: draft?.values.code,
              autoComplete: 'off',
              longest: 100,
              rules: filled('required'),
            },
          ]}
        />
      </div>
    </>
  )
}

type CardProps = { market: Market; card: CustomerGiftCard; now: Date }

function Card({ market, card, now }: CardProps) {
  const t = marketText(market)
  const { code, currency, balance, issued, to } = card
  const own = { ...market, currency }
  const masked = maskedCode(code)
  const isOver = to !== null && to <= now
  const action = callAddress(market, 'account/gift-cards')
  return (
    <>
      <p className="font-bold">{t('account.balance.card', { code: masked })}</p>
      <p className="mt-1">
        <span className="font-display text-h3 tabular-nums">{formatPrice(balance, own)}</span>{' '}
        <span className="text-quiet text-small">
          {t('account.balance.of', { amount: formatPrice(issued, own) })}
        </span>
      </p>
      {to && (
        <p className="text-quiet text-small">
          {t(isOver ? 'account.balance.expired' : 'account.balance.until', { date: formatDay(to, market) })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {balance > 0 && !isOver && currency === market.currency && (
          <CardAction
            action={action}
            code={code}
            does="use"
            label={t('account.balance.useOf', { code: masked })}
          >
            {t('account.balance.use')}
          </CardAction>
        )}
        <CardAction
          action={action}
          code={code}
          does="remove"
          label={t('account.balance.removeOf', { code: masked })}
        >
          {t('account.balance.remove')}
        </CardAction>
      </div>
    </>
  )
}

type ActionProps = { action: string; code: string; does: 'use' | 'remove'; label: string; children: string }

const CardAction = ({ action, code, does, label, children }: ActionProps) => (
  <form action={action} method="post">
    <input type="hidden" name="code" value={code} />
    <input type="hidden" name="action" value={does} />
    <button type="submit" aria-label={label} className="cursor-pointer py-1 underline underline-offset-2">
      {children}
    </button>
  </form>
)
