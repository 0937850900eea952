import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { WithdrawalStatement } from '@/schemas/api/orders'

type Props = { market: Market; statement: WithdrawalStatement }

/** A declaration as it is made. */
export function StatementList({ market, statement }: Props) {
  const t = marketText(market)
  const { name, number, email, goods } = statement
  const rows = { name, number, email, goods: goods || t('withdrawalForm.all') }
  return (
    <div className="mt-6 rounded-card border border-line bg-card p-4 sm:p-6">
      <p className="font-bold">{t('withdrawalForm.statement')}</p>
      <dl className="mt-4 grid gap-3">
        {(['name', 'number', 'email', 'goods'] as const).map((field) => (
          <div key={field}>
            <dt className="text-quiet text-small">{t(`orderForms.fields.${field}`)}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{rows[field]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
