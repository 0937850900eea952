import { nearestName } from '@/lib/platform/text'
import { attributeOfColumn, columnWordsOf, plainColumn } from '../column-words'
import { feedAttributes, isKnownField } from './attributes'

/** Without one of these, goods are sold at another price, on another day or in another state than the merchant wrote. */
const deciding = [
  ...['price', 'sale_price', 'sale_price_effective_date', 'condition'],
  ...['availability', 'availability_date', 'quantity'],
]

const attributeOf = new Map(
  Object.keys(feedAttributes)
    .filter((attribute) => feedAttributes[attribute]?.use !== 'ignored')
    .flatMap((attribute) =>
      [attribute, ...columnWordsOf(attribute)].map((word) => [plainColumn(word), attribute] as const),
    ),
)

/** Words of other meanings that are nearly one of these: measure, town, prices of other lists and countries. */
const otherWords = new Set([
  ...['mass', 'mark', 'stadt', 'test', 'state', 'site', 'bulk', 'texte', 'texts', 'colorid'],
  ...['preisa', 'preisb', 'preisc', 'preisat', 'preisch'],
])

const digitsOf = (word: string) => word.replace(/\D/g, '')

/** Shorter words are other words: `ek` is no misspelt `vk`. */
const leastLetters = 4
/** So many letters for each that may be wrong: `prijs excl btw` is not `prijs incl btw`. */
const lettersForOne = 8

/** The attribute that an unknown field was meant for, where it is nearly the name of one that is read. */
function misspeltAttribute(name: string): string | undefined {
  const word = plainColumn(name)
  if (word.length < leastLetters || otherWords.has(word)) return undefined
  // People seldom miss the first letter, and `Preis 2` is another price.
  const alike = [...attributeOf.keys()].filter(
    (known) => known.length >= leastLetters && known[0] === word[0] && digitsOf(known) === digitsOf(word),
  )
  const nearest = nearestName(word, alike, Math.max(1, Math.floor(word.length / lettersForOne)))
  return nearest === undefined ? undefined : attributeOf.get(nearest)
}

/** The columns that may be nearly a known one, as they are told. */
export const allowedColumns = (names: readonly string[] = []): ReadonlySet<string> =>
  new Set(names.map(plainColumn))

/** Why the fields of a row are refused that are nearly others: read without them, a product is not as it is written. */
export function* misspelt(names: Iterable<string>, allowed: ReadonlySet<string>): Generator<string> {
  for (const name of names) {
    if (isKnownField(name) || attributeOfColumn(name) || allowed.has(plainColumn(name))) continue
    const meant = misspeltAttribute(name)
    if (!meant) continue
    const loss = deciding.includes(meant) ? ', without which the row would be sold otherwise' : ''
    yield `${name}: there is no attribute of this name. It is nearly ${meant}${loss}: write ${meant} in its place, leave it out, or say --allow-column ${name}`
  }
}
