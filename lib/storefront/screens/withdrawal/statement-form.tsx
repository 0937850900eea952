import { currentMs } from '@/lib/platform/clock'
import { formatDay, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { grantsWithdrawal, isVoluntaryWithdrawal, longerTimes } from '@/lib/platform/shop-configuration'
import { dayText } from '@/lib/platform/time'
import { exceptionWords } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import { returnableUntil, returnExceptions } from '@/lib/shop/returns'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { TextArea, TextField } from '@/lib/storefront/design/ui'
import { MailHint, suggestMail } from '@/lib/storefront/runtime/mail-hint'
import {
  callAddress,
  FaultSummary,
  faultInWords,
  faultsInWords,
  StepForm,
  stepWords,
} from '@/lib/storefront/screens/step-forms'
import { longestInOrderForms } from '@/schemas/api/orders'
import type { ReturnTerms } from '@/schemas/shop'
import { LineChoice } from './line-choice'
import { Received } from './received'

type Props = {
  market: Market
  terms: ReturnTerms
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  /** The number of an order that the values are taken from. */
  about: string | undefined
  /** The order that the visitor has proved to be theirs: its lines are shown. */
  order?: Pick<Order, 'lines' | 'events' | 'returnTerms' | 'placedAt' | 'shipments' | 'cost'> | undefined
  /** What was entered before is not kept any more. */
  isGone: boolean
}

/** The first step of a withdrawal: who declares it, and for which order. */
export function StatementForm({ market, terms, values, errors, about, order, isGone }: Props) {
  const t = marketText(market)
  const whole = (text: string) => softHyphens(text, market.language, 'heading')
  const field = (name: 'name' | 'number' | 'email' | 'goods') => ({
    id: name,
    name,
    label: t(`orderForms.fields.${name}`),
    hint: whole(t(`withdrawalForm.${name}Hint`)),
    defaultValue: values[name],
    error: errors[name] === undefined ? undefined : faultInWords(market, name, errors[name]),
  })
  const today = dayText(currentMs(), market.timezone)
  const until = order && returnableUntil(order, market, terms)
  const voluntary = [
    t('withdrawalForm.voluntary', { days: terms.days, until: until ? formatDay(until, market) : 'none' }),
    // The day of a known order has the longer times in it.
    ...(until ? [] : longerTimes(terms, today)).map(({ from, to, until }) =>
      t('withdrawal.voluntary.longer', {
        from: formatDay(from, market),
        to: formatDay(to, market),
        until: formatDay(until, market),
      }),
    ),
  ]
  const excepted = order && returnExceptions(order, terms)
  const isMadeOut = order ? excepted === 'made' || excepted === 'both' : !terms.takesMade
  return (
    <div className="mx-auto max-w-xl">
      <FaultSummary market={market} faults={faultsInWords(market, { errors, first: 'name' })} />
      <h1 className="font-display text-h1">{t('withdrawalForm.title')}</h1>
      {isGone && (
        <p role="status" className="mt-4 rounded-card bg-companion-1 p-4">
          {t('withdrawalForm.gone')}
        </p>
      )}
      <p className="mt-2 max-w-prose">
        {whole(t(grantsWithdrawal(market, terms) ? 'withdrawalForm.lead' : 'withdrawalForm.leadNone'))}
      </p>
      {isVoluntaryWithdrawal(market) && terms.days > 0 && (
        <div className="mt-2 max-w-prose text-quiet">
          <p>{voluntary.join(' ')}</p>
          <p className="mt-2">{t('withdrawalForm.excepted')}</p>
          <ul className="list-disc ps-5">
            {exceptionWords({ t }, { takesMade: !isMadeOut }, 'exceptions').map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {order && <Received market={market} order={order} />}
      <StepForm
        action={callAddress(market, 'orders/withdrawal')}
        step={['withdrawal', about].filter(Boolean).join('-')}
        submit={t('withdrawalForm.next')}
        words={stepWords(market)}
      >
        <div className="mt-6 grid gap-5">
          <p className="text-quiet text-small">{t('checkout.required')}</p>
          <TextField
            {...field('name')}
            required
            autoComplete="name"
            autoCapitalize="words"
            maxLength={longestInOrderForms.name}
          />
          <TextField
            {...field('number')}
            required
            // The lines below are those of this order.
            readOnly={order !== undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={longestInOrderForms.number}
          />
          <div>
            <TextField
              {...field('email')}
              type="email"
              inputMode="email"
              required
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={longestInOrderForms.email}
            />
            <MailHint
              of="email"
              words={t('forms.mailHint', { email: '{email}' })}
              guess={suggestMail(values.email ?? '')}
            />
          </div>
          {order ? (
            <LineChoice market={market} order={order} values={values} error={field('goods').error} />
          ) : (
            <TextArea
              {...field('goods')}
              optionalMark={t('address.optional')}
              maxLength={longestInOrderForms.goods}
            />
          )}
        </div>
      </StepForm>
    </div>
  )
}
