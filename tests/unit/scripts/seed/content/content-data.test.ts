import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { richText } from '@/scripts/seed/content/document'
import type { Scope } from '@/scripts/seed/content/scope'
import type { Json } from '@/scripts/seed/content/types'
import { pick } from '@/scripts/seed/content/words'

const folder = 'scripts/seed/content'
const languages = ['de', 'fr', 'nl']
const textOf = (path: string) => readFileSync(`${folder}/${path}`, 'utf8')
const wordsOf = (path: string): Json => JSON.parse(textOf(`words/${path}`))

/** The places of all words below a value; a list of words is one place, and so are words that differ by market. */
function placesIn(value: Json, place = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [place]
  const names = Object.keys(value)
  if (names.some((name) => name.startsWith('?'))) return [place]
  return names.flatMap((name) => placesIn(value[name] ?? null, place ? `${place}.${name}` : name))
}

const pages: string[] = JSON.parse(textOf('order.json')).filter((name: string) => name !== 'categories')

describe('the words of the first content', () => {
  it.each(pages)('are all said on their page: %s', (page) => {
    const skeleton = textOf(`pages/${page}.json`)
    for (const language of languages) {
      const places = placesIn(wordsOf(`${language}/${page}.json`))
      expect(places.filter((place) => !skeleton.includes(`"@${place}"`))).toEqual([])
    }
  })

  it('stand in the same files in every language', () => {
    const files = (language: string) => globSync('**/*.json', { cwd: `${folder}/words/${language}` }).sort()
    for (const language of languages) expect(files(language)).toEqual(files('de'))
  })

  const marketFiles = globSync(`${folder}/markets/*.json`)
  const markets = marketFiles.map((file): Record<string, Json> => JSON.parse(readFileSync(file, 'utf8')))
  const everything = globSync(`${folder}/**/*.json`).map((file) => readFileSync(file, 'utf8'))
  const found = (pattern: RegExp) =>
    everything.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))

  it('use every value of a market', () => {
    const used = new Set([...found(/\{(\w+)\}/g), 'payments', 'standardShipping', 'bulkyShipping'])
    expect(markets.flatMap((market) => Object.keys(market)).filter((name) => !used.has(name))).toEqual([])
  })

  it('differ only by what a market can be told by', () => {
    const known = new Set([
      ...['baby', 'bm', ...languages, 'hotline'],
      ...marketFiles.map((file) => basename(file, '.json')),
      ...markets.flatMap(({ payments, ...values }) => [...(payments as string[]), ...Object.keys(values)]),
    ])
    const asked = found(/"\?([^"]+)":/g).flatMap((names) => names.split(' '))
    expect(asked.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('a value that differs', () => {
  const scope = { tags: new Set(['baby', 'fr', 'fr-be', 'RE']) } as unknown as Scope

  it.each<[string, Json, Json | undefined]>([
    ['is the one of the brand', { '?baby': 1, '?bm': 2 }, 1],
    ['is the one of a list of locales', { '?fr-ch': 1, '?fr-be fr-fr': 2 }, 2],
    ['is the other one where none is named', { '?de': 1, '?': 2 }, 2],
    ['is none where it is null', { '?fr-be': null, '?': 2 }, undefined],
    ['is none where none applies', { '?TW': 1 }, undefined],
    ['may differ once more', { '?RE': { '?bm': 1, '?': 2 } }, 2],
    ['is left alone where it does not differ', { name: 1 }, { name: 1 }],
  ])('%s', (_, value, expected) => expect(pick(value, scope)).toEqual(expected))
})

describe('a rich text of lines', () => {
  const typesOf = (...lines: string[]) =>
    richText(lines, 'de-de', () => ({ component: 'x' })).content.map(({ type, content }) => [
      type,
      content?.length ?? 0,
    ])

  it('joins the entries of a list, and ends it at a line of another kind', () => {
    expect(typesOf('## A', '- b', '- c', '1. d', 'e', '- f', '> g', '---', '$x')).toEqual([
      ['heading', 1],
      ['bullet_list', 2],
      ['ordered_list', 1],
      ['paragraph', 1],
      ['bullet_list', 1],
      ['blockquote', 1],
      ['horizontal_rule', 0],
      ['blok', 0],
    ])
  })

  it('keeps empty cells of a table, and marks its first row as the head', () => {
    const [table] = richText(['|  | b |', '| c | d |'], 'de-de', () => undefined).content
    const cells = table?.content?.map((row) =>
      row.content?.map(({ type, content }) => [type, content?.[0]?.content]),
    )
    expect(cells).toEqual([
      [
        ['tableHeader', []],
        ['tableHeader', [{ type: 'text', text: 'b' }]],
      ],
      [
        ['tableCell', [{ type: 'text', text: 'c' }]],
        ['tableCell', [{ type: 'text', text: 'd' }]],
      ],
    ])
  })

  it('knows every mark', () => {
    const line =
      '**a** *b* `c` __d__ ~~e~~ ~f~ ^g^ ==h== [i](j#k) [l](m@example.com)\n[n](https://example.com/)'
    const [paragraph] = richText([line], 'de-de', () => undefined).content
    const marks = paragraph?.content?.flatMap((node) => node.marks?.map(({ type }) => type) ?? [])
    expect(marks?.join(' ')).toBe(
      'bold italic code underline strike subscript superscript highlight link link link',
    )
  })
})
