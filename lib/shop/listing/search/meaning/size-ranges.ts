import { isBagSize, isClothesSize } from '@/lib/shop/advisors'
import { type Language, perLanguage } from '@/schemas'
import { foldWords } from '../fold'
import { isJoining, limitAt } from './amounts'
import { phraseAt } from './phrases'
import { isUnit, type KnownSize, type NamedSize, saysSize } from './sizes'

type End = 'most' | 'least'

/** What is written before the largest and the smallest of some sizes; the first of each names them on the page. */
const limits: Record<Language, Record<End, readonly string[]>> = {
  de: {
    most: ['bis', 'bis zu', 'bis maximal', 'bis max', 'maximal', 'max', 'höchstens'],
    least: ['ab', 'mindestens', 'min'],
  },
  fr: {
    most: ['jusqu’à', 'jusqu’au', 'maximum', 'max', 'au maximum', 'au plus'],
    least: ['dès', 'à partir de', 'à partir du', 'au moins', 'minimum'],
  },
  nl: {
    most: ['tot', 'tot en met', 't/m', 'maximaal', 'max', 'hooguit'],
    least: ['vanaf', 'minstens', 'minimaal'],
  },
}

const phrases = perLanguage(
  (language) =>
    new Map(
      (['most', 'least'] as const).flatMap((end) =>
        limits[language][end].map((text) => [foldWords(text, language).join(' '), end] as const),
      ),
    ),
)

/** The number of words of the longest of them. */
const longest = 3

/** Stand between a limit and the word for a size: jusqu'à la taille. */
const articles = new Set(['zur', 'der', 'la', 'de', 'en'])

/** A number as it stands, with or without the word for a size. */
function numberAt(words: readonly string[], at: number, language: Language, sizes: readonly KnownSize[]) {
  const article = articles.has(words[at] ?? '') && saysSize(words[at + 1] ?? '', language) ? 1 : 0
  const isMarked = saysSize(words[at + article] ?? '', language)
  const place = at + article + (isMarked ? 1 : 0)
  const word = words[place] ?? ''
  const isKnown = sizes.some(({ numbers }) => numbers.includes(Number(word)))
  if (!/^\d{1,3}$/.test(word) || !isKnown || isUnit(words[place + 1] ?? '')) return undefined
  return { size: Number(word), isMarked, to: place + 1 }
}

const isOfChild = (label: string) => isClothesSize(label) || isBagSize(label)

/** The sizes between two ends, both included: those of children where the ends are such, so that 62 takes no shoes along. */
const valuesBetween = (from: number, to: number, sizes: readonly KnownSize[]) => {
  const areOfChild = [from, to].filter(Number.isFinite).every((size) => isOfChild(String(size)))
  return sizes
    .filter(({ value }) => isOfChild(value) === areOfChild)
    .filter(({ numbers }) => numbers.some((size) => from <= size && size <= to))
    .map(({ value }) => value)
}

/** The sizes that a limit or two ends name at a place: `bis 62`, `ab Größe 74`, `62 bis 74`, `de 62 à 74`. */
export function sizeRangeAt(
  words: readonly string[],
  at: number,
  language: Language,
  sizes: readonly KnownSize[],
): (NamedSize & { label: string }) | undefined {
  const limit = phraseAt(words, at, phrases[language], longest)
  const other = limit ? undefined : limitAt(words, at, language)
  const between = other?.meant === 'between' ? other.length : 0
  const first = numberAt(words, at + (limit?.length ?? between), language, sizes)
  if (!first) return undefined
  const named = (from: number, to: number, label: string, end: typeof first) => ({
    values: valuesBetween(from, to, sizes),
    typed: [String(first.size)],
    isMarked: first.isMarked || end.isMarked,
    ...{ label, from: at, to: end.to },
  })
  const isJoined = isJoining(words[first.to], language)
  const last =
    limit?.meant !== 'most' && isJoined ? numberAt(words, first.to + 1, language, sizes) : undefined
  if (last && first.size < last.size)
    return named(first.size, last.size, `${first.size}–${last.size}`, { ...last })
  if (!limit) return undefined
  const label = `${limits[language][limit.meant][0]} ${first.size}`
  return limit.meant === 'most'
    ? named(Number.NEGATIVE_INFINITY, first.size, label, first)
    : named(first.size, Number.POSITIVE_INFINITY, label, first)
}
