import { expect, test, vi } from 'vitest'
import { readOptions } from '@/lib/shop/import/options'

test.each<[string[], object]>([
  [['feed.tsv'], { file: 'feed.tsv', brand: 'baby', complete: false, report: 'feed.tsv.rejected.tsv' }],
  [['feed.tsv', '--default-brand', ' Kleine Freude '], { defaultBrand: 'Kleine Freude' }],
  [['feed.tsv', '--allow-column', 'farben', '--allow-column=namen'], { allowColumns: ['farben', 'namen'] }],
  [['feed.tsv', '--encoding', 'windows-1252'], { encoding: 'windows-1252' }],
])('the command line %j is understood', (args, options) => {
  expect(readOptions(args, 'baby')).toMatchObject({ ok: true, options })
})

test.each([
  [[], 'No file is named.', false],
  [['a', 'b'], 'One file at a time.', false],
  [['a', '--brand', 'x'], 'There is no brand x: baby or bm.', true],
  [['a', '--encoding', 'x'], 'There is no encoding x. Known ones are utf-8 and windows-1252.', true],
  [['a', '--default-brand', ' '], 'A default brand has 1 to 70 characters.', true],
])('of %j it says what is wrong, and whether it is a value', (args, problem, isOfValue) => {
  expect(readOptions(args, 'baby')).toEqual({ ok: false, problem, isOfValue })
})

test.each([
  ['', 'de-de'],
  ['ch,at', 'de-at'],
  ['ch-fr', 'fr-ch'],
])('in a shop whose open markets are "%s" a feed is for %s, if it names none', (open, shopLocale) => {
  vi.stubEnv('SHOP_MARKETS', open)
  expect(readOptions(['a'], 'baby')).toMatchObject({ options: { market: { shopLocale } } })
  vi.unstubAllEnvs()
})
