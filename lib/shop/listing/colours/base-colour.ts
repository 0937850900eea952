import { type Language, languages } from '@/schemas'
import { type BaseColour, baseColours, languageOfKeys } from '@/schemas/shop'
import { foldWords } from '../search/fold'
import table from './base-colours.json'

type Entry = {
  labels: Record<Language, string>
  swatch?: string
  words: Record<Language | 'every', string[]>
}

const entries: Record<BaseColour, Entry> = table

/** The names, the swatch and the place in the filter of a base colour. */
export const describeBaseColour = (colour: BaseColour) => ({
  labels: entries[colour].labels,
  swatch: entries[colour].swatch ?? null,
  position: baseColours.indexOf(colour) + 1,
})

/** A colour word as the tables hold it: `Moos-Grün` is `moos grun`. Empty without letters and digits. */
export const colourWord = (text: string, language: Language): string => foldWords(text, language).join(' ')

/** Base colours by the folded words of a language. */
type WordTable = ReadonlyMap<string, BaseColour>
export type ColourWords = Partial<Record<Language, WordTable>>

const tableOf = (language: Language): WordTable =>
  new Map(
    baseColours.flatMap((colour) =>
      [...entries[colour].words.every, ...entries[colour].words[language]].map(
        (word) => [colourWord(word, language), colour] as const,
      ),
    ),
  )

const usual = Object.fromEntries(languages.map((language) => [language, tableOf(language)])) as Record<
  Language,
  WordTable
>

/** German and Dutch join words: Dunkelblau, lichtgrijs. The shortest ending that is looked for. */
const compoundLanguages: readonly Language[] = ['de', 'nl']
const shortestEnding = 3

/** The base colour of a text in a language: as a whole, else of the first of its words that means one. */
function colourIn(text: string, language: Language, own: WordTable | undefined): BaseColour | undefined {
  const meaning = (word: string) => own?.get(word) ?? usual[language].get(word)
  const ofEnding = (word: string) => {
    if (!compoundLanguages.includes(language)) return undefined
    for (let from = 1; word.length - from >= shortestEnding; from += 1) {
      const colour = meaning(word.slice(from))
      if (colour) return colour
    }
    return undefined
  }
  const words = foldWords(text, language)
  const whole = meaning(words.join(' '))
  if (whole) return whole
  for (const part of text.split(/[/,;+&|]/)) {
    const colour = meaning(colourWord(part, language))
    if (colour) return colour
    for (const word of foldWords(part, language)) {
      const named = meaning(word) ?? ofEnding(word)
      if (named) return named
    }
  }
  return undefined
}

/**
 * The base colour of a colour by its labels, else by the value itself, which may be a word of any language. Of several
 * colours (`blau/weiß`) the first. A shop's own words come before the usual ones. Unknown colours are `andere`.
 */
export function baseColourOf(
  value: string,
  labels: Readonly<Partial<Record<string, string>>>,
  own: ColourWords,
): BaseColour {
  const labelled = languages.flatMap((language) => {
    const label = labels[language]
    return label === undefined ? [] : [[language, label] as const]
  })
  const others = languages.filter((language) => language !== languageOfKeys)
  const bare = [languageOfKeys, ...others].map((language) => [language, value] as const)
  for (const [language, text] of [...labelled, ...bare]) {
    const colour = colourIn(text, language, own[language])
    if (colour) return colour
  }
  return 'andere'
}
