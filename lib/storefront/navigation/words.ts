import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { AddressWords } from './answer-address'

/** The words that the browser shows when an address asks for something besides its page. */
export function navigationWords(market: Market): AddressWords {
  const t = marketText(market)
  return {
    voucher: t('giftCode.activated'),
    goodbye: t('account.goodbye'),
    consentReset: t('consent.reset'),
  }
}
