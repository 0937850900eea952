import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '@/schemas'
import { seedProducts } from '@/scripts/seed/catalogue'
import { entry, tables, wordsOf } from '@/scripts/seed/catalogue/tables'
import { typesetOnce } from '@/scripts/seed/catalogue/texts'

const products = [...seedProducts('bm', 300)]
const { kinds, brands, dimensions } = tables()
const content = (language: Language, name: string) =>
  JSON.parse(readFileSync(`scripts/seed/content/words/${language}/${name}.json`, 'utf8'))

const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+/)

/** What the material is and how to care for it, which is said alike wherever it is true. */
function factsOfMaterials(language: Language): Set<string> {
  const { materials, care } = wordsOf(language)
  const facts = [
    ...Object.values(materials).map(({ about }) => about),
    ...Object.values(care).map(({ long }) => long),
  ]
  return new Set(facts.flatMap((fact) => sentencesIn(typesetOnce(language, fact))))
}

describe.each(languages)('descriptions in %s', (language) => {
  const models = Map.groupBy(products, ({ masterKey }) => masterKey)
  const facts = factsOfMaterials(language)
  const told = [...models.values()].map(([first]) =>
    sentencesIn(first?.texts[language]?.description ?? '').filter((sentence) => !facts.has(sentence)),
  )

  test('share no sentence with more than one other model, facts of materials aside', () => {
    const all = Map.groupBy(told.flat(), (sentence) => sentence)
    expect(all.size).toBeGreaterThan(200)
    const often = [...all].flatMap(([sentence, { length }]) => (length > 2 ? [`${length}: ${sentence}`] : []))
    expect(often).toEqual([])
  })

  test('name a brand in a sentence that no other model has', () => {
    const names = Object.values(brands).map(({ name }) => name)
    const named = told.flat().filter((sentence) => names.some((name) => sentence.includes(name)))
    expect(named.length).toBeGreaterThan(30)
    expect(new Set(named).size).toBe(named.length)
  })

  test('say of brands what the other languages say, of kinds that the brand makes', () => {
    for (const [brand, sentences] of Object.entries(wordsOf(language).brands)) {
      expect(Object.keys(sentences), brand).toEqual(Object.keys(entry(wordsOf('de').brands, brand)))
      for (const [kind, sentence] of Object.entries(sentences)) {
        expect(kinds[kind]?.brands, kind).toContain(brand)
        expect(sentence).toContain(entry(brands, brand).name)
      }
    }
  })

  test('have as many sentences for a kind as in the other languages', () => {
    for (const [key, { intros, uses }] of Object.entries(wordsOf(language).kinds)) {
      const german = entry(wordsOf('de').kinds, key)
      expect([intros.length, uses.length], key).toEqual([german.intros.length, german.uses.length])
      expect(uses.length, key).toBe(intros.length)
    }
  })

  test('of wraps say whom each length suits, as do the category and the guide', () => {
    const lengths = kinds.tragetuch?.dimensions ?? []
    expect(lengths.length).toBeGreaterThan(1)
    const { tragen } = content(language, 'categories/unterwegs')
    const places = {
      product: entry(wordsOf(language).kinds, 'tragetuch').details.flat(),
      category: tragen.questions.map(({ answer }: { answer: string }) => answer),
      guide: content(language, 'carrier').text,
    }
    for (const { value, facts: { wrap, wearer } = {} } of lengths) {
      const [metres = ''] = entry(dimensions, value).text.split(' ')
      const named = new RegExp(
        `(?:Größe|taille|maat) ${wrap} \\(${metres} m\\)|${metres} m \\(\\p{L}+ ${wrap}\\)`,
        'iu',
      )
      for (const [place, texts] of Object.entries(places)) {
        const about: string[] = texts.filter((text: string) => named.test(text))
        const suited = about.map((text) => text.split(`${metres} m`)[1]?.match(/[XSML]+–[XSML]+/)?.[0])
        expect(suited, `${metres} m on the page of the ${place}`).toEqual([wearer])
      }
    }
    const wraps = products.filter(({ attributes }) =>
      lengths.some(({ value }) => value === attributes.vppdimension),
    )
    expect(wraps.length).toBeGreaterThan(3)
    for (const { advancedAttributes, number } of wraps) {
      const rows = Object.values(advancedAttributes).map(({ label }) => label[language])
      expect(rows, number).toContain(typesetOnce(language, entry(wordsOf(language).facts, 'wearer')))
    }
  })

  test('of a bath name 36 to 37 degrees and the wrist or the elbow besides', () => {
    const { baden } = content(language, 'categories/pflege')
    for (const text of [...entry(wordsOf(language).kinds, 'badethermometer').uses, baden.safe]) {
      expect(text).toMatch(/36 (?:bis|und|à|et|ou|tot|en) 37/)
      expect(text).toMatch(/Handgelenk oder Ellbogen|poignet ou (?:le|au) coude|pols of elleboog/)
    }
  })
})

test.each(languages)('reviews in %s name no ground and no print that siblings lack', (language) => {
  const named =
    /gestreift|gepunktet|kariert|geblümt|(?:mit|à|met) (?:Streifen|Punkten|Sternen|Herzen|Blättern|rayures|pois|étoiles|cœurs|feuilles|carreaux|strepen|stippen|sterren|hartjes|blaadjes)|heller? Grund|hellem Grund|fond clair|lichte ondergrond/iu
  const said = Object.values(wordsOf(language).reviews.kinds).flat()
  expect(said.flatMap(({ title, text }) => (named.test(`${title} ${text}`) ? [title] : []))).toEqual([])
})

test('reviews tell of no child that the clothes are not for', () => {
  const others: Record<string, RegExp> = {
    junge: /Tochter|\bfille\b|dochter/,
    maedchen: /Sohn|\bfils\b|\bzoon\b/,
  }
  const wrong = products.flatMap(({ attributes, reviews }) =>
    reviews.filter(({ text }) => others[String(attributes.geschlecht)]?.test(text)).map(({ text }) => text),
  )
  expect(wrong).toEqual([])
})
