/** The hosts that a visitor agreed to for this visit. The tab forgets it when it closes; nothing is sent anywhere. */
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

const tellAll = () => {
  for (const tell of listeners) tell()
}

export const hasAgreed = (host: string): boolean => read(prefix + host) === 'yes'

/** Tells every video on the page. */
export function setAgreed(host: string, agreed: boolean): void {
  const key = prefix + host
  try {
    if (agreed) sessionStorage.setItem(key, 'yes')
    else sessionStorage.removeItem(key)
  } catch {
    if (agreed) kept.set(key, 'yes')
    else kept.delete(key)
  }
  tellAll()
}

/** Takes every agreement of this visit back. */
export function withdrawAgreements(): void {
  kept.clear()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // There is nothing where the browser keeps nothing.
  }
  tellAll()
}

export function onAgreement(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
