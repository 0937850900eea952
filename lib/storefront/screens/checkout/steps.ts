import { type CheckoutStep, checkoutSteps } from '@/lib/shop/checkout'

/** The step that is shown: the one that is asked for if all before it are complete, else the first incomplete one. */
export function shownStep(next: CheckoutStep, asked: string | undefined): CheckoutStep {
  const wanted = checkoutSteps.find((step) => step === asked)
  const isReached = wanted !== undefined && checkoutSteps.indexOf(wanted) <= checkoutSteps.indexOf(next)
  return isReached ? wanted : next
}
