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
