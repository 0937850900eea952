import type { Seller } from '@/schemas/shop'

/**
 * How a company is registered and who represents it, as letters name it; § 35a GmbHG and § 14 UGB want the seat as well,
 * and the first of them those who represent it, as such.
 */
export function companyRegister({
  country,
  city,
  register,
  representedBy,
}: Pick<Seller, 'country' | 'city' | 'register' | 'representedBy'>): string[] {
  const isGerman = country === 'DE' || country === 'AT'
  return [
    isGerman && register ? `Sitz: ${city}` : '',
    register,
    isGerman && representedBy ? `Vertreten durch: ${representedBy}` : representedBy,
  ].filter((text): text is string => Boolean(text))
}

/** Who writes, below every mail. */
export const senderFoot = ({
  name,
  street,
  postcode,
  email,
  phone,
  taxNumbers,
  ...company
}: Seller): string[] => [
  [name, street, `${postcode} ${company.city}`].join(', '),
  [email, phone].filter(Boolean).join(' · '),
  [...companyRegister(company), ...taxNumbers].filter(Boolean).join(' · '),
]
