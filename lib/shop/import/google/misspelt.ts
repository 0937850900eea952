import { nearestName } from '@/lib/platform/text'
import { columnWordsOf, plainColumn } from '../column-words'

/** Without one of these, goods are sold at another price, on another day or in another state than the merchant wrote. */
const deciding = [
  ...['price', 'sale_price', 'sale_price_effective_date', 'condition'],
  ...['availability', 'availability_date', 'quantity'],
]

const attributeOf = new Map(
  deciding.flatMap((attribute) =>
    [attribute, ...columnWordsOf(attribute)].map((word) => [plainColumn(word), attribute] as const),
  ),
)

const digitsOf = (word: string) => word.replace(/\D/g, '')

/** Shorter words are other words: `ek` is no misspelt `vk`. */
const leastLetters = 4
/** So many letters for each that may be wrong: `prijs excl btw` is not `prijs incl btw`. */
const lettersForOne = 8

/** The attribute that an unknown field was meant for, where it is nearly the name of one that decides how goods are sold. */
export function misspeltAttribute(name: string): string | undefined {
  const word = plainColumn(name)
  if (word.length < leastLetters) return undefined
  // People seldom miss the first letter, and `Preis 2` is another price.
  const alike = [...attributeOf.keys()].filter(
    (known) => known.length >= leastLetters && known[0] === word[0] && digitsOf(known) === digitsOf(word),
  )
  const nearest = nearestName(word, alike, Math.max(1, Math.floor(word.length / lettersForOne)))
  return nearest === undefined ? undefined : attributeOf.get(nearest)
}
