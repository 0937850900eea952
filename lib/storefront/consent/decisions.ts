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

/** A category is on when all of its services are. */
const withStatus = (
  categories: readonly StoredCategory[],
  services: readonly StoredService[],
): StoredCategory[] =>
  categories.map((category) => {
    const own = services.filter(({ group }) => group === category.group)
    const status = category.required || (own.length > 0 && own.every((service) => service.status))
    return { ...category, status }
  })

const requiredGroups = ({ categories }: StoredConsent): Set<string> =>
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

/**
 * The consent before the visitor decides: what is required is on. All else is as a valid stored consent has it, and at
 * its category's default without one, or where it does not know the service. Former decisions stay in the history.
 */
export function initialConsent(
  categories: readonly CategoryOfContent[],
  stored: StoredConsent | undefined,
  now: number,
): StoredConsent {
  const isValid = stored !== undefined && consentFault(stored, now) === undefined
  const services = categories.flatMap(({ group, required, defaultValue, services: own }) =>
    own.map(({ name }) => {
      const former = stored?.services.find((service) => service.name === name)
      const status = required || (isValid && former ? former.status : defaultValue)
      return { name, group, status, history: former?.history ?? [] }
    }),
  )
  const groups = categories.map(({ group, required }) => ({ group, required, status: required }))
  return {
    ...{ version: consentVersion, appVersion, timestamp: now, userInteracted: false },
    categories: withStatus(groups, services),
    services,
  }
}

export const acceptAll = (consent: StoredConsent, now: number): StoredConsent =>
  decide(consent, () => true, now)

/** Saves the chosen services; what is required is on without being chosen. */
export const saveSelection = (
  consent: StoredConsent,
  chosen: ReadonlySet<string>,
  now: number,
): StoredConsent => decide(consent, ({ name }) => chosen.has(name), now)

/** Denies: everything goes back to the defaults of its category. */
export function deny(
  consent: StoredConsent,
  categories: readonly CategoryOfContent[],
  now: number,
): StoredConsent {
  const onAtFirst = new Set(categories.filter((each) => each.defaultValue).map(({ group }) => group))
  return decide(consent, ({ group }) => onAtFirst.has(group), now)
}

/** Flips the decision on one service. The age of the consent stays, and so does what is required. */
export function toggleService(consent: StoredConsent, name: string, now: number): StoredConsent {
  const required = requiredGroups(consent)
  const services = consent.services.map((service) =>
    service.name === name && !required.has(service.group) ? latest(service, !service.status, now) : service,
  )
  return { ...consent, categories: withStatus(consent.categories, services), services }
}
