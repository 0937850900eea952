import type { ReactNode } from 'react'
import { formatPrice, formatRate, formatReduction, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { classes } from '@/lib/storefront/design/ui'
import type { BasketCost } from '@/schemas/api/basket'
import type { RestWords, TotalNow } from './order-payment'

type Props = {
  market: Market
  cost: BasketCost
  /** Its end; the rest is masked. */
  giftCard: string | undefined
  /** Something of it is sent, so that there is a line for shipping. */
  isSent?: boolean
  /** What the gift card left of an order that is placed; without one it is all still to pay. */
  rest?: RestWords | null
  /** Beside a step: limits of reductions stand in the basket and at the review, which are before and after it. */
  isBrief?: boolean
  /** What holds of an order that was changed since. */
  now?: TotalNow | undefined
}

/** What an order costs, with its reductions, its shipping and the taxes included. */
export function CostList({ market, cost, giftCard, isSent = true, rest, isBrief = false, now }: Props) {
  const t = marketText(market)
  const left = rest === undefined ? { words: t('basket.page.codes.toPay'), amount: cost.toPay } : rest
  const money = (amount: number) => formatPrice(amount, market)
  return (
    <dl className="grid break-inside-avoid grid-cols-[minmax(0,1fr)] gap-1.5">
      <Row name={t('basket.page.goods')}>{money(cost.goods)}</Row>
      {cost.reductions.map(({ id, label, name = label, amount }) => (
        <Row key={id} name={isBrief ? name : label} className="text-accent">
          {formatReduction(amount, market)}
        </Row>
      ))}
      {isSent && (
        <Row
          name={
            <>
              {cost.shippingLabel ?? t(cost.isFreight ? 'basket.page.freight' : 'basket.page.shipping')}
              {cost.freeShippingBy && <span className="block text-accent">{cost.freeShippingBy.label}</span>}
            </>
          }
        >
          {cost.shipping === 0 ? t('basket.page.free') : money(cost.shipping)}
        </Row>
      )}
      {cost.fee && <Row name={cost.fee.label}>{money(cost.fee.amount)}</Row>}
      <Row
        name={
          <>
            <span className="font-bold">{t('basket.page.total')}</span>{' '}
            {/* The taxes are named below the total, where there are any. */}
            {isSent && (
              <span className="inline-block text-quiet text-small">{t('checkout.summary.withShipping')}</span>
            )}
          </>
        }
        className="mt-1.5 items-baseline border-line border-t pt-3"
      >
        <span className="font-bold text-h3 leading-none">{money(cost.withTax)}</span>
      </Row>
      {!now && <Taxes market={market} taxes={cost.taxes} />}
      {cost.covered > 0 && (
        <>
          <Row
            name={[t('basket.page.codes.giftCard'), giftCard].filter(Boolean).join(' ')}
            className="mt-1.5 text-accent"
          >
            {formatReduction(cost.covered, market)}
          </Row>
          {left && (
            <Row name={left.words} className="items-baseline font-bold">
              <span className="text-lead leading-none">{money(left.amount)}</span>
            </Row>
          )}
        </>
      )}
      {now && (
        <>
          {now.taken.map(({ reason, words, amount }, index) => (
            <Row
              key={reason}
              name={words}
              className={classes('text-accent', index === 0 && 'mt-1.5 border-line border-t pt-3')}
            >
              {formatReduction(amount, market)}
            </Row>
          ))}
          <Row name={t('orderStatus.totalNow')} className="items-baseline font-bold">
            <span className="text-h3 leading-none">{money(now.amount)}</span>
          </Row>
          <Taxes market={market} taxes={now.taxes} />
        </>
      )}
    </dl>
  )
}

type TaxesProps = Pick<Props, 'market'> & { taxes: TotalNow['taxes'] }

/** The taxes included in the total that holds. */
const Taxes = ({ market, taxes }: TaxesProps) =>
  taxes
    .filter(({ amount }) => amount > 0)
    .map(({ rate, amount }) => (
      <Row
        key={rate}
        name={marketText(market)('basket.page.tax', { rate: formatRate(rate, market) })}
        className="text-quiet text-small"
      >
        {formatPrice(amount, market)}
      </Row>
    ))

type RowProps = { name: ReactNode; className?: string; children: ReactNode }

const Row = ({ name, className, children }: RowProps) => (
  <div className={classes('flex flex-wrap items-start justify-between gap-x-4', className)}>
    <dt className="min-w-0 flex-[1_1_8rem] wrap-anywhere">{name}</dt>
    <dd className="ms-auto shrink-0 tabular-nums">{children}</dd>
  </div>
)
