import type { Language } from '@/schemas'

const shortestPlural = 5
const shortestBase = 4

/** What an English plural is of, which the stemmers of other languages leave, and its plural: Bodys, Buggy, Autos. */
function englishForms(word: string): string[] {
  if (word.length >= shortestPlural && /[a-z]s$/.test(word)) return [word.slice(0, -1)]
  return word.length >= shortestBase && /[aiouy]$/.test(word) ? [`${word}s`] : []
}

/** A plural that some versions of the stemmer leave as it is: Windel, Windeln. */
const germanPlural = (word: string): string[] => {
  if (/..e[lr]n$/.test(word)) return [word.slice(0, -1)]
  return /..e[lr]$/.test(word) ? [`${word}n`] : []
}

/** What a small one is one of, whose last letter may have gone: Söckchen, Mützchen, Entlein; in the south Jäckli, Hösli, Windeli. */
const germanBases = (word: string): string[] => {
  const [, base = '', ending] = /^(.+)(chen|lein|li|erl)$/.exec(word) ?? []
  const [, ofEl] = /^(...+el)i$/.exec(word) ?? []
  // What is left of Windeli is a word of its own.
  if (ofEl && base.length > shortestBase) return [ofEl, `${ofEl}n`]
  if (base.length < shortestBase) return ending === 'li' && base.length === 3 ? [`${base}e`] : []
  return [base, `${base}e`]
}

/** Of Dutch also what doubles its consonant in the plural, and small ones: tassen, broekje, truitje. */
function dutchForms(word: string): string[] {
  const doubled = /^(.+([b-df-hj-np-tv-z]))\2en$/.exec(word)?.[1] ?? ''
  const small = ['pje', 'tje', 'je'].filter((ending) => word.endsWith(ending))
  return [
    ...(doubled.length >= 3 ? [doubled] : []),
    ...small.map((ending) => word.slice(0, -ending.length)).filter(({ length }) => length >= 3),
  ]
}

/** What a diminutive is of; none where the language has none that is searched for. */
export const basesOf = (word: string, language: Language): string[] =>
  language === 'de' ? germanBases(word) : []

/** Other forms of a word that the stemmer of its language does not join with it. */
export function formsOf(word: string, language: Language): string[] {
  if (language === 'fr') return []
  return [
    ...englishForms(word),
    ...(language === 'de' ? [...germanPlural(word), ...germanBases(word)] : dutchForms(word)),
  ]
}
