import type { VideoHost } from './embed'

/** What a visitor agreed to for this visit. The tab forgets it when it closes; nothing of it is sent anywhere. */
const prefix = 'video-consent-'

/** Where the browser keeps nothing, the agreement lives as long as the page. */
const kept = new Map<string, string>()
const listeners = new Set<() => void>()

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return kept.get(key) ?? null
  }
}

export const hasAgreed = (host: VideoHost): boolean => read(prefix + host) === 'yes'

/** Tells every video on the page. */
export function setAgreed(host: VideoHost, agreed: boolean): void {
  const key = prefix + host
  try {
    if (agreed) sessionStorage.setItem(key, 'yes')
    else sessionStorage.removeItem(key)
  } catch {
    if (agreed) kept.set(key, 'yes')
    else kept.delete(key)
  }
  for (const tell of listeners) tell()
}

export function onAgreement(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
