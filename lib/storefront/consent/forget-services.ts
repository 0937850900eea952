import { withStorage } from '@/lib/storefront/browser-storage'
import { browserCookies } from '@/lib/storefront/visitor'
import type { ConsentView } from '@/schemas/api/consent'
import { consentCookie } from './visitor-consent'

type Service = ConsentView['categories'][number]['services'][number]

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
      forgotten.some((pattern) => matches(pattern, name)) &&
      !kept.some((pattern) => matches(pattern, name)),
  )
}

/** Removes what the services that are off have kept in this browser: cookies and entries of its storage. */
export function forgetServices(
  services: readonly Pick<Service, 'name' | 'storage'>[],
  isOn: (name: string) => boolean,
): void {
  for (const name of namesToForget(services, isOn, browserCookies.names())) browserCookies.forget(name)
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    withStorage(kind, (store) => {
      for (const name of namesToForget(services, isOn, Object.keys(store))) store.removeItem(name)
    })
}
