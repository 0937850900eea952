import { revokeService, serviceStanding } from './consent-cookie'
import { consentEvent } from './consent-event'

/** Video hosts that a visitor allowed for this visit. Stored in the tab's session storage only. */
const prefix = 'video-consent-'

/** A fallback without session storage: the agreement lasts as long as the page. */
const kept = new Map<string, string>()
const listeners = new Set<() => void>()

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return kept.get(key) ?? null
  }
}

const tellAll = () => {
  for (const tell of listeners) tell()
}

/** Whether a host may be asked: for this visit, or by the consent to the service of its name. */
export const hasAgreed = (host: string): boolean =>
  read(prefix + host) === 'yes' || serviceStanding(host, Date.now()) === 'granted'

/** Agrees for this visit, or takes back all agreements to a host. Notifies every video on the page. */
export function setAgreed(host: string, agreed: boolean): void {
  const key = prefix + host
  try {
    if (agreed) sessionStorage.setItem(key, 'yes')
    else sessionStorage.removeItem(key)
  } catch {
    if (agreed) kept.set(key, 'yes')
    else kept.delete(key)
  }
  if (!agreed) revokeService(host, Date.now())
  tellAll()
}

/** Revokes every agreement of this visit. */
export function withdrawAgreements(): void {
  kept.clear()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Without session storage there is nothing to remove.
  }
  tellAll()
}

export function onAgreement(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener(consentEvent, listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener(consentEvent, listener)
  }
}
