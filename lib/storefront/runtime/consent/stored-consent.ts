import {
  type ConsentDecision,
  readStanding,
  type Standing,
  type StoredCategory,
  type StoredService,
  writeStanding,
} from './standing'

export type { ConsentDecision, StoredCategory, StoredService } from './standing'

/** What a browser stores: only decisions. Names, titles and texts come from the layout. */
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
/** Browsers reject a cookie whose name and value are longer. */
const longestCookie = 4096 - 'consent='.length
const longestHistory = 200_000

const decision = /^([ad])\.([\da-z]{1,11})\.(\d{1,9})\.(.*)$/s
const head = /^2\.([\da-z]{1,11})\.(\d{1,9})\.([01])\.([^~]*)(~.*)?$/s

function readDecision(text: unknown): ConsentDecision[] {
  const parts = typeof text === 'string' ? decision.exec(text) : null
  if (!parts) return []
  const [, status, time = '', version, appVersion = ''] = parts
  return [
    {
      status: status === 'a' ? 'accepted' : 'denied',
      timestamp: Number.parseInt(time, 36),
      consentVersion: Number(version),
      appVersion,
    },
  ]
}

const writeDecision = ({ status, timestamp, consentVersion, appVersion }: ConsentDecision): string =>
  [status.charAt(0), timestamp.toString(36), consentVersion, appVersion].join('.')

type Histories = Partial<Record<string, unknown>>

/** What is no history is none: the standing of the services does not depend on it. */
function readHistories(text: string | null | undefined): Histories {
  if (!text || text.length > longestHistory) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function withHistories({ categories, services }: Standing, text: string | null | undefined) {
  const histories = readHistories(text)
  const historyOf = (key: string) => {
    const own = histories[key]
    return Array.isArray(own) ? own.slice(-mostDecisions).flatMap(readDecision) : []
  }
  return {
    categories,
    services: services.map((service) => ({ ...service, history: historyOf(service.key) })),
  }
}

/**
 * The consent of a cookie and of the histories beside it. Undefined for a missing or malformed cookie, also one of
 * before, which held the histories and was lost when there were many services.
 */
export function readConsent(
  cookie: string | null | undefined,
  histories?: string | null,
): StoredConsent | undefined {
  const parts = cookie && cookie.length <= longestCookie ? head.exec(cookie) : null
  if (!parts) return undefined
  const [, time = '', version, interacted, appVersion = '', rest = ''] = parts
  const standing = readStanding(rest)
  if (!standing) return undefined
  try {
    return {
      version: Number(version),
      appVersion: decodeURIComponent(appVersion),
      timestamp: Number.parseInt(time, 36),
      userInteracted: interacted === '1',
      ...withHistories(standing, histories),
    }
  } catch {
    return undefined
  }
}

/** The value of the cookie, which holds the standing alone. */
export function writeConsent(consent: StoredConsent): string {
  const appVersion = encodeURIComponent(consent.appVersion).replaceAll('~', '%7E')
  const first = [
    2,
    consent.timestamp.toString(36),
    consent.version,
    consent.userInteracted ? 1 : 0,
    appVersion,
  ]
  return first.join('.') + writeStanding(consent)
}

/** The histories of the services, which stand in the browser's storage. */
export const writeHistories = ({ services }: StoredConsent): string =>
  JSON.stringify(
    Object.fromEntries(
      services.map(({ key, history }) => [key, history.slice(-mostDecisions).map(writeDecision)]),
    ),
  )
