/** A visitor's decision on a service, with the versions of the consent and of the shop at that time. */
type ConsentDecision = {
  status: 'accepted' | 'denied'
  /** Milliseconds since the epoch, like all times here. */
  timestamp: number
  consentVersion: number
  appVersion: string
}

type StoredService = { name: string; group: string; status: boolean; history: ConsentDecision[] }
type StoredCategory = { group: string; required: boolean; status: boolean }

/** The content of the consent cookie: only decisions. Titles and texts come from the layout. */
export type StoredConsent = {
  version: number
  appVersion: string
  /** When it was saved. */
  timestamp: number
  userInteracted: boolean
  categories: StoredCategory[]
  services: StoredService[]
}

/** The history keeps the last three decisions of a service. */
const mostDecisions = 3
/** Browsers reject longer cookies. */
const longestCookie = 4096
const mostEntries = 100

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length <= mostEntries

const isDecision = (value: unknown): value is ConsentDecision =>
  isFields(value) &&
  (value.status === 'accepted' || value.status === 'denied') &&
  isTime(value.timestamp) &&
  typeof value.consentVersion === 'number' &&
  typeof value.appVersion === 'string'

const isService = (value: unknown): value is StoredService =>
  isFields(value) &&
  typeof value.name === 'string' &&
  typeof value.group === 'string' &&
  typeof value.status === 'boolean' &&
  isList(value.history) &&
  value.history.every(isDecision)

const isCategory = (value: unknown): value is StoredCategory =>
  isFields(value) &&
  typeof value.group === 'string' &&
  typeof value.required === 'boolean' &&
  typeof value.status === 'boolean'

const isConsent = (value: unknown): value is StoredConsent =>
  isFields(value) &&
  typeof value.version === 'number' &&
  typeof value.appVersion === 'string' &&
  isTime(value.timestamp) &&
  typeof value.userInteracted === 'boolean' &&
  isList(value.categories) &&
  value.categories.every(isCategory) &&
  isList(value.services) &&
  value.services.every(isService)

/** Parses the cookie's value. Undefined for a missing or malformed one. */
export function readConsent(cookie: string | null | undefined): StoredConsent | undefined {
  if (!cookie || cookie.length > longestCookie) return undefined
  try {
    const value: unknown = JSON.parse(decodeURIComponent(cookie))
    return isConsent(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The value of the cookie. */
export const writeConsent = (consent: StoredConsent): string => {
  const services = consent.services.map((service) => ({
    ...service,
    history: service.history.slice(-mostDecisions),
  }))
  return encodeURIComponent(JSON.stringify({ ...consent, services }))
}
