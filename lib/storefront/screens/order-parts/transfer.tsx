import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { mayIssue } from '@/lib/platform/shop-configuration'
import {
  awaitedTransfer,
  bankFacts,
  orderWords,
  payerOf,
  prepaymentSentence,
  signOver,
  type TransferCode,
  transferCode,
  transferSquares,
} from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import { paymentName, settlementOf } from '@/lib/shop/payments'
import { lapsesOf, type OrderReturn, stillToPay, withdrawnShares } from '@/lib/shop/returns'
import type { Payments, Seller } from '@/schemas/shop'
import { CopyButton } from './islands'
import { SaveCode } from './save-code'

type Props = {
  market: Market
  order: Order
  seller: Seller
  /** The methods of payment of the market, by their names. */
  payments: Payments
  /** Announced returns, which are not to be paid. */
  returns: readonly OrderReturn[]
  /** Of a card of its own; without it the parts follow others in one. */
  title?: string
}

/** A code that banking apps read. Scales with the text around it. */
function Squares({ code, label }: { code: TransferCode; label: string }) {
  const rows = transferSquares(code)
  const side = rows.length
  const dark = rows.flatMap((cells, y) =>
    cells.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      className="size-44 bg-[#fff] print:size-36"
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="#000" />
      {signOver(code, side).map(({ isDark, ...place }) => (
        <rect key={`${place.width} ${place.height}`} {...place} fill={isDark ? '#000' : '#fff'} />
      ))}
    </svg>
  )
}

/** What has not come in time, unless the bill was made smaller since. */
const lateReturns = ({ events }: Order) =>
  lapsesOf({ events }).filter(
    ({ id }) => !events.some((event) => event.id > id && event.details.stillToPay !== undefined),
  )

/** Where a transfer that is still to come goes to, for reading and for a banking app; nothing for any other order. */
export function Transfer({ market, order, seller, payments, returns, title }: Props) {
  const t = marketText(market)
  const payment = awaitedTransfer(order)
  if (!payment) return null
  const words = orderWords(market)
  // The merchant waits for the amount of a prepayment that was agreed, until it is booked as less.
  const isChanging = order.status === 'placed' && withdrawnShares(order, returns).unpaid > 0
  const amount = stillToPay(order, payment, returns)
  const payer = payerOf(order.invoiceAddress)
  const transfer = { reference: order.number, amount, currency: order.currency, payer }
  const values = { method: paymentName(payment.method, market, payments), amount: words.price(amount) }
  const Frame = title ? 'section' : 'div'
  return (
    <Frame
      aria-labelledby={title && 'transfer-title'}
      className={
        title
          ? 'mt-6 rounded-card border border-line bg-card p-4 sm:p-6 print:mt-2 print:py-0'
          : 'mt-4 border-line border-t pt-4'
      }
    >
      {title && (
        <h2 id="transfer-title" className="mb-2 font-display text-h3 print:mb-1">
          {title}
        </h2>
      )}
      {amount === 0 || isChanging ? (
        <p>{t(amount === 0 ? 'orderReturn.money.nothing' : 'orderStatus.transferChanges')}</p>
      ) : (
        <>
          <p>
            {settlementOf(payment.method) === 'invoice'
              ? t('invoice.payment.invoice', { ...values, days: seller.invoiceDays })
              : prepaymentSentence(order, seller, values, words)}
            {amount < payment.amount &&
              ` ${t('orderReturn.money.takenOff', { amount: words.price(payment.amount - amount) })}`}
          </p>
          {lateReturns(order).map(({ id, details }) => (
            <p key={id} className="mt-2">
              {t('orderReturn.money.lapsed', {
                return: String(details.return),
                amount: words.price(Number(details.amount)),
              })}
            </p>
          ))}
          {mayIssue(seller) ? (
            <Account market={market} seller={seller} transfer={transfer} />
          ) : (
            <p className="mt-2 font-bold">{t('orderStatus.accountComes')}</p>
          )}
        </>
      )}
    </Frame>
  )
}

type Account = Pick<Props, 'market' | 'seller'> & { transfer: Parameters<typeof transferCode>[1] }

/** What a banking app takes for each fact that is copied, by its label: numbers without spaces, an amount without currency. */
function copiesOf(facts: readonly (readonly [string, string])[], { market, transfer }: Account) {
  const t = marketText(market)
  const amount = new Intl.NumberFormat(market.numberLocale, {
    ...{ minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false },
  }).format(transfer.amount / 100)
  const written = new Map([[t('invoice.bank.amount'), amount]])
  const compact = [t('invoice.bank.iban'), t('invoice.bank.bic'), t('invoice.bank.reference')]
  return facts.map(([label, value]) => ({
    ...{ label, value },
    copy: written.get(label) ?? (compact.includes(label) ? value.replace(/\s+/g, '') : value),
  }))
}

/** The account of a transfer, to copy and to scan. */
function Account(given: Account) {
  const { market, seller, transfer } = given
  const t = marketText(market)
  const code = transferCode(seller, transfer)
  const facts = bankFacts(seller, transfer, orderWords(market))
  const bank = t('invoice.bank.bank')
  return (
    <div className="mt-2 flex flex-wrap gap-x-10 gap-y-4">
      <dl className="grid break-inside-avoid content-start gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {copiesOf(facts, given).map(({ label, value, copy }, at) => (
          <div key={label} className="contents">
            <dt className="text-quiet text-small">{label}</dt>
            <dd className="wrap-anywhere tabular-nums">
              <span id={`transfer-${at}`} className="select-all">
                {value}
              </span>
              {label !== bank && (
                <CopyButton
                  from={`transfer-${at}`}
                  text={copy}
                  words={{
                    copy: t('thankYou.copy'),
                    label: t('thankYou.copyOf', { name: label }),
                    copied: t('thankYou.copied'),
                  }}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {code && (
        <figure>
          <Squares code={code} label={t(`transferCode.${code.kind}.label`)} />
          <figcaption className="mt-1 max-w-44 text-quiet text-small">
            {t(`transferCode.${code.kind}.caption`)}
          </figcaption>
          <SaveCode
            code={code}
            name={`${t(`transferCode.${code.kind}.file`)}-${transfer.reference}.png`}
            words={t('transferCode.save')}
          />
        </figure>
      )}
    </div>
  )
}
