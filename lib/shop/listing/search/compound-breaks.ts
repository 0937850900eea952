import type { Language } from '@/schemas'
import { endings, links } from './compounds'
import { knownParts } from './known-parts'

const shortestPart = 3

/** Parts that matter to a line and not to a search, folded like the known ones; in French, syllables of long words. */
const moreParts = {
  de: [
    ...['auflage', 'barriere', 'bedingungen', 'bestatigung', 'bestell', 'birken', 'borosilikat', 'faser'],
    ...['fein', 'freiheit', 'freundlich', 'ganzjahres', 'geschafts', 'gutschein', 'kapuzen', 'lieblings'],
    ...['mobel', 'platte', 'rucken', 'schurwolle', 'sperr', 'stuck', 'ubergangs', 'waschmittel'],
    ...['adresse', 'fassung', 'produkt', 'rechnung', 'sicherheit', 'zimmer', 'zusammen'],
    // Of the long words of an order: Eingangs|bestätigung, Widerrufs|belehrung.
    ...['auftrag', 'belehrung', 'eingang', 'erklarung', 'garantie', 'haltbarkeit', 'korrektur'],
    ...['uberweisung', 'vertrag', 'widerruf'],
  ],
  nl: [
    ...[
      'aankleed',
      'aanschuif',
      'bedden',
      'beker',
      'combi',
      'drink',
      'kamer',
      'leer',
      'meegroei',
      'overslag',
    ],
    ...['romper', 'stoelen', 'temperatuur'],
  ],
  fr: ['caracte', 'charge', 'ments', 'ristiques', 'tele'],
}
const more: Record<Language, ReadonlySet<string>> = {
  de: new Set(moreParts.de),
  nl: new Set(moreParts.nl),
  fr: new Set(moreParts.fr),
}

const plainLetters: Record<string, string> = {
  ä: 'a',
  ö: 'o',
  ü: 'u',
  ß: 's',
  ë: 'e',
  é: 'e',
  è: 'e',
  ï: 'i',
}

/** Folded letter by letter, so that places stay what they are. */
const plain = (word: string) =>
  word.toLowerCase().replace(/[äöüßëéèï]/g, (letter) => plainLetters[letter] ?? letter)

type Way = { parts: number; breaks: readonly number[] }

/**
 * The places between the parts of a compound, in letters: Ganzjahres|schlafsack. None where a part is not known, because
 * what is guessed is wrong too often.
 */
export function compoundBreaks(word: string, language: Language): readonly number[] {
  const known = knownParts[language]
  const text = plain(word)
  const isPart = (piece: string, isLast: boolean) =>
    (isLast ? endings : links).some((tail) => {
      const part = tail === '' ? piece : piece.slice(0, -tail.length)
      return (
        piece.endsWith(tail) && part.length >= shortestPart && (known.has(part) || more[language].has(part))
      )
    })
  const best: (Way | undefined)[] = [{ parts: 0, breaks: [] }]
  for (let end = shortestPart; end <= text.length; end += 1)
    for (let start = 0; start <= end - shortestPart; start += 1) {
      const before = best[start]
      if (!before || (start === 0 && end === text.length)) continue
      if (!isPart(text.slice(start, end), end === text.length)) continue
      const found = best[end]
      if (found && found.parts <= before.parts + 1) continue
      best[end] = { parts: before.parts + 1, breaks: start === 0 ? [] : [...before.breaks, start] }
    }
  return best[text.length]?.breaks ?? []
}
