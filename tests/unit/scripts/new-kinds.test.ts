import { globSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { UsageError } from '@/lib/platform/command-line'
import { allMarkets } from '@/lib/platform/markets'
import { isKind, kinds, usage } from '@/scripts/new/kinds'

const read = (path: string) => readFileSync(path, 'utf8')

/** The name and the options of an example, as a command line gives them. */
function exampleOf(kind: keyof typeof kinds) {
  const [, , ...rest] = kinds[kind].example.match(/"[^"]*"|\S+/g) ?? []
  const options = new Map<string, string>()
  for (let at = 0; at + 1 < rest.length; at += 2)
    options.set((rest[at] ?? '').slice(2), (rest[at + 1] ?? '').replaceAll('"', ''))
  return { given: (option: string) => options.get(option) ?? '', options: [...options.keys()] }
}

/** Names that nobody takes, as the examples are there once somebody has tried them. */
const names = {
  ...{ block: 'never-made', screen: 'never-made', filter: 'never-made', trigger: 'never-made' },
  ...{ 'payment-method': 'QX', market: 'qx', language: 'qx' },
} as const satisfies Record<keyof typeof kinds, string>

/** Likewise: the market of the example may be there. */
const untaken = new Map([
  ['language', 'nl'],
  ['country', 'AT'],
])

const planned = (kind: keyof typeof kinds) => {
  const { given } = exampleOf(kind)
  const chosen = (option: string) => (kind === 'market' && untaken.get(option)) || given(option)
  return kinds[kind].plan(names[kind], chosen, read)
}

const added = (plan: ReadonlyMap<string, string>, path: string) => {
  const before = new Set(read(path).split('\n'))
  return (plan.get(path) ?? '').split('\n').filter((line) => !before.has(line))
}

/** Whether a line holds all signs of another one, in their order. */
function isWithin(line: string, longer: string): boolean {
  let at = 0
  for (const sign of longer) if (sign === line[at]) at += 1
  return at === line.length
}

const everyKind = Object.keys(kinds).filter(isKind)

describe('what is new', () => {
  it.each(everyKind)('is made of a %s as its example says', (kind) => {
    const { options } = exampleOf(kind)
    expect(options.toSorted()).toEqual([...kinds[kind].options].toSorted())
    expect(planned(kind).size).toBeGreaterThan(2)
    expect(usage).toContain(kinds[kind].example)
  })

  it.each(everyKind)('takes nothing away from a file, as a %s', (kind) => {
    for (const [path, text] of planned(kind)) {
      let before: string
      try {
        before = read(path)
      } catch {
        continue
      }
      const linesOf = (file: string) => file.split('\n').map((line) => line.replace(/,$/, ''))
      const lines = new Set(linesOf(text))
      const gone = linesOf(before).filter((line) => !lines.has(line))
      // A list on one line is longer now.
      const kept = [...lines].filter((line) => !before.includes(line))
      expect([path, gone.filter((line) => !kept.some((longer) => isWithin(line, longer)))]).toEqual([
        path,
        [],
      ])
    }
  })

  it.each([
    ['filter', 'lib/shop/listing/facets.ts', ["  neverMade: ['stoff'],"]],
    ['filter', 'lib/platform/i18n/messages/nl.json', ['      "neverMade": "Stof"']],
    ['screen', 'lib/platform/markets/screens.ts', ['  neverMade: {', "    route: internal('never-made'),"]],
    [
      'trigger',
      'schemas/blocks/triggers.ts',
      ["  neverMade: { label: 'Product with long sleeves', ofProduct: true },"],
    ],
    ['payment-method', 'schemas/shop/order.ts', ["  'QX',"]],
    [
      'market',
      'lib/platform/markets/markets.ts',
      ["  { code: 'qx', language: 'nl', country: 'AT', countryName: 'Belgien' },"],
    ],
    ['market', 'lib/platform/shop-configuration/default-seller.ts', ["  'nl-at': {"]],
    ['market', 'scripts/seed/content/christmas.json', ['      "nl-at": 17,']],
  ] as const)('enters a %s in %s', (kind, path, lines) => {
    expect(added(planned(kind), path)).toEqual(expect.arrayContaining([...lines]))
  })

  it.each([
    ['filter', 'size'],
    ['filter', 'Bad Name'],
    ['screen', 'basket'],
    ['trigger', 'sale'],
    ['payment-method', 'KK'],
    ['payment-method', 'Blik'],
    ['market', 'de'],
    ['block', 'banner'],
  ] as const)('is refused as a %s of the name %s', (kind, name) => {
    expect(() => kinds[kind].plan(name, exampleOf(kind).given, read)).toThrow(UsageError)
  })

  it('has every table of data by markets made longer by a new market', () => {
    const locales = new Set(allMarkets.map(({ shopLocale }) => shopLocale))
    const isByMarket = (value: unknown): boolean => {
      if (typeof value !== 'object' || value === null) return false
      const keys = new Set(Object.keys(value))
      return (
        [...locales].filter((locale) => keys.has(locale)).length > 3 || Object.values(value).some(isByMarket)
      )
    }
    const tables = globSync('{app,blocks,lib,registry,schemas,scripts}/**/*.json').filter(
      (file) => statSync(file).isFile() && isByMarket(JSON.parse(read(file))),
    )
    expect(tables).not.toEqual([])
    expect(tables.filter((file) => !planned('market').has(file.replaceAll('\\', '/')))).toEqual([])
  })
})
