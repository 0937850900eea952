import type { Attributes } from '@/schemas/shop'

const off = new Set(['', '0', 'n', 'nein', 'no', 'false'])

/** A flag among the attributes: set unless its value means no. */
const isFlagSet = (value: string | undefined): boolean =>
  value !== undefined && !off.has(value.trim().toLowerCase())

export const isPersonalised = (attributes: Attributes): boolean => attributes.personalisierterArtikel === '1'
/** Once its seal is broken, it is not taken back: hygiene, Directive 2011/83/EU, Article 16 (e). */
export const isSealed = (attributes: Attributes): boolean => isFlagSet(attributes.versiegelt)
export const isBulky = (attributes: Attributes): boolean => attributes.bulkyOrLoad === 'j'
export const isVpp = (attributes: Attributes): boolean => attributes.vppArticle === 'J'
export const isBundle = (attributes: Attributes): boolean => isFlagSet(attributes.virtuelleBundles)

/** Sold online only: not buyable, personalised, bulky, a VPP article or a bundle. */
export const isOnlineOnly = ({
  buyable,
  attributes,
}: {
  buyable: boolean
  attributes: Attributes
}): boolean =>
  !buyable || isPersonalised(attributes) || isBulky(attributes) || isVpp(attributes) || isBundle(attributes)
