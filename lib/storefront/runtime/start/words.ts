import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ConnectionNews } from '@/lib/storefront/runtime/browser'
import type { AddressWords } from './run-address-actions'

export type NavigationWords = AddressWords & {
  consentFailed: string
  connection: Record<ConnectionNews, string>
}

/** The texts that the browser shows after actions of the address, and about the network. */
export function navigationWords(market: Market): NavigationWords {
  const t = marketText(market)
  return {
    voucher: t('giftCode.activated'),
    goodbye: t('account.goodbye'),
    cancelled: t('checkout.pending.cancelled', { number: '{number}' }),
    consentReset: t('consent.reset'),
    consentFailed: t('consent.failed'),
    connection: { lost: t('connection.lost'), slow: t('connection.slow'), back: t('connection.back') },
  }
}
