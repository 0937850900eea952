import { type Language, languages } from '@/schemas'
import { foldWords } from '../fold'
import table from './meant-amounts.json'

type Table = Record<'years' | 'months' | 'from' | 'beside' | 'birthdays', ReadonlySet<string>> & {
  ordinals: readonly string[]
  inWords: (count: number, unit: 'years' | 'months') => string
}

function tableOf(language: Language): Table {
  const own = table[language]
  const words = (texts: readonly string[]) => texts.flatMap((text) => foldWords(text, language))
  return {
    years: new Set(words(own.years)),
    months: new Set(words(own.months)),
    from: new Set(words(own.from)),
    beside: new Set(words(own.beside)),
    birthdays: new Set(words(own.birthdays)),
    ordinals: words(own.ordinals),
    inWords: (count, unit) => `${count} ${own[unit][count === 1 ? 0 : 1]}`,
  }
}

const tables = Object.fromEntries(languages.map((language) => [language, tableOf(language)])) as Record<
  Language,
  Table
>

/** Children of this shop are not older. */
const mostYears = 14
const mostMonths = 48

/** An age that words name, from the first to before the last of them. */
export type NamedAge = {
  months: number
  /** As a sentence names it: 2 Jahre. */
  label: string
  /** What is for this age and older, not what a child of this age can use. */
  isFrom: boolean
  from: number
  to: number
}

const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d{1,2}$/.test(word)

/** The year of a birthday: `1`, `1er`, `ersten`. */
function yearOf(word: string, { ordinals }: Table): number | undefined {
  const [, digits] = /^(\d{1,2})(?:er|e|eme|ste|de|ten)?$/.exec(word) ?? []
  if (digits !== undefined) return Number(digits)
  const named = ordinals.indexOf(word)
  if (named < 0) return undefined
  // The table lists the forms of one year beside each other.
  return Math.floor((named * 3) / ordinals.length) + 1
}

/** The age that is named at a place: `2 Jahre`, `ab 3 Monaten`, or the year of a birthday, which stays a word. */
export function ageAt(words: readonly string[], at: number, language: Language): NamedAge | undefined {
  const own = tables[language]
  const word = words[at] ?? ''
  const year = own.birthdays.has(words[at + 1] ?? '') ? yearOf(word, own) : undefined
  if (year !== undefined && year > 0 && year <= mostYears)
    return { months: year * 12, label: own.inWords(year, 'years'), isFrom: false, from: at, to: at + 1 }
  let start = at
  while (start - at < 2 && own.beside.has(words[start] ?? '')) start += 1
  const [digits, unit = ''] = [words[start], words[start + 1]]
  if (!isNumber(digits) || !(own.years.has(unit) || own.months.has(unit))) return undefined
  const [count, isYears] = [Number(digits), own.years.has(unit)]
  if (count === 0 || count > (isYears ? mostYears : mostMonths)) return undefined
  return {
    months: count * (isYears ? 12 : 1),
    label: own.inWords(count, isYears ? 'years' : 'months'),
    isFrom: words.slice(at, start).some((one) => own.from.has(one)),
    from: at,
    to: start + 2,
  }
}

/**
 * The values of the age filter that fit, each set wider than the one before: what is made for that age, and then whatever
 * a child of that age can use. Values are months.
 */
export function agesFor({ months, isFrom }: NamedAge, known: readonly number[]): string[][] {
  const fitting = known.filter((value) => value <= months).sort((a, b) => a - b)
  const sets = [
    ...(isFrom ? [fitting.filter((value) => value === months)] : []),
    fitting.filter((value) => value >= months / 2),
    fitting,
  ]
  return sets
    .filter((set, place) => set.length > 0 && set.length !== sets[place - 1]?.length)
    .map((set) => set.map(String))
}
