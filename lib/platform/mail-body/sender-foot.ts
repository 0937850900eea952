import type { Seller } from '@/schemas/shop'

/** How a company is registered and who represents it, as letters name it; § 35a GmbHG and § 14 UGB want the seat as well. */
export const companyRegister = ({
  country,
  city,
  register,
  representedBy,
}: Pick<Seller, 'country' | 'city' | 'register' | 'representedBy'>): string[] =>
  [(country === 'DE' || country === 'AT') && register ? `Sitz: ${city}` : '', register, representedBy].filter(
    (text): text is string => Boolean(text),
  )

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
