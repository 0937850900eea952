import { currentTime } from '@/lib/platform/clock'
import { colonOf, formatDay, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Order } from '@/lib/shop/orders'
import { classes, Icon } from '@/lib/storefront/design/ui'
import { announcedArrivals, type OrderStep, orderSteps, placeOf, stepName } from './order-steps'

type Props = { market: Market; order: Order }
type Told = { market: Market; arrivals: ReturnType<typeof announcedArrivals> }

const marks: Record<OrderStep['state'], string> = {
  done: 'border-success bg-success text-card',
  now: 'border-accent bg-card text-accent',
  open: 'border-outline bg-card text-quiet',
}

/** Where an order is on its way, and when it was said to arrive. */
export function OrderTimeline({ market, order }: Props) {
  const t = marketText(market)
  const now = currentTime()
  const steps = orderSteps(order, market, now)
  if (steps.length === 0) return null
  return (
    <section
      aria-labelledby="order-steps"
      className="mt-6 rounded-card border border-line bg-card p-4 print:mt-2 print:py-2 sm:p-6"
    >
      <h2 id="order-steps" className="mb-4 font-display text-h3 print:mb-1">
        {t('orderSteps.title')}
      </h2>
      <ol className="grid gap-4 sm:auto-cols-fr sm:grid-flow-col print:auto-cols-fr print:grid-flow-col print:gap-2">
        {steps.map((step) => (
          <li
            key={step.name}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className="flex min-w-0 gap-3 sm:flex-col print:flex-row print:gap-2"
          >
            <span
              aria-hidden="true"
              className={classes(
                'flex size-7 shrink-0 items-center justify-center rounded-full border-2 [print-color-adjust:exact]',
                marks[step.state],
              )}
            >
              {step.state === 'done' && <Icon name="check" className="size-4" />}
              {step.state === 'now' && (
                <span className="size-2.5 rounded-full bg-accent forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none" />
              )}
            </span>
            <div className="min-w-0 wrap-anywhere">
              <p className={step.state === 'open' ? 'text-quiet' : 'font-bold'}>
                {t(`orderSteps.${stepName(step)}`, { place: placeOf(order) })}
                <span className="sr-only"> ({t(`orderSteps.states.${step.state}`)})</span>
              </p>
              {step.at && <p className="text-quiet text-small">{formatDay(step.at, market)}</p>}
            </div>
          </li>
        ))}
      </ol>
      <Arrivals market={market} arrivals={announcedArrivals(order, market, now)} />
    </section>
  )
}

/** Shows the announced arrival below the steps, where there is room for the name of each article. */
function Arrivals({ market, arrivals }: Told) {
  if (arrivals.length === 0) return null
  return (
    <div className="mt-4 border-line border-t pt-3 text-small print:mt-1 print:pt-1">
      <p className="text-quiet">{marketText(market)('orderSteps.announced')}</p>
      {arrivals.map(({ name, arrival }) => (
        <p key={name ?? ''} className="wrap-anywhere">
          {name ? `${name}${colonOf(market.language)} ${arrival}` : arrival}
        </p>
      ))}
    </div>
  )
}
