import type { StoredConsent } from './stored-consent'

/** A consent with the default decisions: required services stay on, all others are denied. */
export function withoutOptional(consent: StoredConsent): StoredConsent {
  const categories = consent.categories.filter(({ required }) => required)
  const required = new Set(categories.map(({ group }) => group))
  return { ...consent, categories, services: consent.services.filter(({ group }) => required.has(group)) }
}
