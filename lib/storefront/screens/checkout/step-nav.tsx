import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { type CheckoutStep, checkoutSteps } from '@/lib/shop/checkout'
import { classes, Icon } from '@/lib/storefront/design/ui'
import { stepPath } from '@/lib/storefront/visitor/checkout'

type Props = {
  market: Market
  /** The step that is shown. */
  current: CheckoutStep
  /** The first incomplete step: those before it can be gone back to. */
  next: CheckoutStep
}

const place = (step: CheckoutStep) => checkoutSteps.indexOf(step)

/**
 * The steps of the order, with links to those that can be shown. On phones their numbers are a row of their own,
 * and the name of the current one is beside it or, with large text, below.
 */
export function StepNav({ market, current, next }: Props) {
  const t = marketText(market)
  return (
    <nav
      aria-label={t('checkout.steps.label')}
      className="flex flex-wrap items-center gap-x-3 text-small print:hidden"
    >
      <ol className="flex items-center gap-x-1.5 gap-y-1 sm:flex-wrap sm:gap-x-2 md:gap-x-3">
        {checkoutSteps.map((step, index) => {
          const isCurrent = step === current
          const isDone = place(step) < place(next) && !isCurrent
          const isOpen = place(step) <= place(next) && !isCurrent
          const content = (
            <>
              <span
                aria-hidden="true"
                className={classes(
                  'flex size-7 shrink-0 items-center justify-center rounded-full font-bold tabular-nums',
                  isCurrent &&
                    'bg-ink text-card forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
                  isDone && 'bg-companion-1 text-ink',
                  !isCurrent && !isDone && 'border border-outline text-quiet',
                )}
              >
                {isDone ? <Icon name="check" className="size-4" /> : index + 1}
              </span>
              <span className={isCurrent ? 'font-bold max-sm:sr-only' : 'max-sm:sr-only'}>
                {t(`checkout.steps.${step}`)}
                {isDone && <span className="sr-only"> ({t('checkout.steps.done')})</span>}
              </span>
            </>
          )
          const look = 'flex min-h-11 items-center gap-2'
          return (
            <li
              key={step}
              {...(isCurrent && { 'aria-current': 'step' as const })}
              className="flex items-center gap-1.5 sm:gap-2 md:gap-3"
            >
              {isOpen ? (
                <a
                  href={stepPath(market, step)}
                  className={`${look} underline-offset-4 hover:underline max-sm:-mx-2 max-sm:min-w-11 max-sm:justify-center`}
                >
                  {content}
                </a>
              ) : (
                <span className={classes(look, !isCurrent && 'text-quiet')}>{content}</span>
              )}
              {index < checkoutSteps.length - 1 && (
                <span aria-hidden="true" className="h-px w-3 bg-outline max-sm:max-w-[2vw] md:w-6" />
              )}
            </li>
          )
        })}
      </ol>
      <span aria-hidden="true" className="font-bold sm:hidden">
        {t(`checkout.steps.${current}`)}
      </span>
    </nav>
  )
}
