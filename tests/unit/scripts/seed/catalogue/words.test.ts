import { describe, expect, test } from 'vitest'
import type { Language } from '@/schemas/markets'
import { seedProducts } from '@/scripts/seed/catalogue'
import { tables, wordsOf } from '@/scripts/seed/catalogue/tables'

const products = [...seedProducts('bm', 300)]
const kinds = Object.keys(tables().kinds)
const languages = ['de', 'fr', 'nl'] as const satisfies Language[]

/** Words that every longer text of a language has, and no text of another one. */
const telling: Record<string, RegExp> = {
  German: /(?<!\p{L})(?:und|nicht|mit|für|oder|wird|sich|ist|auf|eine|einen|Sie|Ihr|dem|zum)(?!\p{L})/u,
  French: /(?<!\p{L})(?:et|les|est|pour|avec|dans|une|votre|vous|aux|sur)(?!\p{L})/u,
  Dutch: /(?<!\p{L})(?:het|een|niet|voor|uw|zijn|ook|naar|wordt)(?!\p{L})/u,
  English: /(?<!\p{L})(?:the|and|with|your|this|from)(?!\p{L})/u,
}
const foreignTo: Record<Language, string[]> = {
  de: ['French', 'Dutch', 'English'],
  fr: ['German', 'Dutch', 'English'],
  nl: ['German', 'French', 'English'],
}

const names = new RegExp(
  `(?<!\\p{L})(?:${[...tables().names, ...Object.values(tables().brands).map(({ name }) => name)].join('|')})(?!\\p{L})`,
  'gu',
)

/** Everything that a product says in a language, without the names that are the same in all. */
function saidIn(language: Language): string[] {
  return products.flatMap(({ texts, advancedAttributes, safety, reviews, images }) => {
    const own = texts[language]
    const facts = Object.values(advancedAttributes).flatMap(({ label, value }) => [
      label[language],
      value[language],
    ])
    return [
      ...[own?.name, own?.description, ...(own?.benefits ?? []), ...facts],
      ...(safety?.warnings[language] ?? []),
      ...images.map(({ alt }) => alt?.[language]),
      ...reviews.filter((review) => review.language === language).flatMap(({ title, text }) => [title, text]),
    ].map((text) => (text ?? '').replace(names, ''))
  })
}

describe.each(languages)('texts in %s', (language) => {
  const said = [...new Set(saidIn(language))]

  test.each(foreignTo[language])('hold no word of %s', (other) => {
    const found = said
      .flatMap((text) => text.split(/(?<=[.!?])\s/))
      .filter((one) => telling[other]?.test(one))
    expect(found).toEqual([])
  })

  test('are whole: no placeholder, no empty text, sentences with an end', () => {
    for (const { texts } of products) {
      const { name = '', description = '' } = texts[language] ?? {}
      expect(name).not.toBe('')
      expect(`${name} ${description}`).not.toMatch(/[{}]|undefined| {2}/)
      const paragraphs = description.split('\n\n')
      expect(paragraphs.length).toBeGreaterThanOrEqual(2)
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/[.!?]$/)
    }
  })
})

test('every kind lists the same facts in every language', () => {
  for (const key of kinds) {
    const counts = languages.map((language) => wordsOf(language).kinds[key]?.details.length)
    expect(new Set(counts).size, key).toBe(1)
  }
})
