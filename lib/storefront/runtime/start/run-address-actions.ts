import { fillTemplate } from '@/lib/platform/i18n'
import { showToast } from '@/lib/storefront/design/ui/client'
import { browserCookies } from '@/lib/storefront/runtime/browser'
import { resetConsent, serviceStanding, withdrawAgreements } from '@/lib/storefront/runtime/consent'
import { denyConsentHash } from '@/lib/storefront/runtime/navigation'
import { scridCookie, scridService, voucherCookie, voucherKeptEvent } from '@/lib/storefront/runtime/origin'
import { forgetTracking } from '@/lib/storefront/runtime/tracking/client'
import { addressActions } from './address-actions'

export type AddressWords = { voucher: string; goodbye: string; consentReset: string; cancelled: string }

function denyConsent(): void {
  resetConsent(Date.now())
  withdrawAgreements()
  forgetTracking()
  browserCookies.remove(scridCookie)
}

/**
 * Performs the actions of the address and removes them from it, so that a reload, a bookmark or a shared link does not
 * repeat them.
 */
export function runAddressActions(words: AddressWords): void {
  const { href, hash } = window.location
  if (hash === denyConsentHash) denyConsent()
  const mayKeepScrid = serviceStanding(scridService, Date.now()) === 'granted'
  const actions = addressActions(href, mayKeepScrid)
  const { voucher, goodbye, scrid, cancelled, denyConsent: denied, rest } = actions
  if (new URL(rest, href).href !== href) window.history.replaceState(null, '', rest)
  if (scrid !== undefined) browserCookies.write(scridCookie, scrid)
  if (voucher !== undefined && browserCookies.write(voucherCookie, voucher)) {
    // The basket shows the code itself, and a message would cover its sum.
    if (!document.querySelector('[data-basket]')) showToast(words.voucher, 'info')
    window.dispatchEvent(new Event(voucherKeptEvent))
  }
  if (cancelled !== undefined) showToast(fillTemplate(words.cancelled, { number: cancelled }), 'info')
  if (goodbye) showToast(words.goodbye, 'info')
  if (denied) showToast(words.consentReset, 'info')
}
