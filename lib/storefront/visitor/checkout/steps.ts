import { type Market, screenPath } from '@/lib/platform/markets'
import type { CheckoutStep } from '@/lib/shop/checkout'

/** The address of a step; without one that of the first that is not complete. */
export const stepPath = (market: Market, step?: CheckoutStep): string =>
  step === 'login'
    ? screenPath(market, 'checkoutLogin')
    : `${screenPath(market, 'checkout')}${step ? `?step=${step}` : ''}`

/** The address of a step whose form was refused, which says so. Later visits have the address without that. */
export const faultyPath = (market: Market, step: CheckoutStep): string => {
  const path = stepPath(market, step)
  return `${path}${path.includes('?') ? '&' : '?'}refused=1`
}
