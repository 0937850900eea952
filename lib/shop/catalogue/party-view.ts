import type { ResponsibleParty } from '@/schemas/shop'
import type { PartyView } from './product-view'

/** A party with its country in a language: ‘Suisse’ for shoppers who read French. */
export function partyView(party: ResponsibleParty, language: string): PartyView
export function partyView(party: ResponsibleParty | undefined, language: string): PartyView | undefined
export function partyView(party: ResponsibleParty | undefined, language: string): PartyView | undefined {
  if (!party) return undefined
  const { name, address, country, contact } = party
  const named = country && new Intl.DisplayNames([language], { type: 'region' }).of(country)
  return { name, address: [address, named].filter(Boolean).join(', '), contact }
}
