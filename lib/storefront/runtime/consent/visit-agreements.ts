import { withStorage } from '@/lib/storefront/runtime/browser'
import { revokeService, serviceStanding } from './consent-cookie'
import { consentEvent } from './consent-event'

/** Video hosts that a visitor allowed for this visit. Stored in the tab's session storage only. */
const prefix = 'video-consent-'

/** A fallback without session storage: the agreement lasts as long as the page. */
const kept = new Map<string, string>()
const listeners = new Set<() => void>()

const read = (key: string): string | undefined =>
  withStorage('sessionStorage', (store) => store.getItem(key)) ?? kept.get(key)

const tellAll = () => {
  for (const tell of listeners) tell()
}

/** Whether a host may be asked: for this visit, or by the consent to the service of its name. */
export const hasAgreed = (host: string): boolean =>
  read(prefix + host) === 'yes' || serviceStanding(host, Date.now()) === 'granted'

/** Agrees for this visit, or takes back all agreements to a host. Notifies every video on the page. */
export function setAgreed(host: string, agreed: boolean): void {
  const key = prefix + host
  const isStored = withStorage('sessionStorage', (store) => {
    if (agreed) store.setItem(key, 'yes')
    else store.removeItem(key)
    return true
  })
  if (!agreed) kept.delete(key)
  else if (!isStored) kept.set(key, 'yes')
  if (!agreed) revokeService(host, Date.now())
  tellAll()
}

/** Revokes every agreement of this visit. */
export function withdrawAgreements(): void {
  kept.clear()
  withStorage('sessionStorage', (store) => {
    for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key)
  })
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
