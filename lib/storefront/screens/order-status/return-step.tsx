import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { carrierOf, returnCarrier } from '@/lib/platform/carriers'
import { currentTime } from '@/lib/platform/clock'
import { formatDay, marketText } from '@/lib/platform/i18n'
import { type Market, orderStatusPath, withdrawalPath } from '@/lib/platform/markets'
import { grantsWithdrawal, type ReturnCosts, returnNote } from '@/lib/platform/shop-configuration'
import { capitalised } from '@/lib/platform/text'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { orderWords } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import type { RefundTransfers } from '@/lib/shop/refund-transfers'
import {
  collectionPhone,
  declaresWithdrawal,
  isTooLate,
  moneyWayOf,
  type OrderReturn,
  type Returnable,
  returnableUntil,
  returnExceptions,
  returnMoney,
  returnsWithoutFault,
  sentFrom,
  termsOfOrder,
  waysBack,
} from '@/lib/shop/returns'
import { withdrawnPieces } from '@/lib/shop/withdrawals'
import { TextLink } from '@/lib/storefront/design/ui'
import {
  callAddress,
  FaultSummary,
  faultInWords,
  faultsInWords,
  StepForm,
  stepWords,
} from '@/lib/storefront/screens/step-forms'
import type { ReturnTerms } from '@/schemas/shop'
import { ReturnSum } from './islands'
import { amountsOf, besideOf } from './return-amounts'
import { piecesField, ReturnRow, reasonFaults } from './return-row'

type Props = {
  market: Market
  order: Order
  returnable: readonly Returnable[]
  /** What was announced to come back before. */
  returns?: readonly OrderReturn[]
  terms: ReturnTerms
  draft: OrderDraft | undefined
  /** Whether all pieces are chosen at first. */
  isAll?: boolean
  /** The carrier whose label pays the postage; unset: there is none. */
  carrier?: string | undefined
  costs: ReturnCosts
  /** Where money is transferred to, as far as the shopper has said it. */
  account?: RefundTransfers['account']
  /** Whom to write to for the day on which freight is collected. */
  email: string
}

/** Asks what of an order is sent back, and why each of it is, which needs no answer. */
export function ReturnStep({
  market,
  order,
  returnable,
  returns = [],
  terms,
  draft,
  isAll = false,
  carrier,
  ...given
}: Props) {
  const t = marketText(market)
  const { costs, email, account } = given
  const { values = {}, errors = {} } = draft ?? {}
  const { ways, parcel, collected } = waysBack(
    order,
    returnable.map((each) => ({ ...each, lineId: each.line.id })),
  )
  const first = parcel[0] ?? collected[0]
  const rows = [...parcel, ...collected]
  const refused = [
    ...faultsInWords(market, { errors, first: first ? piecesField(first) : 'order' }),
    ...reasonFaults(market, rows, { errors }),
  ]
  const { number } = order
  const lines = returnable.map(({ line }) => line)
  const isTakenBack = returnsWithoutFault(order, lines, terms)
  const { takesMade } = termsOfOrder(order, terms)
  const until = isTakenBack ? returnableUntil(order, market, terms) : undefined
  const what = returnExceptions({ ...order, lines }, terms)
  const now = currentTime()
  const isLate = isTooLate(order, market, terms, now)
  const words = orderWords(market)
  const withdrawn = withdrawnPieces(order)
  const declared = order.events.findLast(({ type }) => type === 'withdrawn')
  const isOnlyPiece = returnable.length === 1 && returnable[0]?.left === 1
  const field = (each: Returnable) => (
    <ReturnRow
      key={each.line.id}
      {...{ market, values, errors }}
      returnable={each}
      // Of a single piece nothing but its return can be meant.
      usual={isOnlyPiece || isAll ? each.left : Math.min(each.left, withdrawn.get(each.line.id) ?? 0)}
      onlyFaults={isLate || (each.line.inscription !== null && !takesMade)}
      error={each === first && errors.lines ? faultInWords(market, 'lines', errors.lines) : undefined}
    />
  )
  return (
    <div className="mx-auto max-w-xl">
      <FaultSummary market={market} faults={refused} />
      <h1 className="font-display text-h1">{t('orderReturn.title')}</h1>
      <p className="mt-2 max-w-prose">
        {t('orderReturn.lead', { ways: carrier || ways === 'collect' ? ways : `${ways}Unpaid` })}
      </p>
      {until && (
        <p className="mt-2 max-w-prose">
          {t(isLate ? 'orderReturn.over' : 'orderReturn.until', { date: formatDay(until, market) })}
          {!isLate && what && ` ${t('orderReturn.except', { what })}`}
        </p>
      )}
      {declared && (
        <p className="mt-2 max-w-prose">
          {t('orderStatus.withdrawn', { date: formatDay(declared.at, market) })}{' '}
          {withdrawn.size > 0 && t('orderReturn.preselected')}
        </p>
      )}
      {!declared &&
        grantsWithdrawal(market, termsOfOrder(order, terms)) &&
        declaresWithdrawal(order, { lines: [], requestedAt: now }, market) && (
          <p className="mt-2 max-w-prose text-quiet text-small">
            {t('orderReturn.declares')}{' '}
            <TextLink href={withdrawalPath(market, { order: number })} data-document="">
              {t('withdrawalForm.title')}
            </TextLink>
          </p>
        )}
      {!isOnlyPiece && (
        <p className="mt-2">
          <TextLink
            href={orderStatusPath(market, {
              order: number,
              step: 'return',
              pieces: isAll ? undefined : 'all',
            })}
            data-document=""
          >
            {t(isAll ? 'orderReturn.chooseSome' : 'orderReturn.chooseAll')}
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
              <p className="max-w-prose text-small">
                <strong>{capitalised(returnNote(costs, market))}.</strong>{' '}
                {carrier
                  ? t('orderReturn.carrierPays', {
                      carrier: carrierOf(returnCarrier(carrier, sentFrom(order)), market.language).from,
                    })
                  : t(costs.how === 'own' ? 'orderReturn.postageOwn' : 'orderReturn.postageHow', {
                      money: moneyWayOf(order, account),
                    })}
              </p>
              {parcel.map(field)}
            </Way>
          )}
          {collected.length > 0 && (
            <Way title={t('orderReturn.collect.choose')}>
              <p className="max-w-prose text-small">
                {t('orderReturn.collect.cost', costs)}{' '}
                {t('orderReturn.collect.call', { phone: collectionPhone(order), email })}
              </p>
              {collected.map(field)}
            </Way>
          )}
          <div className="grid gap-2 rounded-card bg-companion-1 p-4 sm:p-5">
            <ReturnSum
              label={t('orderReturn.sum')}
              goods={t('invoice.sums.goods')}
              beside={besideOf(order, rows, returns).map((each) => ({
                ...each,
                label: each.label ?? t('invoice.sums.shipping'),
              }))}
              market={{ numberLocale: market.numberLocale, currency: market.currency }}
              amounts={amountsOf(order, rows, returns)}
            />
            {parcel.length > 0 && (
              <p className="text-small">
                {t('returnCosts.postage', costs)}
                {costs.payer === 'customer' && ` ${t('returnCosts.faulty')}`}
              </p>
            )}
            {parcel.length > 0 && carrier && <p className="text-small">{t('orderReturn.labelFinal')}</p>}
            {returnMoney(
              { order, announced: { lines: [], requestedAt: now }, market, terms, account },
              words,
            ).map((each) => (
              <p key={each} className="text-small">
                {each}
              </p>
            ))}
          </div>
        </div>
      </StepForm>
    </div>
  )
}

/** The goods that come back in one way. */
function Way({ title, children }: { title: string | undefined; children: ReactNode }) {
  if (!title)
    return <div className="grid gap-5 rounded-card border border-line bg-card p-4 sm:p-5">{children}</div>
  return (
    <fieldset className="grid min-w-0 gap-5 rounded-card border border-line bg-card p-4 sm:p-5">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="font-display text-h3">
        {title}
      </p>
      {children}
    </fieldset>
  )
}
