import { marketText } from '@/lib/platform/i18n'
import { type Market, orderStatusPath } from '@/lib/platform/markets'
import type { ReturnCosts } from '@/lib/platform/shop-configuration'
import { orderWords } from '@/lib/shop/order-papers'
import type { Withdrawal } from '@/lib/shop/withdrawals'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { LinkButton } from '@/lib/storefront/design/ui'
import { PrintButton } from '@/lib/storefront/screens/order-parts'
import { StatementList } from './statement-list'

type Leading = {
  number: string
  /** Something of it has arrived and was not announced to come back. */
  mayReturn: boolean
  /** Until when it is to be sent, and when the money comes; of what is announced or has not come, nothing. */
  promises: readonly string[]
  /** What becomes of what was not sent. */
  unsent: readonly string[]
  /** What its collection by the carrier costs, and whom to write to. */
  freight: (ReturnCosts & { email: string }) | undefined
}
type Props = {
  market: Market
  withdrawal: Withdrawal
  /** Of an order that the visitor has proved to be theirs. */
  leading?: Leading
}

/** Says that a declaration has arrived, when, and where its receipt goes. */
export function Receipt({ market, withdrawal, leading }: Props) {
  const t = marketText(market)
  const whole = (text: string) => softHyphens(text, market.language, 'heading')
  const { date, time } = orderWords(market)
  const { declaredAt, name, orderNumber, email, goods, isTold, orderId } = withdrawal
  const at = { date: date(declaredAt), time: time(declaredAt) }
  return (
    <div className="mx-auto max-w-xl">
      <div role="status">
        <h1 className="font-display text-h1">{t('withdrawalForm.done')}</h1>
        <p className="mt-2 max-w-prose wrap-anywhere">
          {[
            whole(t('withdrawalForm.doneText', { ...at, email: '\n' })).replace('\n', email),
            ...(leading && orderId !== null ? [] : [whole(t('withdrawalForm.doneWhere'))]),
            // To a stranger, whether a mail goes out would tell whether there is such an order.
            ...(leading && isTold ? [] : [t('withdrawalForm.doneBounded')]),
          ].join(' ')}
        </p>
      </div>
      <StatementList market={market} statement={{ name, number: orderNumber, email, goods: goods ?? '' }} />
      {leading && leading.unsent.length > 0 && <p className="mt-6 max-w-prose">{leading.unsent.join(' ')}</p>}
      {leading?.mayReturn && leading.promises.length > 0 && (
        <p className="mt-6 max-w-prose">{leading.promises.join(' ')}</p>
      )}
      {leading?.mayReturn && leading.freight && (
        <p className="mt-6 max-w-prose">{t('orderReturn.freight', leading.freight)}</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {leading?.mayReturn && (
          <LinkButton
            href={orderStatusPath(market, { order: leading.number, step: 'return' })}
            data-document=""
          >
            {t('orderReturn.title')}
          </LinkButton>
        )}
        {leading ? (
          <LinkButton
            href={orderStatusPath(market, { order: leading.number })}
            data-document=""
            variant="secondary"
          >
            {t('withdrawalForm.toOrder')}
          </LinkButton>
        ) : (
          // Who has not proved whose the order is does so there, and goes on to what is sent back.
          <LinkButton href={orderStatusPath(market)} data-document="">
            {t('withdrawalForm.toOrder')}
          </LinkButton>
        )}
        <PrintButton label={t('thankYou.print')} />
      </div>
    </div>
  )
}
