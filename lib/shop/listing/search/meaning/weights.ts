import type { Language } from '@/schemas'
import type { WeightRange } from '../../query'
import { foldWords } from '../fold'
import { isJoining, limitAt } from './amounts'
import type { Meaning } from './meanings'
import type { Part, Understood } from './understand'

const units = new Set(['kg', 'kilo', 'kilos', 'kilogramm', 'kilogramme', 'kilogrammes', 'kilogram'])
/** Beyond this, something else than a child is weighed. */
const heaviest = 60
/** A child weighs no less: a range from here on has no lower end. */
const newborn = 3
/** Words that name for whom something is, and no limit. */
const forWhom = new Set(['fur', 'pour', 'voor'])

/** `3,5 kg` is a weight of 4, and no range. */
const decimals = /(?<!\d)(\d{1,3})[.,]\d{1,2}(?=\s{0,2}(?:kg|kilo|[-–]|bis|à|tot))/gi

type Amount = { kilograms: number; hasUnit: boolean; to: number }

function amountAt(words: readonly string[], at: number): Amount | undefined {
  const [, digits, unit = ''] = /^(\d{1,3})(\D{2,12})?$/.exec(words[at] ?? '') ?? []
  if (digits === undefined || (unit !== '' && !units.has(unit))) return undefined
  const isBefore = unit === '' && units.has(words[at + 1] ?? '')
  return { kilograms: Number(digits), hasUnit: isBefore || unit !== '', to: isBefore ? at + 2 : at + 1 }
}

/** Without a range, what is weighed is no child. */
type NamedWeight = { weight?: WeightRange; label: string; to: number }

/** The weight that is named at a place: `18 kg`, `ab 9 kg`, `bis 36 kg`, `9-18 kg`. */
function weightAt(words: readonly string[], at: number, language: Language): NamedWeight | undefined {
  const limit = limitAt(words, at, language)
  const numbers = at + (limit?.length ?? 0)
  const first = amountAt(words, numbers)
  if (!first) return undefined
  const second = amountAt(words, isJoining(words[first.to], language) ? first.to + 1 : first.to)
  if (second?.hasUnit && first.kilograms < second.kilograms && second.kilograms <= heaviest) {
    const { kilograms: from } = first
    const weight = { ...(from > newborn && { from }), to: second.kilograms }
    return { weight, label: `${from}–${second.kilograms} kg`, to: second.to }
  }
  const { kilograms, hasUnit, to } = first
  if (!hasUnit) return undefined
  if (kilograms === 0 || kilograms > heaviest) return { label: '', to }
  const isFor = forWhom.has(words.slice(at, numbers).join(' '))
  const meant = isFor || !limit ? 'exactly' : limit.meant
  const weight =
    meant === 'most'
      ? { to: kilograms }
      : // From a weight on is longer than up to it.
        { from: kilograms, to: meant === 'least' ? kilograms + 1 : kilograms }
  return { weight, label: `${kilograms} kg`, to }
}

type Weighed = { part?: Part; said: ReadonlySet<string> }

/** The first weight that a term names, with the words that say it. Of what is no child it is no part of the meaning. */
export function namedWeight(term: string, language: Language): Weighed | undefined {
  const spelled = term.replace(decimals, (_, whole: string) => String(Number(whole) + 1))
  const words = foldWords(spelled, language)
  const rounded = [...term.matchAll(decimals)].flatMap(([typed]) => foldWords(typed, language))
  for (let at = 0; at < words.length; at += 1) {
    const named = weightAt(words, at, language)
    if (!named) continue
    const { weight, label, to } = named
    return {
      ...(weight && {
        part: { meaning: 'weight', label, values: [], categories: [], weight, isGuessed: false },
      }),
      said: new Set([...words.slice(at, to), ...rounded]),
    }
  }
  return undefined
}

type Asking = {
  /** Taken back, or answered by a filter of the visitor's. */
  without: ReadonlySet<Meaning>
  find: (
    words: readonly string[],
    parts: readonly Part[],
  ) => Promise<{ hits: number; isNamed?: boolean | undefined }>
}

/**
 * What is left of a term that names a weight. Goods that are called by the other words need not name it: a pushchair that
 * carries as much as a seat of a car is none. As the weight of a child it narrows them where they name such weights.
 */
export async function withNamedWeight(
  term: string,
  language: Language,
  understood: Understood,
  { without, find }: Asking,
): Promise<Understood> {
  const named = namedWeight(term, language)
  if (!named) return understood
  const { part, said } = named
  const rest = understood.rest.filter((word) => !said.has(word))
  const typed = await find(understood.rest, [])
  if (rest.length === 0 || (typed.hits > 0 && typed.isNamed)) return understood
  const others = await find(rest, [])
  const isMentioned = others.hits > 0 && !others.isNamed
  // Of misspelt words, which find nothing, it is not known yet.
  const asked = part && (isMentioned ? part : { ...part, weight: {} })
  const isTold = asked && (others.hits === 0 || (await find(rest, [asked])).hits > 0)
  if (isMentioned && !isTold) return understood
  return { rest, parts: isTold && !without.has('weight') ? [...understood.parts, part] : understood.parts }
}
