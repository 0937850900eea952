import type { StoredConsent } from './stored-consent'

/** A consent at its defaults: what is required stays, every other decision is gone and so denied. */
export function withoutOptional(consent: StoredConsent): StoredConsent {
  const categories = consent.categories.filter(({ required }) => required)
  const required = new Set(categories.map(({ group }) => group))
  return { ...consent, categories, services: consent.services.filter(({ group }) => required.has(group)) }
}
