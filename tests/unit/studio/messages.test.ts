import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changeKinds } from '@/lib/studio/people/change-kinds'

const languages = ['de', 'fr', 'en'] as const
const folders = readdirSync('lib/studio', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('messages/de.json'))
  .map((path) => `lib/studio/${path.replace(/\/de\.json$/, '')}`)

type Messages = { [key: string]: string | Messages }

const flat = (messages: Messages, before = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  )

const readTexts = (folder: string, language: string) =>
  new Map(flat(JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as Messages))

/** A choice of words by a value, without the words. */
const choice = /\{(\w+), (?:select|plural),(?:\s*=?\w+ \{[^{}]*\})+\s*\}/g

/** The names of the values that a text is filled with. */
const valuesOf = (text: string) =>
  [...new Set([...text.replace(choice, '{$1}').matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort()

it('finds the texts', () => {
  expect(folders.length).toBeGreaterThan(5)
})

describe.each(folders)('the texts in %s', (folder) => {
  const [de, ...others] = languages.map((language) => readTexts(folder, language))

  it('exist in every language, and are filled with the same values', () => {
    for (const texts of others) {
      expect([...texts.keys()].sort()).toEqual([...(de?.keys() ?? [])].sort())
      for (const [key, text] of texts)
        expect({ key, values: valuesOf(text) }).toEqual({ key, values: valuesOf(de?.get(key) ?? '') })
    }
  })

  it('are not empty, but where a language has no word', () => {
    for (const texts of [de, ...others])
      for (const [key, text] of texts ?? [])
        if (key !== 'toasts.types.default') expect(text, key).not.toBe('')
  })
})

/** What the typography of a language forbids. */
const misprints: Readonly<Record<(typeof languages)[number], RegExp>> = {
  de: /["'](?=\p{L})|(?<=\p{L})["']|\.\.\.|(?<=\d) (?=[%€])/u,
  en: /["'](?=\p{L})|(?<=\p{L})["']|\.\.\.| …/u,
  // A narrow space that does not break stands before ; : ? ! » and after «.
  fr: /["'](?=\p{L})|(?<=\p{L})["']|\.\.\.| …|(?<!\u202f|https?)[;:?!»](?=\s|$)|«(?!\u202f)|(?<=\d) (?=[%€])/u,
}
const labels = (language: 'de' | 'fr') =>
  Object.entries(
    JSON.parse(readFileSync(`lib/studio/forms/labels/${language}.json`, 'utf8')) as Record<string, string>,
  )

it.each(languages)('sets apostrophes, quotation marks and spaces as in %s', (language) => {
  const texts = folders.flatMap((folder) => [...readTexts(folder, language)])
  for (const [key, text] of [...texts, ...(language === 'en' ? [] : labels(language))])
    expect(misprints[language].exec(text)?.[0], `${key}: ${text}`).toBeUndefined()
})

/** What somebody has named, which may begin with a vowel: “Version de Anna”. */
const named = ['by', 'name', 'names', 'author', 'writer', 'planner', 'story', 'market', 'markets', 'zone']

it('puts no French word before a name that would be cut short there', () => {
  const before = new RegExp(String.raw`\b(?:de|que|le|la|je|se|ne) \{(?:${named.join('|')})\}`, 'i')
  for (const [key, text] of folders.flatMap((folder) => [...readTexts(folder, 'fr')]))
    expect(text, key).not.toMatch(before)
})

/** Words that stand for what has another name everywhere else in the Studio, with that name. */
const strayWords: Readonly<Record<(typeof languages)[number], readonly [RegExp, string][]>> = {
  de: [
    [/vom Shop (?:ge)?n|zurückge?z[oi]/i, 'offline nehmen'],
    [/administra/i, 'Verwaltung'],
    [/Mediathek|Medienbibliothek/, 'Medien'],
    [/Onlineshop/, 'Shop'],
    [/\bKund(?:en|innen)\b|Käufer/, 'Besucher'],
    [/(?:Ohne Wert|nie|mehrere|Alle) .*Bedingung|Bedingung(?:en)? trifft/, 'Auslöser'],
    [/angehalten/i, 'pausiert'],
    [/Baustein/, 'Block, Komponente'],
    [/Bildpunkt/, 'Pixel'],
    [/\bFilm/, 'Video'],
    [/Stand vom/, 'Fassung vom'],
    [/(?<!wiederh)\berstell(?:en|t)\b/i, 'anlegen'],
  ],
  en: [
    [/(?:goes|take\S*|is) offline|off the shop/i, 'unpublish'],
    [/online shop/i, 'shop'],
    [/\bshoppers?\b|\bcustomers\b/i, 'visitors'],
    [/\bplanned\b/i, 'scheduled'],
    [/media library/i, 'Media'],
    [/\bfilms?\b/i, 'video'],
    [/condition is never met/, 'trigger'],
    [/\banyway\b/, 'all the same'],
  ],
  fr: [
    [/hors ligne|retir\S+ de la boutique|ou retirée/i, 'dépublier'],
    [/administrateur/i, 'l’administration'],
    [/\bles clients\b/i, 'visiteurs'],
    [/\barticles?\b(?! de conseils)/i, 'produit'],
    [/médiathèque/i, 'Médias'],
    [/\bfilms?\b/i, 'vidéo'],
    [/la condition n’est/, 'déclencheur'],
    [/l’état du \{/, 'version du'],
  ],
}

it.each(languages)('has one name for one thing in %s', (language) => {
  const texts = folders.flatMap((folder) =>
    [...readTexts(folder, language)].map(([key, text]) => [`${folder} ${key}`, text] as const),
  )
  const stray = [...texts, ...(language === 'en' ? [] : labels(language))].flatMap(([key, text]) =>
    strayWords[language].flatMap(([word, name]) => (word.test(text) ? [`${key}: ${text} → ${name}`] : [])),
  )
  expect(stray).toEqual([])
})

it('has a name and a sentence for every kind of change', () => {
  const texts = readTexts('lib/studio/log/messages', 'en')
  for (const kind of changeKinds)
    expect([texts.has(`names.${kind}`), texts.has(`kinds.${kind}`)], kind).toEqual([true, true])
})

describe('what takes somebody else to publish', () => {
  /** A text that sends its reader to a role, in place of people. */
  const sends =
    /Rolle „Veröffentlichung“|der veröffentlichen darf|Person(?:en)?(?: ändern)?, die veröffentlich/
  const hints = folders.flatMap((folder) =>
    [...readTexts(folder, 'de')].flatMap(([key, text]) => (sends.test(text) ? [[folder, key] as const] : [])),
  )

  it('is said in several places', () => {
    expect(hints.length).toBeGreaterThan(5)
  })

  it.each(hints.filter(([, key]) => !key.startsWith('publishers.')))(
    'names in %s, %s whom one can ask',
    (folder, key) => {
      for (const language of languages)
        expect(valuesOf(readTexts(folder, language).get(key) ?? '')).toContain('who')
    },
  )
})
