/** A visitor's decision on a service, with the versions of the consent and of the shop at that time. */
export type ConsentDecision = {
  status: 'accepted' | 'denied'
  /** Milliseconds since the epoch, like all times here. */
  timestamp: number
  consentVersion: number
  appVersion: string
}

/** `key` and `group` are those of `serviceKey`. */
export type StoredService = { key: string; group: string; status: boolean; history: ConsentDecision[] }
export type StoredCategory = { group: string; required: boolean; status: boolean }

/** The services of a consent, on or off, without their histories. */
export type Standing = { categories: StoredCategory[]; services: Omit<StoredService, 'history'>[] }

const category = /^([\da-z]{8})([ro])((?:-[\da-z]{8}[01])*)$/
const mostCategories = 100

/** A category is on when it is required, or has services that are all on. */
export const categoryStatus = (required: boolean, services: readonly { status: boolean }[]): boolean =>
  required || (services.length > 0 && services.every(({ status }) => status))

/** `~group`, `r` for a required one, and `-key1` for each of its services that is on, `-key0` for one that is off. */
export const writeStanding = ({ categories, services }: Standing): string =>
  categories
    .map(({ group, required }) => {
      const own = services.filter((service) => service.group === group)
      const entries = own.map(({ key, status }) => `-${key}${status ? 1 : 0}`)
      return `~${group}${required ? 'r' : 'o'}${entries.join('')}`
    })
    .join('')

/** Undefined for a malformed one. */
export function readStanding(text: string): Standing | undefined {
  const parts = text.split('~').slice(1)
  if (parts.length > mostCategories) return undefined
  const read: Standing = { categories: [], services: [] }
  for (const part of parts) {
    const [, group, kind, entries] = category.exec(part) ?? []
    if (group === undefined || entries === undefined) return undefined
    const services = entries
      .split('-')
      .slice(1)
      .map((entry) => ({ key: entry.slice(0, 8), group, status: entry.endsWith('1') }))
    const required = kind === 'r'
    read.categories.push({ group, required, status: categoryStatus(required, services) })
    read.services.push(...services)
  }
  return read
}
