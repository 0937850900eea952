import { beforeAll, expect, it } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets'
import { knowsQuestion, questionIn } from '@/lib/shop/listing'
import { findListing } from '@/lib/shop/listing/find-listing'
import { writeSearchOccasions } from '@/lib/shop/listing/search/meaning/occasions'
import { writeSearchSynonyms } from '@/lib/shop/listing/search/synonyms'
import { givenCatalogue } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

const market = findMarket('baby', 'de') as Market
const all = { filters: {}, sort: 'relevancy', page: 1, pageSize: 12 } as const

describeOnDatabases('a question that is kept', (db) => {
  const asks = (search: string) => {
    const question = questionIn(search, 'search')
    if (!question) throw new Error(`${search} is no question`)
    return knowsQuestion(db(), market, question)
  }
  const term = (words: string) => asks(`?${new URLSearchParams({ term: words })}`)

  beforeAll(async () => {
    await givenCatalogue(db(), [
      { key: 'a', number: 'a1', name: 'Schnullerkette Tala', colour: 'gruen', sizes: ['62', '68'] },
      {
        key: 'b',
        number: 'b1',
        name: 'Kinderwagen Lino',
        description: 'Mit Regenverdeck.',
        brand: 'Waldkind',
      },
      { key: 'c', number: 'c1', name: 'Strickmütze Fenja' },
    ])
    await writeSearchSynonyms(db(), [{ language: 'de', word: 'Nuggi', means: ['Schnuller'] }])
    await writeSearchOccasions(db(), [])
    expect(await term('Schnullerkette')).toBe(false)
    await findListing(db(), market, all)
  })

  it.each([
    // Of names, brands, descriptions and sizes, in whatever letters.
    'Schnullerkette',
    'SCHNULLERKETTE tala',
    'schnullerkette  Tala',
    'Kinderwagen mit Regenverdeck',
    'waldkind',
    'Strickmütze',
    'strickmuetze',
    'Strickmu\u0308tze',
    'Strickmütze!',
    // Meant and not only named.
    'grüne Strickmütze',
    'Strickmütze 62',
    'Strickmütze 62/68',
    'Kinderwagen bis 500 €',
    'reduzierte Kinderwagen',
    'Kinderwagen im Sale',
    // Synonyms, and misspellings of what there is.
    'Nuggi',
    'Nuggis',
    'Strickmüze',
    'Schnulerkete',
  ])('has words of the shop alone: %s', async (words) => expect(await term(words)).toBe(true))

  it.each([
    'Anna Meier',
    'Kinderwagen Meier',
    'meier',
    'Kinderwagen für Anna',
    'anna@waldkind.de',
    'Kinderwagen @waldkind',
    '12345',
    'Strickmütze 0123456',
    '0176 123 45 67',
    'DE12 3456 7890',
    '030/1234567',
    '١٢٣٤٥',
    'Kastanienallee 62',
    // More than is read of a term, and longer than a word is.
    `${'Kinderwagen '.repeat(8)} Meier`,
    `Kinderwagen ${'x'.repeat(41)}`,
    'Иван Петров',
    '山田',
  ])('is none with words of a person, or of nobody: %s', async (words) =>
    expect(await term(words)).toBe(false),
  )

  it.each([
    ['?colour=gruen', true],
    ['?brand=waldkind', true],
    ['?size=62&size=68', true],
    ['?price=20-50&sort=newest&page=2', true],
    ['', true],
    ['?brand=meier', false],
    ['?size=62&size=anna%40waldkind.de', false],
    ['?term=Kinderwagen&brand=meier', false],
    ['?term=meier&brand=waldkind', false],
  ])('has values of the shop alone: %s', async (search, expected) => {
    expect(await asks(search)).toBe(expected)
  })
})
