import { serviceKey } from './service-key'
import { categoryStatus, type Standing } from './standing'
import { mostDecisions, type StoredCategory, type StoredConsent, type StoredService } from './stored-consent'
import { appVersion, consentFault, consentVersion } from './validity'

/** A category as the layout's content has it, with the names of its services. */
export type CategoryOfContent = {
  group: string
  required: boolean
  defaultValue: boolean
  services: readonly { name: string }[]
}

type Chooses = (service: StoredService) => boolean

const latest = (service: StoredService, status: boolean, now: number): StoredService => ({
  ...service,
  status,
  history: [
    ...service.history,
    {
      status: status ? ('accepted' as const) : ('denied' as const),
      timestamp: now,
      consentVersion,
      appVersion,
    },
  ].slice(-mostDecisions),
})

const withStatus = (
  categories: readonly StoredCategory[],
  services: readonly StoredService[],
): StoredCategory[] =>
  categories.map((category) => {
    const own = services.filter(({ group }) => group === category.group)
    return { ...category, status: categoryStatus(category.required, own) }
  })

export const requiredGroups = ({ categories }: Pick<Standing, 'categories'>): Set<string> =>
  new Set(categories.filter(({ required }) => required).map(({ group }) => group))

function decide(consent: StoredConsent, chooses: Chooses, now: number): StoredConsent {
  const required = requiredGroups(consent)
  const services = consent.services.map((service) =>
    latest(service, required.has(service.group) || chooses(service), now),
  )
  return {
    ...{ version: consentVersion, appVersion, timestamp: now, userInteracted: true },
    categories: withStatus(consent.categories, services),
    services,
  }
}

/** The services of the layout's content before a decision: what is required is on, all else at its category's default. */
export function standingOf(categories: readonly CategoryOfContent[]): Standing {
  const all = categories.map(({ group: name, required, defaultValue, services: own }) => {
    const [group, status] = [serviceKey(name), required || defaultValue]
    const services = own.map((service) => ({ key: serviceKey(service.name), group, status }))
    return { category: { group, required, status: categoryStatus(required, services) }, services }
  })
  return {
    categories: all.map(({ category }) => category),
    services: all.flatMap(({ services }) => services),
  }
}

/**
 * The consent before the visitor decides: what is required is on. All else is as a valid stored consent has it, and at
 * its category's default without one, or where it does not know the service. Former decisions stay in the history.
 */
export function initialConsent(
  first: Standing,
  stored: StoredConsent | undefined,
  now: number,
): StoredConsent {
  const isValid = stored !== undefined && consentFault(stored, now) === undefined
  const required = requiredGroups(first)
  const services = first.services.map(({ key, group, status }) => {
    const former = stored?.services.find((service) => service.key === key)
    const isOn = isValid && former && !required.has(group) ? former.status : status
    return { key, group, status: isOn, history: former?.history ?? [] }
  })
  return {
    ...{ version: consentVersion, appVersion, timestamp: now, userInteracted: false },
    categories: withStatus(first.categories, services),
    services,
  }
}

export const acceptAll = (consent: StoredConsent, now: number): StoredConsent =>
  decide(consent, () => true, now)

/** Saves the services of these names; what is required is on without being chosen. */
export function saveSelection(
  consent: StoredConsent,
  chosen: ReadonlySet<string>,
  now: number,
): StoredConsent {
  const keys = new Set([...chosen].map(serviceKey))
  return decide(consent, ({ key }) => keys.has(key), now)
}

/** Denies: everything goes back to the default of its category. */
export function deny(consent: StoredConsent, first: Standing, now: number): StoredConsent {
  const onAtFirst = new Set(first.services.filter(({ status }) => status).map(({ key }) => key))
  return decide(consent, ({ key }) => onAtFirst.has(key), now)
}

/** What denying makes of a stored consent, valid or not. */
export const atDefaults = (first: Standing, stored: StoredConsent | undefined, now: number): StoredConsent =>
  deny(initialConsent(first, stored, now), first, now)

/** Flips the decision on one service. The age of the consent stays, and so does what is required. */
export function toggleService(consent: StoredConsent, name: string, now: number): StoredConsent {
  const required = requiredGroups(consent)
  const key = serviceKey(name)
  const services = consent.services.map((service) =>
    service.key === key && !required.has(service.group) ? latest(service, !service.status, now) : service,
  )
  return { ...consent, categories: withStatus(consent.categories, services), services }
}
