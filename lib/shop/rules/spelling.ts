import { typeset, typesetGiven } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Attributes } from '@/schemas/shop'
import { isFlagSet } from './flags'

/**
 * How a market writes the texts of a product. Its merchant's words stay, unless the product says that those of the country
 * are to stand for them (`landesworte`), as the goods of the demo do.
 */
export const spellingOf =
  (attributes: Attributes, market: Pick<Market, 'iso'>): ((text: string) => string) =>
  (text) =>
    (isFlagSet(attributes.landesworte) ? typeset : typesetGiven)(text, market)

/**
 * The label of an attribute's value, such as a colour, as a market writes it: labels are words that all goods share, so
 * those of the country stand for them. A value without a label is shown as it is.
 */
export const spelledLabel = (
  label: string | undefined,
  value: string,
  market: Pick<Market, 'iso'>,
): string => (label === undefined ? typesetGiven(value, market) : typeset(label, market))
