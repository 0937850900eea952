import type { Country } from '@/schemas/markets'
import type { Seller } from '@/schemas/shop'

/** Forms of companies that stand in a register and are represented by somebody, as their names end. */
const registered =
  /\b(?:GmbH|AG|UG|KG|OHG|KGaA|SE|SA|SAS|SARL|SRL|BV|B\.V\.|NV|N\.V\.|Sàrl|eG|e\.\s?K\.)(?=[\s,.)]|$)/i

const isOfUnion = (country: Country) => country !== 'CH'

/** The details that the law asks of the seller of a market and that are not named, each in a sentence. */
export function missingDetails(
  { name, phone, register, representedBy }: Seller,
  country: Country,
  shopLocale: string,
): string[] {
  const lacking = (field: string, law: string) =>
    `The seller has no ${field}, which ${law}: name seller.${field} in a shop_configuration of ${shopLocale}.`
  const ofPublic = 'an imprint names for a company like this (Directive 2000/31/EC, article 5)'
  return [
    ...(isOfUnion(country) && phone === undefined
      ? [lacking('phone', 'shoppers are told before they order (Directive 2011/83/EU, article 6 (1) (c))')]
      : []),
    ...(registered.test(name) && register === undefined ? [lacking('register', ofPublic)] : []),
    ...(registered.test(name) && representedBy === undefined ? [lacking('representedBy', ofPublic)] : []),
  ]
}
