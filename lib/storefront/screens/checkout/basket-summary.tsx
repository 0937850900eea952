import { formatPrice, marketText } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import type { Checkout } from '@/lib/shop/checkout'
import { Icon } from '@/lib/storefront/design/ui'
import { basketLines, CostList, LineList } from '@/lib/storefront/screens/order-parts'
import { GiftCardNote } from './gift-card-note'

const summaryId = 'checkout-summary'

/** The number of lines shown beside a form; the others can be unfolded. */
const linesShown = 5

type Props = { market: Market; checkout: Pick<Checkout, 'basket' | 'isSent' | 'takesMade' | 'hasGiftCards'> }

/** Shows the lines of the order and its cost: beside a step, on phones below it. */
export function BasketSummary({ market, checkout: { basket, isSent, takesMade, hasGiftCards } }: Props) {
  const t = marketText(market)
  const lines = basketLines(basket.items, { takesMade })
  const [first, others] = [lines.slice(0, linesShown), lines.slice(linesShown)]
  const list = { market, label: t('checkout.summary.lines') }
  return (
    <details
      open
      data-shown=""
      id={summaryId}
      className="group/summary scroll-mt-4 rounded-panel border border-line bg-card p-5 lg:p-6"
    >
      <summary className="-my-2 flex min-h-11 cursor-pointer items-center justify-between gap-3">
        <h2 className="font-display text-h3">{t('checkout.summary.title')}</h2>
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-accent transition-transform group-open/summary:rotate-180"
        />
      </summary>
      <div className="mt-4">
        <LineList {...list} lines={first} />
        {others.length > 0 && (
          <details className="group/others mt-3 border-line border-t pt-1">
            <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-bold text-small">
              {t('checkout.summary.more', { count: others.length })}
              <Icon
                name="chevron-down"
                className="size-5 shrink-0 text-accent transition-transform group-open/others:rotate-180"
              />
            </summary>
            <LineList {...list} lines={others} />
          </details>
        )}
        {hasGiftCards && <GiftCardNote market={market} />}
        <p className="mt-2 print:hidden">
          <a
            href={screenPath(market, 'basket')}
            className="inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-accent"
          >
            {t('checkout.summary.change')}
          </a>
        </p>
        <div className="mt-1 border-line border-t pt-4">
          <CostList
            market={market}
            cost={basket.cost}
            giftCard={basket.giftCard?.code}
            isSent={isSent}
            isBrief
          />
        </div>
      </div>
    </details>
  )
}

/** On phones, above a step: how much and for how much, with a jump to the summary below it. */
export function SummaryJump({ market, checkout: { basket, isSent } }: Props) {
  const t = marketText(market)
  return (
    <a
      href={`#${summaryId}`}
      className="inline-flex min-h-11 basis-full items-center gap-2 text-small underline-offset-4 hover:underline lg:hidden"
    >
      <Icon name="basket" className="size-5 text-accent" />
      {t('checkout.summary.jump', {
        number: t('checkout.summary.number', { count: basket.quantity }),
        total: formatPrice(basket.cost.toPay, market),
        sent: basket.cost.covered > 0 ? 'rest' : isSent ? 'yes' : 'no',
      })}
    </a>
  )
}
