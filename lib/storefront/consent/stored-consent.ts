/** A visitor's decision on a service, with the versions of the consent and of the shop at that time. */
export type ConsentDecision = {
  status: 'accepted' | 'denied'
  /** Milliseconds since the epoch, like all times here. */
  timestamp: number
  consentVersion: number
  appVersion: string
}

export type StoredService = { name: string; group: string; status: boolean; history: ConsentDecision[] }
export type StoredCategory = { group: string; required: boolean; status: boolean }

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
export const mostDecisions = 3
/** Browsers reject longer cookies. */
const longestCookie = 4096
const mostEntries = 100

type Fields = Record<string, unknown>
type RawConsent = Omit<StoredConsent, 'services'> & {
  services: (Omit<StoredService, 'history'> & { history: string[] })[]
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length <= mostEntries

/** Three decisions on each of ten services as objects would be longer than a cookie may be. */
const decision = /^([ad])\.([\da-z]{1,11})\.(\d{1,9})\.(.*)$/s

function readDecision(text: string): ConsentDecision {
  const [, status, time = '', version, appVersion = ''] = decision.exec(text) ?? []
  return {
    status: status === 'a' ? 'accepted' : 'denied',
    timestamp: Number.parseInt(time, 36),
    consentVersion: Number(version),
    appVersion,
  }
}

const writeDecision = ({ status, timestamp, consentVersion, appVersion }: ConsentDecision): string =>
  [status.charAt(0), timestamp.toString(36), consentVersion, appVersion].join('.')

const isDecision = (value: unknown): value is string => typeof value === 'string' && decision.test(value)

const isService = (value: unknown): value is RawConsent['services'][number] =>
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

const isConsent = (value: unknown): value is RawConsent =>
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
    if (!isConsent(value)) return undefined
    const services = value.services.map((each) => ({ ...each, history: each.history.map(readDecision) }))
    return { ...value, services }
  } catch {
    return undefined
  }
}

/** The value of the cookie. */
export const writeConsent = (consent: StoredConsent): string => {
  const services = consent.services.map((service) => ({
    ...service,
    history: service.history.slice(-mostDecisions).map(writeDecision),
  }))
  return encodeURIComponent(JSON.stringify({ ...consent, services }))
}
