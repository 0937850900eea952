import type { StoredConsent } from './stored-consent'
import { consentFault } from './validity'

const written = /(?:^|; )consent=([^;]*)/

/**
 * The visitor's valid decision. Every page runs this, so it looks at nothing but what makes a consent valid; code that
 * uses more of it reads it by `visitorConsent`.
 */
export function decidedConsent(): StoredConsent | undefined {
  try {
    const value: StoredConsent = JSON.parse(decodeURIComponent(written.exec(document.cookie)?.[1] ?? ''))
    return consentFault(value, Date.now()) === undefined ? value : undefined
  } catch {
    return undefined
  }
}
