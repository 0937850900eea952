import { consentFault } from './validity'

const written = /(?:^|; )consent=2\.(\w+)\.(\d+)\.1\.[^~;]*((?:~\w{9}(?:-\w{9})*)*)(?:;|$)/

let isLost = false

/** Notes that a decision could not be stored: this document goes on as after a refusal. */
export const loseDecision = (lost: boolean): void => {
  isLost = lost
}

export const isDecisionLost = (): boolean => isLost

/**
 * The visitor's valid decision as it is stored. Every page runs this, so it looks at nothing but what makes a consent
 * valid; code that uses more of it reads it by `visitorConsent`.
 */
export function decidedConsent(): string | undefined {
  const [, time = '', version, rest] = written.exec(document.cookie) ?? []
  const stored = {
    userInteracted: rest !== undefined,
    timestamp: Number.parseInt(time, 36),
    version: Number(version),
  }
  return consentFault(stored, Date.now()) === undefined ? rest : undefined
}

/** The standing of all services before a decision, which the document brings: see `consentAtFirst`. */
export const standingAtFirst = (): string =>
  document.querySelector<HTMLElement>('[data-consent]')?.dataset.consent ?? ''

/** The standing that counts now, as `writeStanding` writes it. */
export const presentStanding = (): string => decidedConsent() ?? (isLost ? '' : standingAtFirst())
