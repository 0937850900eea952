import type { Market } from '@/lib/platform/markets'
import type { Address } from '@/schemas/shop'

/** Stands for the formats of addresses. */
export const addressLines = (address: Address, market: Market): string[] =>
  [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.extra,
    address.street,
    `${address.postcode} ${address.city}`,
    market.country,
  ].filter((line) => line !== undefined)
