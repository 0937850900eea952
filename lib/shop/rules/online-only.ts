import type { Attributes } from '@/schemas/shop'
import { isFlagSet } from './flags'

export const isPersonalised = (attributes: Attributes): boolean => attributes.personalisierterArtikel === '1'
/** Once its seal is broken, it is not taken back: hygiene, Directive 2011/83/EU, Article 16 (e). */
export const isSealed = (attributes: Attributes): boolean => isFlagSet(attributes.versiegelt)

/** Why goods come back only with a defect: made to the shopper's wishes, or sealed, once the seal is broken. */
export type ReturnException = 'made' | 'seal'

type Ordered = { inscription?: string | null | undefined; product: { isSealed?: boolean | undefined } }

export function returnExceptionOf(
  { inscription, product }: Ordered,
  { takesMade }: { takesMade: boolean },
): ReturnException | undefined {
  if (!takesMade && inscription != null) return 'made'
  return product.isSealed ? 'seal' : undefined
}

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
