import { marketText } from '@/lib/platform/i18n'
import { type Market, withdrawalPath } from '@/lib/platform/markets'
import { callAddress, StepForm, stepWords } from '@/lib/storefront/checkout'
import { TextLink } from '@/lib/storefront/ui'
import type { WithdrawalStatement } from '@/schemas/api/orders'
import { StatementList } from './statement-list'

type Props = { market: Market; draft: string; statement: WithdrawalStatement }

/** The second step of a withdrawal: what is declared, and the button that declares it. */
export function ConfirmStep({ market, draft, statement }: Props) {
  const t = marketText(market)
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="font-display text-h1">{t('withdrawalForm.confirmTitle')}</h1>
      <p className="mt-2 max-w-prose">{t('withdrawalForm.confirmText')}</p>
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
