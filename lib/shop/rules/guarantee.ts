import type { Country, Guarantee } from '@/schemas/shop'

/**
 * Whether shoppers are reminded of the legal guarantee of conformity and told of guarantees of durability by the notice
 * and the label of the Union (Directive 2011/83/EU, article 6 (1) (l) and (la); Regulation (EU) 2025/1960). Switzerland
 * is not in it.
 */
export const remindsOfGuarantee = (country: Country): boolean => country !== 'CH'

/** Whether a guarantee of durability is told in a country: it holds there, and the law of the Union, too. */
export const isGuaranteedIn = ({ territory }: Pick<Guarantee, 'territory'>, country: Country): boolean =>
  remindsOfGuarantee(country) && territory.some((place) => place === 'EU' || place === country)
