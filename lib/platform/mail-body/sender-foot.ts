import type { Seller } from '@/schemas/shop'

/** Who writes, below every mail. */
export const senderFoot = ({
  name,
  street,
  postcode,
  city,
  email,
  phone,
  register,
  taxNumbers,
}: Seller): string[] => [
  [name, street, `${postcode} ${city}`].join(', '),
  [email, phone].filter(Boolean).join(' · '),
  [register, ...taxNumbers].filter(Boolean).join(' · '),
]
