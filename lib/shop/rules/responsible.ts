import type { Country } from '@/schemas/shop'

/**
 * Whether a product names a responsible person in the Union where its manufacturer is outside (Regulation (EU)
 * 2023/988, article 4); Switzerland is not in it.
 */
export const namesResponsible = (country: Country): boolean => country !== 'CH'
