import { describe, expect, it } from 'vitest'
import { type Language, languages } from '@/schemas'
import { entry, tables, wordsOf } from '@/scripts/seed/catalogue/tables'

const { kinds, dimensions, sizes } = tables()

/** The spellings of each unit. */
const units = {
  cm: 'cm|Zentimetern?|centimètres?|centimeter',
  mm: 'mm',
  m: 'm',
  kg: 'kg|Kilogramm|kilos?|kilogram',
  g: 'g',
  l: 'l',
  ml: 'ml',
  '°C': '°C|Grad|degrés|graden',
  TOG: 'TOG',
  s: 'Sekunden|secondes|seconden',
  min: 'Minuten|minutes|minuten',
  h: 'Stunden|heures|uur',
  months: 'Monaten?|mois|maanden',
  years: 'Jahren?|ans|jaar',
}
const spellings = Object.values(units).join('|')
const number = String.raw`\d+(?:,\d+)?`
const joined = `(?: ?(?:–|×|bis|oder|und|à|ou|et|tot|of|en) ?)`
const figure = new RegExp(`(${number}(?:${joined}${number})*) (${spellings})(?![\\p{L}\\d])`, 'gu')

const letters: Record<Language, readonly string[]> = {
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  nl: 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' '),
}

/** The measures of a text, each number with its unit: `36 °C`, `37 °C`. */
function figuresIn(text: string, language: Language): string[] {
  const inDigits = text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/(\d) (\d{3})(?!\d)/g, '$1$2')
    // The hour of a clock.
    .replace(/même à trois heures|om drie uur/g, '')
    .replace(/\p{L}+/gu, (word) => {
      const value = letters[language].indexOf(word.toLowerCase())
      return value < 2 ? word : String(value)
    })
  return [...inDigits.matchAll(figure)].flatMap(([, numbers = '', spelling = '']) => {
    const unit = Object.entries(units).find(([, of]) => new RegExp(`^(?:${of})$`).test(spelling))?.[0]
    return (numbers.match(new RegExp(number, 'g')) ?? []).map((one) => `${one.replace(/,0$/, '')} ${unit}`)
  })
}

/** What a sentence says of use, of other goods or of about how much, and no table of the goods can have. */
const apart: Readonly<Record<string, readonly string[]>> = {
  badewanne: ['80 cm', '6 months', '8 months'],
  fusssack: ['10 °C'],
  halftrage: ['3 min'],
  stapelturm: ['2 years'],
  schnuller: ['5 min'],
  schlafanzug: ['2,5 TOG', '16 °C', '20 °C'],
}

const factsOf = (key: string): string[] => {
  const { facts, attributes = {}, age, dimensions: own = [], sizes: run } = entry(kinds, key)
  const steps = Object.values(facts).flatMap((fact) =>
    typeof fact === 'string' || Array.isArray(fact) ? fact : [`${fact.from} ${fact.unit}`],
  )
  return [
    ...steps,
    ...own.flatMap(({ value, facts: more = {} }) => [entry(dimensions, value).text, ...Object.values(more)]),
    ...(run ? entry(sizes, run).flatMap((size) => Object.values(size.attributes).map(String)) : []),
    ...(age === undefined ? [] : [`${age} Monaten`]),
    ...(attributes.wassersaeule ? [`${attributes.wassersaeule} mm`] : []),
  ]
}

/** What the tables of a kind say in a language: its facts, its advantages, its details and how to care for it. */
function toldIn(language: Language, key: string): string[] {
  const { benefits, details } = entry(wordsOf(language).kinds, key)
  return [...benefits, ...details.map(([, value]) => value)].flatMap((text) => figuresIn(text, language))
}

describe.each(languages)('The figures of goods in %s', (language) => {
  const words = wordsOf(language)

  it('are in texts only where a fact, an advantage, a detail or a warning has them', () => {
    const found = Object.entries(words.kinds).flatMap(([key, { intros, uses }]) => {
      const warned = entry(kinds, key).warnings.map((warning) => entry(words.warnings, warning))
      const known = new Set([
        ...factsOf(key).flatMap((text) => figuresIn(text, 'de')),
        ...toldIn(language, key),
        ...warned.flatMap((text) => figuresIn(text, language)),
        ...(apart[key] ?? []),
      ])
      return [...intros, ...uses].flatMap((text) =>
        figuresIn(text, language)
          .filter((one) => !known.has(one))
          .map((one) => `${key}: ${one} in “${text}”`),
      )
    })
    expect(found).toEqual([])
  })

  it('are the same advantages and details as in German', () => {
    for (const key of Object.keys(kinds))
      expect([key, [...new Set(toldIn(language, key))].sort()]).toEqual([
        key,
        [...new Set(toldIn('de', key))].sort(),
      ])
  })

  it('are read in letters and digits', () => {
    const [three = '', ten = ''] = [letters[language][3], letters[language][10]]
    expect(figuresIn(`${three} cm, ${ten} kg`, language)).toEqual(['3 cm', '10 kg'])
  })
})

it('Each figure that is apart is still said', () => {
  const said = Object.entries(apart).flatMap(([key, list]) => {
    const { intros, uses } = entry(wordsOf('de').kinds, key)
    const stated = [...intros, ...uses].flatMap((text) => figuresIn(text, 'de'))
    return list.filter((one) => !stated.includes(one)).map((one) => `${key}: ${one}`)
  })
  expect(said).toEqual([])
})
