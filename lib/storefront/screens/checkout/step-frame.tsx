import type { ReactNode } from 'react'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Checkout, CheckoutStep } from '@/lib/shop/checkout'
import { begunCheckout, type Login, TrackingData } from '@/lib/storefront/runtime/tracking'
import { type LostReason, stepPath } from '@/lib/storefront/visitor/checkout'
import { HeldOrderNote } from '@/lib/storefront/visitor/state'
import type { HeldNotice } from '@/schemas/api/visitor'
import { BasketSummary, SummaryJump } from './basket-summary'
import { FollowTabs } from './islands'
import { LostNotice } from './lost-notice'
import { sinceOf } from './shown-review'
import { StepNav } from './step-nav'

type Props = {
  market: Market
  checkout: Checkout
  step: CheckoutStep
  /** An editor's hints for the step: on returns, packing and invoices, so that they are left out where nothing is sent. */
  hints: ReactNode
  /** Of a customer. */
  login?: Login | undefined
  /** An order before this one that is not paid. */
  held?: HeldNotice | undefined
  /** Why the checkout does not go on where it was. */
  lost?: LostReason | undefined
  /** What the review has shown before another tab changed the basket. */
  since?: string | undefined
  children: ReactNode
}

/** A step with the steps above it and the basket beside it. The review shows the basket itself. */
export function StepFrame({ market, checkout, step, hints, login, held, lost, since, children }: Props) {
  const isReview = step === 'review'
  return (
    <div className={`pb-section md:pt-6 ${isReview ? 'pt-1 sm:pt-4' : 'pt-4'}`}>
      <FollowTabs
        screen={step}
        {...(isReview && {
          review: `${stepPath(market, 'review')}&${since === undefined ? sinceOf(checkout) : `since=${encodeURIComponent(since)}`}`,
        })}
      />
      {lost && <LostNotice market={market} reason={lost} />}
      {/* The next order has begun: the last one needs nothing. */}
      {held && held.kind !== 'placed' && (
        <HeldOrderNote held={held} isInCheckout className="mb-4 rounded-card" />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <StepNav market={market} current={step} next={checkout.next} />
        {!isReview && <SummaryJump market={market} checkout={checkout} />}
      </div>
      <div
        className={
          // The review has the same columns, so that nothing jumps sideways.
          isReview
            ? 'mt-2 sm:mt-6'
            : 'mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12'
        }
      >
        <div className="min-w-0">{children}</div>
        {!isReview && (
          <aside
            aria-label={marketText(market)('checkout.summary.title')}
            className="min-w-0 lg:sticky lg:top-6"
          >
            <BasketSummary market={market} checkout={checkout} />
          </aside>
        )}
      </div>
      <TrackingData events={begunCheckout(checkout, login)} />
      <div
        className={`in-line beside-form mt-section text-small empty:hidden [&_.page-flow]:py-0 ${isReview ? 'lg:pe-[26rem]' : ''}`}
      >
        {checkout.isSent && hints}
      </div>
    </div>
  )
}
