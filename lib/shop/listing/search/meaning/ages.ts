import { type Language, perLanguage } from '@/schemas'
import { foldWords } from '../fold'
import table from './meant-amounts.json'
import { phraseAt } from './phrases'
import { isUnit } from './sizes'

type Unit = 'years' | 'months'

/** A unit in the forms that a language has for numbers. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

type Table = Record<Unit | 'from' | 'beside' | 'and' | 'birthdays', ReadonlySet<string>> & {
  ordinals: readonly string[]
  /** Words for a newborn, with the first of them as a sentence names it. */
  newborn: ReadonlyMap<string, string>
  inWords: (unit: Unit, ...counts: number[]) => string
}

function tableOf(language: Language): Table {
  const own = table[language]
  const rules = new Intl.PluralRules(language)
  const named = (unit: Unit, count: number) => {
    const forms: Forms = own.inWords[unit]
    return forms[rules.select(count)] ?? forms.other
  }
  const words = (texts: readonly string[]) => texts.flatMap((text) => foldWords(text, language))
  return {
    years: new Set(words(own.years)),
    months: new Set(words(own.months)),
    from: new Set(words(own.from)),
    beside: new Set(words(own.beside)),
    and: new Set(words(own.and)),
    birthdays: new Set(words(own.birthdays)),
    ordinals: words(own.ordinals),
    newborn: new Map(
      own.newborn.map((text) => [foldWords(text, language).join(' '), own.newborn[0] ?? text]),
    ),
    // A range is of several, also where it ends with one.
    inWords: (unit, ...counts) =>
      `${counts.join('–')} ${named(unit, Math.max(counts.length > 1 ? 2 : 0, ...counts))}`,
  }
}

const tables = perLanguage(tableOf)

export const isAgeUnit = (word: string, language: Language): boolean =>
  tables[language].years.has(word) || tables[language].months.has(word)

/** A term in which months are a word of their own: `6M` and `6-9M` as labels of clothes have them. */
export const spellMonths = (term: string, language: Language): string =>
  term.replace(
    /(?<![\p{L}\d.,])(\d{1,2}(?:\s?[-–/]\s?\d{1,2})?)m(?![\p{L}\d])/giu,
    `$1 ${table[language].months[0]}`,
  )

/** Children of this shop are not older. */
const mostYears = 14
const mostMonths = 48

/** An age that words name, from the first to before the last of them. */
export type NamedAge = {
  months: number
  /** The upper end of a range: 48 for 2 to 4 years. */
  until?: number
  /** As a sentence names it: 2 Jahre, 2–4 Jahre. */
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

type Count = { count: number; unit: Unit | undefined; to: number }

/** A number at a place, with its unit if that follows. */
function countAt(words: readonly string[], at: number, own: Table): Count | undefined {
  const [digits, next = ''] = [words[at], words[at + 1]]
  if (!isNumber(digits)) return undefined
  const unit = own.years.has(next) ? 'years' : own.months.has(next) ? 'months' : undefined
  return { count: Number(digits), unit, to: unit ? at + 2 : at + 1 }
}

const monthsOf = (count: number, unit: Unit) => count * (unit === 'years' ? 12 : 1)
const isAge = (count: number, unit: Unit) => count <= (unit === 'years' ? mostYears : mostMonths)

/** `ab 4` without a unit: where the number counts nothing else, it is one of years. */
function bareFrom(words: readonly string[], first: Count): Count {
  const isCounting = isUnit(words[first.to] ?? '') || isNumber(words[first.to])
  return first.unit || isCounting ? first : { ...first, unit: 'years' }
}

type Named = Pick<NamedAge, 'months' | 'until' | 'label' | 'to'>

/** Two ends of which the first is the lower one: `2-4 Jahre`, `18 Monate bis 3 Jahre`. */
function rangeFrom(words: readonly string[], first: Count, own: Table): Named | undefined {
  const second = countAt(words, own.and.has(words[first.to] ?? '') ? first.to + 1 : first.to, own)
  if (!second?.unit) return undefined
  const unit = first.unit ?? second.unit
  const [months, until] = [monthsOf(first.count, unit), monthsOf(second.count, second.unit)]
  if (months >= until || !isAge(first.count, unit) || !isAge(second.count, second.unit)) return undefined
  const label =
    unit === second.unit
      ? own.inWords(unit, first.count, second.count)
      : `${own.inWords(unit, first.count)} – ${own.inWords(second.unit, second.count)}`
  return { months, until, label, to: second.to }
}

function oneFrom({ count, unit, to }: Count, own: Table): Named | undefined {
  if (!unit || (count === 0 && unit === 'years') || !isAge(count, unit)) return undefined
  return { months: monthsOf(count, unit), label: own.inWords(unit, count), to }
}

/** The number of words of the longest phrase for a newborn. */
const longestNewborn = 3
/** The inflections that the table leaves out: Neugeborenes, nouveau-nés. */
const newbornEndings = ['', 's', 'n', 'r', 'en', 'es', 'er']

function newbornAt(words: readonly string[], at: number, { newborn }: Table): Named | undefined {
  const found = phraseAt(words, at, newborn, longestNewborn, newbornEndings)
  return found && { months: 0, label: found.meant, to: at + found.length }
}

/**
 * The age that is named at a place: `2 Jahre`, `2-4 Jahre`, `ab 3 Monaten`, a word for a newborn, or the year of a birthday, which stays a
 * word.
 */
export function ageAt(words: readonly string[], at: number, language: Language): NamedAge | undefined {
  const own = tables[language]
  const word = words[at] ?? ''
  const year = own.birthdays.has(words[at + 1] ?? '') ? yearOf(word, own) : undefined
  if (year !== undefined && year > 0 && year <= mostYears)
    return { months: year * 12, label: own.inWords('years', year), isFrom: false, from: at, to: at + 1 }
  const newborn = newbornAt(words, at, own)
  if (newborn) return { ...newborn, from: at, isFrom: false }
  let start = at
  while (start - at < 2 && own.beside.has(words[start] ?? '')) start += 1
  const first = countAt(words, start, own)
  const isFrom = words.slice(at, start).some((one) => own.from.has(one))
  const named =
    first && (rangeFrom(words, first, own) ?? oneFrom(isFrom ? bareFrom(words, first) : first, own))
  return named && { ...named, from: at, isFrom }
}

/**
 * The values of the age filter that fit, each set wider than the one before: what is made for that age, and then whatever
 * a child of that age can use. Values are months.
 */
export function agesFor({ months, until = months, isFrom }: NamedAge, known: readonly number[]): string[][] {
  const fitting = known.filter((value) => value <= until).sort((a, b) => a - b)
  const sets = [
    ...(isFrom ? [fitting.filter((value) => value === months)] : []),
    fitting.filter((value) => value >= months / 2),
    fitting,
  ]
  return sets
    .filter((set, place) => set.length > 0 && set.length !== sets[place - 1]?.length)
    .map((set) => set.map(String))
}
