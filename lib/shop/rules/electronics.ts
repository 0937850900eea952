import type { Attributes } from '@/schemas/shop'
import { isFlagSet } from './flags'

/** The keys of the categories of electronics whose return is regulated. */
export const regulatedElectronics = [
  'grossgerte',
  'bildschirme_und_monitore',
  'klgerte_informationsu_telekommtechnik',
] as const
export type RegulatedElectronics = (typeof regulatedElectronics)[number]

/** The regulated category among the categories of a product. */
export const electronicsOf = (categoryKeys: readonly string[]): RegulatedElectronics | undefined =>
  regulatedElectronics.find((key) => categoryKeys.includes(key))

/** Devices whose old ones are collected at home: those with a screen of more than 100 cm² or longer than 50 cm. */
export const collectedElectronics: readonly RegulatedElectronics[] = [
  'grossgerte',
  'bildschirme_und_monitore',
]

/**
 * Whether the law of Germany wants a shopper asked for an old device when this one is ordered (ElektroG, § 17 (1)
 * sentence 3 and (2)): what the goods say of themselves in `altgeraet`, else by their category.
 */
export const asksOldDevice = (attributes: Attributes, isCollected: boolean): boolean =>
  attributes.altgeraet === undefined ? isCollected : isFlagSet(attributes.altgeraet)
