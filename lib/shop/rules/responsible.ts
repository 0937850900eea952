import type { Country, ResponsibleParty, SafetyInformation } from '@/schemas/shop'

/**
 * Whether a product names a responsible person in the Union where its manufacturer is outside (Regulation (EU)
 * 2023/988, article 4); Switzerland is not in it.
 */
export const namesResponsible = (country: Country): boolean => country !== 'CH'

/** The members of the Union, and those of the European Economic Area. */
const union = new Set([
  ...[
    'AT',
    'BE',
    'BG',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'HU',
    'IE',
    'IS',
    'IT',
    'LI',
  ],
  ...['LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
])

/** What has to be named and is not; `country`: that of the manufacturer, which says whether a person in the Union is needed. */
export type SafetyGap = 'manufacturer' | 'country' | 'responsible'

const isNamed = (party: ResponsibleParty | undefined): party is ResponsibleParty =>
  party !== undefined && [party.name, party.address, party.contact].every((text) => text.trim() !== '')

/**
 * What the offer of goods in a country lacks of name, address and electronic address of the manufacturer and, where that is
 * outside the Union, of the responsible person in it (Regulation (EU) 2023/988, article 19). An address without a country
 * is not taken for one in the Union.
 */
export function safetyGaps(safety: SafetyInformation | null | undefined, country: Country): SafetyGap[] {
  if (!namesResponsible(country)) return []
  const maker = safety?.manufacturer
  if (!isNamed(maker)) return ['manufacturer']
  if (isNamed(safety?.responsible) || (maker.country !== undefined && union.has(maker.country))) return []
  return [maker.country === undefined ? 'country' : 'responsible']
}
