import type { Language } from '@/schemas'
import { knownParts } from './known-parts'

/** Inflections of the last part, which the stemmer removes: Kindersitz·e, Schlafsäck·e. */
export const endings = ['', 'e', 'en', 'n', 'er', 's']
/** Linking letters between the parts of a German or Dutch compound: Wickel·tisch, Kind·er·bett, Schlaf·ens·zeit. */
export const links = ['', 's', 'n', 'en', 'es', 'er', 'e']
const shortestPart = 3
const shortestCompound = 7

type IsPart = (word: string) => boolean

/** Whether a word is one of which compounds of the trade are made: Windel, Windeln. */
export const isOfThing = (word: string, language: Language): boolean =>
  endings.some(
    (tail) => word.endsWith(tail) && knownParts[language].has(word.slice(0, word.length - tail.length)),
  )

const shortestEnd = 5
/** Shorter words stand by chance at the end of others. */
const shortestUnsplit = 6

/** The longer part that a word ends with, where what is before it is not known: Kapuzenhandtuch. */
export function endsWithPart(word: string, language: Language): string[] {
  for (let at = shortestPart; at <= word.length - shortestEnd; at += 1) {
    const end = word.slice(at)
    if (knownParts[language].has(end)) return [end]
  }
  return []
}

/** The split with the fewest parts; undefined if the word does not consist of known parts. */
function fewestParts(word: string, isPart: IsPart): string[] | undefined {
  const best: (string[] | undefined)[] = Array.from({ length: word.length + 1 })
  best[0] = []
  for (let end = shortestPart; end <= word.length; end += 1) {
    for (let start = 0; start <= end - shortestPart; start += 1) {
      const before = best[start]
      if (!before || (start === 0 && end === word.length)) continue
      const piece = word.slice(start, end)
      const part = linkedPart(piece, end === word.length, isPart)
      if (part === undefined) continue
      const found = best[end]
      if (!found || before.length + 1 < found.length) best[end] = [...before, part]
    }
  }
  return best[word.length]
}

/** The known part in a piece of a compound: without linking letters, or without an inflection at the end. */
function linkedPart(piece: string, isLast: boolean, isPart: IsPart): string | undefined {
  for (const tail of isLast ? endings : links) {
    if (!piece.endsWith(tail)) continue
    const part = tail === '' ? piece : piece.slice(0, -tail.length)
    if (part.length >= shortestPart && isPart(part)) return isLast ? piece : part
  }
  return undefined
}

/**
 * Whether a word begins with a part, ends with a longer one (but for an inflection), or has it after other known parts: the maus
 * of a Stoffmaus, and not that of an Armausschnitt. French has no such compounds: there is no ange in langer.
 */
export function hasPart(word: string, part: string, language: Language): boolean {
  if (word.startsWith(part)) return true
  if (language === 'fr') return false
  for (let at = word.indexOf(part, 1); at !== -1; at = word.indexOf(part, at + 1)) {
    const before = word.slice(0, at)
    const isLast = endings.includes(word.slice(at + part.length))
    if (before.length >= shortestPart && part.length >= shortestUnsplit && isLast) return true
    const known = knownParts[language]
    const isKnown = (piece: string) => linkedPart(piece, false, (one) => known.has(one)) !== undefined
    if (isKnown(before) || compoundParts(before, language).length > 0) return true
  }
  return false
}

/**
 * The parts of a compound and, in turn, their parts: `kombikinderwagen` is kombi, kinderwagen, kinder and wagen. Known
 * parts are those of `knownParts` and the words for which `isWord` holds. A word that is not a compound has none.
 */
export function compoundParts(
  word: string,
  language: Language,
  isWord: IsPart = () => false,
): readonly string[] {
  const known = knownParts[language]
  if (known.size === 0 || word.length < shortestCompound || /\d/.test(word)) return []
  const isPart: IsPart = (part) => known.has(part) || (part.length > shortestPart && isWord(part))
  const parts = fewestParts(word, isPart)
  if (!parts) return []
  return [...new Set(parts.flatMap((part) => [part, ...compoundParts(part, language, isWord)]))]
}
