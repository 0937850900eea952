import { marketText } from '@/lib/platform/i18n'
import { type Market, withdrawalPath } from '@/lib/platform/markets'
import { Icon, TextLink } from '@/lib/storefront/design/ui'
import { callAddress, StepForm, stepWords } from '@/lib/storefront/screens/step-forms'
import { orderNumber, type WithdrawalStatement } from '@/schemas/api/orders'
import { StatementList } from './statement-list'

type Props = { market: Market; draft: string; statement: WithdrawalStatement }

/** The second step of a withdrawal: what is declared, and the button that declares it. */
export function ConfirmStep({ market, draft, statement }: Props) {
  const t = marketText(market)
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="font-display text-h1">{t('withdrawalForm.confirmTitle')}</h1>
      <p className="mt-2 max-w-prose">{t('withdrawalForm.confirmText')}</p>
      {!orderNumber.safeParse(statement.number).success && (
        <div role="status" className="mt-4 flex items-start gap-3 rounded-card bg-warning-ground p-4">
          <Icon name="warning" className="mt-0.5 size-6 text-warning" />
          <p className="min-w-0 wrap-anywhere">
            {t('withdrawalForm.unlikelyNumber', { number: statement.number })}
          </p>
        </div>
      )}
      <StatementList market={market} statement={statement} />
      <StepForm
        action={callAddress(market, 'orders/withdrawal')}
        submit={t('withdrawalForm.confirm')}
        words={stepWords(market)}
        beside={
          <TextLink href={withdrawalPath(market, { draft })} data-document="">
            {t('withdrawalForm.change')}
          </TextLink>
        }
      >
        <input type="hidden" name="draft" value={draft} />
      </StepForm>
    </div>
  )
}
