import { denyConsentHash } from '@/lib/storefront/runtime/navigation'
import { validScrid, voucherCode } from '@/lib/storefront/runtime/origin'
import { isOrderNumber } from '@/schemas/order-number'

/** Actions that an address asks for with its parameters and hash. */
type AddressActions = {
  voucher?: string
  /** The visitor's account was deleted. */
  goodbye: boolean
  scrid?: string
  /** The number of an order that the visitor has just given up. */
  cancelled?: string
  denyConsent: boolean
  /** The address without the parameters that were handled, as a path with its query and hash. */
  rest: string
}

/**
 * Parses the actions of an address. Invalid values are removed without an action. A scrid stays in the address until
 * the visitor consents to storing it. All other parameters stay unchanged.
 */
export function addressActions(href: string, mayKeepScrid: boolean): AddressActions {
  const url = new URL(href)
  const voucher = voucherCode(url.searchParams.get('voucher'))
  const goodbye = url.searchParams.get('redirect') === 'goodbye'
  const denyConsent = url.hash === denyConsentHash
  const scrid = validScrid(url.searchParams.get('scrid'))
  const cancelled = url.searchParams.get('cancelled')
  const isDone = (part: string) => {
    const name = part.split('=', 1)[0]
    if (name === 'scrid') return scrid === undefined || mayKeepScrid
    return name === 'voucher' || name === 'cancelled' || (name === 'redirect' && goodbye)
  }
  const query = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !isDone(part))
    .join('&')
  return {
    ...(voucher !== undefined && { voucher }),
    goodbye,
    ...(scrid !== undefined && mayKeepScrid && { scrid }),
    ...(isOrderNumber(cancelled) && { cancelled }),
    denyConsent,
    rest: url.pathname + (query && `?${query}`) + (denyConsent ? '' : url.hash),
  }
}
