import { skipsConsent } from './skips-consent'
import type { StoredConsent } from './stored-consent'
import { consentFault } from './validity'

const written = /(?:^|; )consent=([^;]*)/

/** Every page runs this, so it looks at nothing but what makes a consent valid; whoever uses one reads all of it. */
function isDecided(): boolean {
  try {
    const value: StoredConsent = JSON.parse(decodeURIComponent(written.exec(document.cookie)?.[1] ?? ''))
    return consentFault(value, Date.now()) === undefined
  } catch {
    return false
  }
}

/** Whether a page has to ask for consent by itself. A page in a frame is one that an editor edits. */
export const isDue = (): boolean =>
  !isDecided() && window.self === window.top && !skipsConsent(navigator.userAgent)
