import { browserCookies, cookiePaths, withStorage } from '@/lib/storefront/runtime/browser'
import { scridCookie, scridService } from '@/lib/storefront/runtime/origin'
import type { ConsentView } from '@/schemas/api/consent'
import { tagManagerService } from './validity'
import { consentCookie, historyName } from './visitor-consent'

type Service = ConsentView['categories'][number]['services'][number]

/**
 * What the shop itself stores for a service. It is forgotten without the layout naming it, and where the layout does not ask
 * for the service any more. Tests compare it with `storedNames` of tracking.
 */
export const ownServices: readonly Pick<Service, 'name' | 'storage'>[] = [
  { name: scridService, storage: [scridCookie.name] },
  { name: tagManagerService, storage: ['tracked', 'ga:user', 'internal-visitor', 'tracked-later'] },
]

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? pattern.length > 1 && name.startsWith(pattern.slice(0, -1)) : pattern === name

/** The names that only services keep which are off. The decision itself is never among them. */
export function namesToForget(
  services: readonly Pick<Service, 'name' | 'storage'>[],
  isOn: (name: string) => boolean,
  names: readonly string[],
): string[] {
  const patterns = (on: boolean) =>
    services.filter(({ name }) => isOn(name) === on).flatMap(({ storage }) => storage)
  const [kept, forgotten] = [patterns(true), patterns(false)]
  return names.filter(
    (name) =>
      name !== consentCookie.name &&
      name !== historyName &&
      forgotten.some((pattern) => matches(pattern, name)) &&
      !kept.some((pattern) => matches(pattern, name)),
  )
}

/** This page and those of the shop that it leads to, with all above them. */
function knownPaths(): string[] {
  const { host, pathname } = window.location
  const linked = [...document.links].filter((link) => link.host === host).map((link) => link.pathname)
  return cookiePaths([pathname, ...linked])
}

/** A page cannot see the cookies of other paths: those whose whole names are known are removed there unseen. */
function cookieNames(services: readonly Pick<Service, 'storage'>[]): string[] {
  const whole = services.flatMap(({ storage }) => storage).filter((name) => /^[^\s*;,="]+$/.test(name))
  return [...new Set([...browserCookies.names(), ...whole])]
}

/**
 * Removes what the services that are off have kept in this browser: cookies, also of other paths, and entries of its
 * storage. A service that is not asked for is off.
 */
export function forgetServices(
  asked: readonly Pick<Service, 'name' | 'storage'>[],
  isOn: (name: string) => boolean,
): void {
  const services = [...asked, ...ownServices]
  const paths = knownPaths()
  for (const name of namesToForget(services, isOn, cookieNames(services))) browserCookies.forget(name, paths)
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    withStorage(kind, (store) => {
      for (const name of namesToForget(services, isOn, Object.keys(store))) store.removeItem(name)
    })
}
