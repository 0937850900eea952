import { decidedConsent } from './decided-consent'
import { skipsConsent } from './skips-consent'

/** Whether a page has to ask for consent by itself. A page in a frame is one that an editor edits. */
export const isDue = (): boolean =>
  !decidedConsent() && window.self === window.top && !skipsConsent(navigator.userAgent)
