import { carrierOf } from '@/lib/platform/carriers'
import { formatDay, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ReturnCosts } from '@/lib/platform/shop-configuration'
import { orderWords } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import type { RefundTransfers } from '@/lib/shop/refund-transfers'
import {
  arrivedAt,
  asksForReceipt,
  handInUntil,
  isCodeRead,
  isFault,
  isReturnOver,
  mayCancelReturn,
  moneyDueBy,
  type OrderReturn,
  partnerOf,
  returnMoney,
  returnSteps,
  sumOfReturn,
  takerOf,
  waysBack,
  withoutPrinter,
} from '@/lib/shop/returns'
import { Button, LinkButton, TextLink } from '@/lib/storefront/design/ui'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import type { ReturnTerms, Seller } from '@/schemas/shop'
import { ReceiptForm, Receipts } from './receipt-form'

type Props = {
  market: Market
  order: Order
  announced: OrderReturn
  /** All of the order. */
  returns: readonly OrderReturn[]
  seller: Seller
  terms: ReturnTerms
  transfers: RefundTransfers
  costs: ReturnCosts
}

/** Whether the carrier is still to be asked for the label of a return, or is being asked. */
export const isLabelAwaited = ({ label, cancelledAt }: OrderReturn): boolean =>
  !cancelledAt && (label?.state === 'due' || label?.state === 'asked')

/** What is done with a parcel and with what is collected, step by step; nothing while its label is on its way. */
function stepsOf({ market, order, announced, terms, seller, costs }: Props) {
  const { label } = announced
  if (isLabelAwaited(announced)) return { steps: [], printed: undefined }
  const given = {
    ...{ order, announced, seller, isPaid: label?.state === 'made' },
    carrier: label && carrierOf(takerOf(order, label.carrier), market.language).from,
  }
  const t = marketText(market)
  const until = handInUntil({ order, announced, market, terms })
  const hasFault = waysBack(order, announced.lines).parcel.some(isFault)
  const { parcel, collect } = returnSteps(
    {
      ...{ ...given, isMail: true },
      costs: hasFault ? { ...costs, how: 'back' } : costs,
      until: until && formatDay(until, market),
    },
    { t },
  )
  const printed = withoutPrinter({ ...given, market, hasCode: hasCode(order, announced) }, { t })
  return { steps: [...parcel, ...collect], printed }
}

/** Whether the carrier prints the label of a return from a code. */
const hasCode = (order: Order, { label }: OrderReturn): boolean =>
  label?.state === 'made' && label.hasQr && isCodeRead(order, label)

/** What becomes of the money. */
function moneyOf({ market, order, announced, returns, terms, transfers: { account } }: Props): string[] {
  const sum = sumOfReturn(order, announced, returns)
  return returnMoney({ order, announced, market, terms, account, sum }, orderWords(market))
}

/** The papers of a return that can be downloaded: the carrier's label, and the sheet; none once the goods are here. */
export function returnPaperLinks(
  market: Market,
  order: Order,
  announced: OrderReturn,
  returns: readonly OrderReturn[],
) {
  const t = marketText(market)
  const { label, number } = announced
  if (isReturnOver(order, announced, returns) || isLabelAwaited(announced)) return []
  const address = (part?: 'carrier' | 'code') =>
    `${callAddress(market, 'orders/label')}&${new URLSearchParams({ order: order.number, return: number, ...(part && { part }) })}`
  const isMade = label?.state === 'made'
  const isSheet = isMade || waysBack(order, announced.lines).ways === 'collect'
  return [
    ...(isMade ? [{ href: address('carrier'), text: t('orderReturn.label') }] : []),
    ...(hasCode(order, announced) ? [{ href: address('code'), text: t('orderReturn.code') }] : []),
    { href: address(), text: t(isSheet ? 'orderReturn.sheet' : 'orderReturn.label') },
  ]
}

/** The papers of a return, where its parcel is, and how it is taken back. */
export function ReturnParts(given: Props) {
  const { market, order, announced } = given
  const t = marketText(market)
  const { label, number, cancelledAt } = announced
  if (cancelledAt) return <p className="mt-1 font-bold text-small">{t('orderReturn.isCancelled')}</p>
  const isOver = isReturnOver(order, announced, given.returns)
  const made = label?.state === 'made' ? label : undefined
  const carrier = carrierOf(takerOf(order, label?.carrier ?? ''), market.language)
  const isDue = isLabelAwaited(announced)
  const arrived = arrivedAt(order, number)
  const dueBy = moneyDueBy(given)
  return (
    <>
      {arrived && (
        <p className="mt-2 rounded-card bg-success-ground p-4 font-medium text-success">
          {t('orderReturn.arrived', { date: formatDay(arrived, market) })}
          {dueBy &&
            ` ${t('orderReturn.moneyBy', { date: formatDay(dueBy, market), partner: partnerOf(given.order) })}`}
        </p>
      )}
      {made?.number && (
        <p className="mt-1 text-small">
          {t('orderReturn.parcel', { carrier: carrier.from, number: made.number })}{' '}
          {carrier.track && (
            <TextLink href={carrier.track(made.number)}>{t('orderMails.shipped.track')}</TextLink>
          )}
        </p>
      )}
      {isDue && <p className="mt-1 text-small">{t('orderReturn.labelComes', { carrier: carrier.from })}</p>}
      {label && !made && !isDue && <p className="mt-1 text-small">{t('orderReturn.labelFailed')}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-3 print:hidden">
        {returnPaperLinks(market, order, announced, given.returns).map(({ href, text }) => (
          <LinkButton key={href} href={href} variant="secondary" size="small">
            {text}
          </LinkButton>
        ))}
        {mayCancelReturn(order, announced) && (
          <form method="post" action={callAddress(market, 'orders/return-cancel')}>
            <input type="hidden" name="order" value={order.number} />
            <input type="hidden" name="return" value={number} />
            <Button type="submit" variant="quiet" size="small">
              {t('orderReturn.cancel')}
              <span className="sr-only">: {number}</span>
            </Button>
          </form>
        )}
      </div>
      {!isOver && <Next {...stepsOf(given)} money={moneyOf(given)} />}
      <Receipts market={market} announced={announced} />
      {asksForReceipt(order, announced, given.costs.how !== 'own') && (
        <ReceiptForm market={market} order={order} announced={announced} />
      )}
      {made && !isOver && <p className="mt-2 text-quiet text-small">{t('orderReturn.labelKept')}</p>}
    </>
  )
}

type NextProps = { steps: readonly string[]; printed: string | undefined; money: readonly string[] }

/** The steps in their order, and below them what is done without a printer and the money. */
const Next = ({ steps, printed, money }: NextProps) => (
  <div className="mt-3 grid max-w-prose gap-2 text-small">
    {steps.length > 0 && (
      <ol className="grid list-decimal gap-1 ps-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )}
    {printed && <p>{printed}</p>}
    {money.map((words) => (
      <p key={words}>{words}</p>
    ))}
  </div>
)
