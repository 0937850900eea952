import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { AddressWords } from './run-address-actions'

/** The texts that the browser shows after actions of the address. */
export function navigationWords(market: Market): AddressWords {
  const t = marketText(market)
  return {
    voucher: t('giftCode.activated'),
    goodbye: t('account.goodbye'),
    consentReset: t('consent.reset'),
  }
}
