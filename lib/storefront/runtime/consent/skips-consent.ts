import { isKiosk } from '@/lib/storefront/runtime/device'

/** Cubot makes phones. */
const crawler =
  /(?<!cu)bot\b|crawl|spider|slurp|mediapartners|inspectiontool|bingpreview|archiver|lighthouse/i

/** Kiosks in shops and crawlers are not asked for consent. */
export const skipsConsent = (userAgent: string): boolean => isKiosk(userAgent) || crawler.test(userAgent)
