import type { Language } from '@/schemas'

/** What is written before a size, folded. */
const markers: Record<Language, ReadonlySet<string>> = {
  de: new Set(['grosse', 'grossen', 'gr', 'gro']),
  fr: new Set(['taille', 'tailles']),
  nl: new Set(['maat', 'maten', 'mt']),
}

/** Whether a word, folded, says that a size follows. */
export const saysSize = (word: string, language: Language): boolean => markers[language].has(word)

/** Words after a number, folded, that make it something else than a size. */
const units = new Set(
  [
    ['x', 'er', 'in', 'ml', 'l', 'kg', 'g', 'mm', 'm', 'w', 'v', 'tog', 'den', 'euro', 'eur', 'chf'],
    [
      'mon',
      'mte',
      'mnd',
      'monat',
      'monate',
      'monaten',
      'mois',
      'maand',
      'maanden',
      'jahr',
      'jahre',
      'jahren',
      'an',
      'ans',
      'jaar',
    ],
    ['stuck', 'teile', 'teilig', 'paar', 'pieces', 'paires', 'lot', 'stuks', 'delig', 'pack', 'pcs', 'tage'],
  ].flat(),
)
/** Whether a word, folded, is what a number counts or measures. */
export const isUnit = (word: string): boolean => units.has(word) || moreUnits.has(word)

/** Words before a number that make it something else than a size. */
const otherMarkers = new Set([
  'x',
  'ab',
  'bis',
  'unter',
  'uber',
  'uv',
  'tog',
  'des',
  'vanaf',
  'moins',
  'onder',
  'tot',
])

/** Units of a height, which sizes are, and words that a limit of a price does not stand before. */
const moreUnits = new Set([
  'cm',
  'kilo',
  'kilos',
  'kilogramm',
  'liter',
  'litres',
  'grad',
  'prozent',
  'pourcent',
  'procent',
])

/** A size of the filter: its value, and the numbers and letters in it. */
export type KnownSize = { value: string; numbers: readonly number[]; letters: string }

const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d{1,3}$/.test(word)

/** `62/68` has two numbers, `XL` has letters. */
export const knownSize = (value: string): KnownSize => ({
  value,
  numbers: [...value.matchAll(/\d{1,3}/g)].map(([digits]) => Number(digits)),
  letters: /\d/.test(value) ? '' : value.toLowerCase().trim(),
})

/** The values that fit a typed size: with the same number, or a double size around it. */
function valuesOf(typed: string, sizes: readonly KnownSize[]): string[] {
  if (!isNumber(typed))
    return sizes.filter(({ letters }) => letters !== '' && letters === typed).map(({ value }) => value)
  const size = Number(typed)
  const same = sizes.filter(({ numbers }) => numbers.includes(size))
  const around = sizes.filter(({ numbers: [low = size, high = low] }) => low < size && size < high)
  return (same.length > 0 ? same : around).map(({ value }) => value)
}

/** A size that words name, from the first to before the last of them. */
export type NamedSize = {
  typed: string[]
  values: string[]
  from: number
  to: number
  /** A word before it says that it is a size. */
  isMarked: boolean
}

/** The size that is named at a place: after a word for it, or as a number or letters that the catalogue has as sizes. */
export function sizeAt(
  words: readonly string[],
  at: number,
  language: Language,
  sizes: readonly KnownSize[],
): NamedSize | undefined {
  const isMarked = markers[language].has(words[at] ?? '')
  const start = isMarked ? at + 1 : at
  const isKnown = (word: string) => sizes.some(({ numbers }) => numbers.includes(Number(word)))
  const isLetters = (word: string | undefined): word is string =>
    word !== undefined && (isMarked || word.length > 1) && sizes.some(({ letters }) => letters === word)
  if (!isMarked && otherMarkers.has(words[at - 1] ?? '')) return undefined
  let to = start
  for (let word = words[to]; isNumber(word) && (isMarked || isKnown(word)); word = words[to]) to += 1
  if (to === start && isLetters(words[to])) to += 1
  if (to === start || (!isMarked && units.has(words[to] ?? ''))) return undefined
  const typed = words.slice(start, to)
  const end = words[to] === 'cm' ? to + 1 : to
  return {
    typed,
    values: [...new Set(typed.flatMap((one) => valuesOf(one, sizes)))],
    from: at,
    to: end,
    isMarked,
  }
}
