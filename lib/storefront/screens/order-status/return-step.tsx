import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { currentTime } from '@/lib/platform/clock'
import { formatDay, marketText } from '@/lib/platform/i18n'
import { type Market, orderStatusPath, withdrawalPath } from '@/lib/platform/markets'
import { grantsWithdrawal, type ReturnCosts } from '@/lib/platform/shop-configuration'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { carrierOf, fullLineName, type Order } from '@/lib/shop/orders'
import {
  collectionPhone,
  faults,
  isTooLate,
  type Returnable,
  returnableUntil,
  returnsWithoutFault,
  termsOfOrder,
  waysBack,
} from '@/lib/shop/returns'
import { Select, TextLink } from '@/lib/storefront/design/ui'
import {
  callAddress,
  FaultSummary,
  faultInWords,
  faultsInWords,
  StepForm,
  stepWords,
} from '@/lib/storefront/screens/step-forms'
import { type ReturnTerms, returnReasons } from '@/schemas/shop'

type Props = {
  market: Market
  order: Order
  returnable: readonly Returnable[]
  terms: ReturnTerms
  draft: OrderDraft | undefined
  /** The carrier whose label pays the postage; unset: there is none. */
  carrier?: string | undefined
  costs: ReturnCosts
  /** Whom to write to for the day on which freight is collected. */
  email: string
}

const fieldOf = ({ line }: Returnable) => `line-${line.id}`

/** Asks what of an order is sent back, and why. */
export function ReturnStep({ market, order, returnable, terms, draft, carrier, costs, email }: Props) {
  const t = marketText(market)
  const { values = {}, errors = {} } = draft ?? {}
  const { ways, parcel, collected } = waysBack(
    order,
    returnable.map((each) => ({ ...each, lineId: each.line.id })),
  )
  const first = parcel[0] ?? collected[0]
  const refused = faultsInWords(market, { errors, first: first ? fieldOf(first) : 'reason' })
  const { number } = order
  const lines = returnable.map(({ line }) => line)
  const isTakenBack = returnsWithoutFault(order, lines, terms)
  const until = isTakenBack ? returnableUntil(order, market, terms) : undefined
  const isLate = isTooLate(order, market, terms, currentTime())
  const reasons = isLate || !isTakenBack ? faults : returnReasons
  const isOnlyPiece = returnable.length === 1 && returnable[0]?.left === 1
  const field = (each: Returnable) => (
    <LineField
      key={each.line.id}
      market={market}
      returnable={each}
      // Of a single piece nothing but its return can be meant.
      value={values[fieldOf(each)] ?? (isOnlyPiece ? '1' : '0')}
      error={each === first && errors.lines ? faultInWords(market, 'lines', errors.lines) : undefined}
    />
  )
  return (
    <div className="mx-auto max-w-xl">
      <FaultSummary market={market} faults={refused} />
      <h1 className="font-display text-h1">{t('orderReturn.title')}</h1>
      <p className="mt-2 max-w-prose">{t('orderReturn.lead', { ways })}</p>
      {until && (
        <p className="mt-2 max-w-prose">
          {t(isLate ? 'orderReturn.over' : 'orderReturn.until', { date: formatDay(until, market) })}
        </p>
      )}
      {grantsWithdrawal(market, termsOfOrder(order, terms)) && (
        <p className="mt-2 max-w-prose text-quiet text-small">
          {t('orderReturn.noWithdrawal')}{' '}
          <TextLink href={withdrawalPath(market, { order: number })} data-document="">
            {t('withdrawalForm.title')}
          </TextLink>
        </p>
      )}
      <StepForm
        action={callAddress(market, 'orders/return')}
        submit={t('orderReturn.submit')}
        words={stepWords(market)}
        beside={
          <TextLink href={orderStatusPath(market, { order: number })} data-document="">
            {t('orderReturn.stay')}
          </TextLink>
        }
      >
        <input type="hidden" name="order" value={number} />
        <input type="hidden" name="key" value={values.key ?? randomUUID()} />
        <div className="mt-6 grid gap-5">
          {parcel.length > 0 && (
            <Way title={ways === 'both' ? t('orderReturn.collect.parcel') : undefined}>
              <p>
                {carrier
                  ? t('orderReturn.carrierPays', { carrier: carrierOf(carrier, market.language).name })
                  : t(costs.how === 'own' ? 'orderReturn.postageOwn' : 'orderReturn.postageHow')}
              </p>
              {parcel.map(field)}
            </Way>
          )}
          {collected.length > 0 && (
            <Way title={t('orderReturn.collect.choose')}>
              <p>
                {t('orderReturn.collect.cost', costs)}{' '}
                {t('orderReturn.collect.call', { phone: collectionPhone(order), email })}
              </p>
              {collected.map(field)}
            </Way>
          )}
          <Select
            id="reason"
            name="reason"
            label={t('orderForms.fields.reason')}
            defaultValue={values.reason ?? reasons[0]}
            error={errors.reason && faultInWords(market, 'reason', errors.reason)}
            options={reasons.map((reason) => ({
              value: reason,
              label: t(`orderReturn.reasons.${reason}`),
            }))}
          />
        </div>
      </StepForm>
    </div>
  )
}

/** The goods that come back in one way. */
function Way({ title, children }: { title: string | undefined; children: ReactNode }) {
  if (!title) return children
  return (
    <fieldset className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="font-display text-h3">
        {title}
      </p>
      {children}
    </fieldset>
  )
}

type LineProps = {
  market: Market
  returnable: Returnable
  value: string
  error: string | undefined
}

function LineField({ market, returnable, value, error }: LineProps) {
  const t = marketText(market)
  const { line, left } = returnable
  const name = fullLineName(line)
  const pieces = Array.from({ length: left }, (_, index) => index + 1)
  return (
    <Select
      id={fieldOf(returnable)}
      name={fieldOf(returnable)}
      label={t('orderReturn.quantityOf', { name })}
      defaultValue={value}
      error={error}
      options={[
        { value: '0', label: t('orderReturn.keep') },
        ...pieces.map((count) => ({ value: String(count), label: t('orderReturn.back', { count }) })),
      ]}
    />
  )
}
