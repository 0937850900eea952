import { validScrid, voucherCode } from '@/lib/storefront/visitor'
import { denyConsentHash } from './asks-for-more'

/** What an address asks for besides its page (specification, section 2, other page behaviour). */
export type AddressRequests = {
  voucher?: string
  /** The visitor's account was deleted. */
  goodbye: boolean
  scrid?: string
  denyConsent: boolean
  /** The address without what is done with, as a path with its query and hash. */
  rest: string
}

/**
 * Reads what an address asks for. What is not valid is taken out of it and asks for nothing. A scrid stays where it is
 * until it may be kept, for the visitor may still agree to it. All other parameters stay as they were written.
 */
export function addressRequests(href: string, mayKeepScrid: boolean): AddressRequests {
  const url = new URL(href)
  const voucher = voucherCode(url.searchParams.get('voucher'))
  const goodbye = url.searchParams.get('redirect') === 'goodbye'
  const denyConsent = url.hash === denyConsentHash
  const scrid = validScrid(url.searchParams.get('scrid'))
  const isDone = (part: string) => {
    const name = part.split('=', 1)[0]
    if (name === 'scrid') return scrid === undefined || mayKeepScrid
    return name === 'voucher' || (name === 'redirect' && goodbye)
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
    denyConsent,
    rest: url.pathname + (query && `?${query}`) + (denyConsent ? '' : url.hash),
  }
}
