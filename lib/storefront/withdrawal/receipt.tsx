import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { orderWords } from '@/lib/shop/order-papers'
import type { Withdrawal } from '@/lib/shop/withdrawals'
import { LinkButton } from '@/lib/storefront/ui'
import { StatementList } from './statement-list'

type Props = { market: Market; withdrawal: Withdrawal }

/** Says that a declaration has arrived, when, and where its receipt goes. */
export function Receipt({ market, withdrawal }: Props) {
  const t = marketText(market)
  const { date, time } = orderWords(market)
  const { declaredAt, name, orderNumber, email, goods } = withdrawal
  const at = { date: date(declaredAt), time: time(declaredAt) }
  return (
    <div className="mx-auto max-w-xl">
      <div role="status">
        <h1 className="font-display text-h1">{t('withdrawalForm.done')}</h1>
        <p className="mt-2 max-w-prose wrap-anywhere">{t('withdrawalForm.doneText', { ...at, email })}</p>
      </div>
      <StatementList market={market} statement={{ name, number: orderNumber, email, goods: goods ?? '' }} />
      <LinkButton href={`/${market.code}/`} variant="secondary" className="mt-6">
        {t('error.home')}
      </LinkButton>
    </div>
  )
}
