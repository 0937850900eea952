import { currentTime } from '@/lib/platform/clock'
import { formatDay, marketText } from '@/lib/platform/i18n'
import { type Market, orderStatusPath, withdrawalPath } from '@/lib/platform/markets'
import { grantsWithdrawal, isVoluntaryWithdrawal, type ReturnCosts } from '@/lib/platform/shop-configuration'
import { isMoneyBack, type Order } from '@/lib/shop/orders'
import {
  costsBack,
  isAllTakenBack,
  isTooLate,
  type OrderReturn,
  returnableUntil,
  returnExceptions,
  returnsWithoutFault,
  sentLines,
  termsOfOrder,
  waysBack,
} from '@/lib/shop/returns'
import { endedUnsent, isWhollyWithdrawn } from '@/lib/shop/withdrawals'
import { Button, LinkButton, TextLink } from '@/lib/storefront/design/ui'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import type { ReturnTerms } from '@/schemas/shop'
import { Part } from './part'

/** The actions that an order allows now. */
export type OrderActions = {
  /** Where its payment is awaited, in the browser that has ordered. */
  pay: string | undefined
  /** `rest`: what is not out yet. */
  cancel: 'possible' | 'rest' | 'tooLate' | 'notOffered'
  mayReturn: boolean
  /** It was cancelled, and what it had can be put into the basket again. */
  mayReorder: boolean
  /** The carrier whose label pays the postage of what comes back. */
  carrier?: string | undefined
  /** Who pays for what comes back without a fault. */
  costs: ReturnCosts
  /** Where its invoice is; unset while there is none. */
  invoice: string | undefined
  /** Its credit notes. */
  creditNotes: readonly { number: string; href: string }[]
}

type Props = {
  market: Market
  order: Order
  actions: OrderActions
  terms: ReturnTerms
  returns: readonly OrderReturn[]
}

/** What the shopper can do with an order, and why not what cannot be done yet. */
export function Actions({ market, order, actions, terms, returns }: Props) {
  const t = marketText(market)
  const { cancel, mayReturn, mayReorder, invoice, creditNotes } = actions
  const { number, status } = order
  const step = (name: 'cancel' | 'return') => orderStatusPath(market, { order: number, step: name })
  const isTakenBack = returnsWithoutFault(order, sentLines(order), terms)
  const until = isTakenBack ? returnableUntil(order, market, terms) : undefined
  const isLate = isTooLate(order, market, terms, currentTime())
  const what = returnExceptions({ ...order, lines: sentLines(order) }, terms)
  // Who has cancelled a part of it is told of that.
  const isPartOff = order.lines.some(({ cancelledAt }) => cancelledAt !== null)
  const isLive = status !== 'cancelled'
  const isWithdrawn = isWhollyWithdrawn(order)
  const isCancellable = !isWithdrawn && (cancel === 'possible' || cancel === 'rest')
  // Where only the shop grants a right of return, whoever returns goods uses it, and before they are sent nothing can be
  // returned: that is one way, not two.
  const isOneWay = isVoluntaryWithdrawal(market) && (mayReturn || isCancellable)
  const mayWithdraw = grantsWithdrawal(market, termsOfOrder(order, terms)) && !isAllTakenBack(order, returns)
  const isDeclared = isLive && mayWithdraw && !isOneWay
  const cancelKey = cancel === 'rest' ? 'orderStatus.cancelRest' : 'orderStatus.cancel'
  return (
    <div className="print:hidden">
      <Part id="order-actions" title={t('orderStatus.actions')}>
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          {mayReorder && (
            <form action={callAddress(market, 'orders/reorder')} method="post" className="max-sm:grid">
              <input type="hidden" name="order" value={number} />
              <Button type="submit">{t('account.orders.reorder')}</Button>
            </form>
          )}
          {isCancellable && (
            <LinkButton href={step('cancel')} data-document="" variant="secondary">
              {t(cancelKey)}
            </LinkButton>
          )}
          {mayReturn && (
            <LinkButton href={step('return')} data-document="" variant="secondary">
              {t('orderReturn.title')}
            </LinkButton>
          )}
          {invoice && (
            <LinkButton href={invoice} variant="secondary">
              {t('orderStatus.invoice')}
            </LinkButton>
          )}
          {creditNotes.map(({ number: note, href }) => (
            <LinkButton key={note} href={href} variant="secondary">
              {t('orderStatus.creditNote', { number: note })}
            </LinkButton>
          ))}
          {isDeclared && (
            <LinkButton
              href={withdrawalPath(market, { order: number })}
              data-document=""
              // Where a shorter way leads to the same, that one is offered first.
              variant={isCancellable || mayReturn ? 'quiet' : 'secondary'}
            >
              {t('withdrawalForm.title')}
            </LinkButton>
          )}
        </div>
        {isDeclared && isCancellable && (
          <p className="mt-3 max-w-prose text-quiet text-small">
            {t('orderStatus.cancelOrWithdraw', {
              ...{ which: cancel, money: isMoneyBack(order) ? 'back' : 'none' },
              cancel: t(cancelKey),
              declare: t('withdrawalForm.title'),
            })}
          </p>
        )}
        {mayReturn && isDeclared && (
          <p className="mt-3 text-quiet text-small">
            {t('orderStatus.backOrWithdraw', {
              ways: waysBack(
                order,
                sentLines(order).map(({ id }) => ({ lineId: id })),
              ).ways,
              send: t('orderReturn.title'),
              declare: t('withdrawalForm.title'),
            })}
          </p>
        )}
        {mayReturn && until && (
          <p className="mt-3 text-quiet text-small">
            {t(isLate ? 'orderReturn.over' : 'orderReturn.until', { date: formatDay(until, market) })}{' '}
            {!isLate && what && `${t('orderReturn.except', { what })} `}
            {costsBack(order, sentLines(order), actions.costs, { t }).join(' ')}
          </p>
        )}
        {isLive && !invoice && !endedUnsent(order) && (
          <p className="mt-3 text-quiet text-small">{t('orderStatus.noInvoice')}</p>
        )}
        {isLive && isWithdrawn && (
          <p className="mt-3 text-quiet text-small">{t('orderStatus.whollyWithdrawn')}</p>
        )}
        {cancel === 'tooLate' && isLive && mayWithdraw && !isPartOff && (
          <p className="mt-3 text-quiet text-small">{t('orderStatus.tooLate')}</p>
        )}
        <p className="mt-4">
          <TextLink href={orderStatusPath(market)} data-document="">
            {t('orderStatus.other')}
          </TextLink>
        </p>
      </Part>
    </div>
  )
}
