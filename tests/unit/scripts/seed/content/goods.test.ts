import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '@/schemas'
import { tables, wordsOf } from '@/scripts/seed/catalogue/tables'

const content = 'scripts/seed/content/words'
const sentencesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split(/(?<=[.!?;])\s+/)
    : Object.values((value ?? {}) as object).flatMap(sentencesIn)
const fileOf = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown

/** What each material stands in a wash, in degrees; undefined where it is wiped or washed cold. */
const degreesOf = (material: string): number | undefined => {
  const { care } = tables().materials[material] ?? {}
  const degrees = /^(?:wash|cover)(\d+)$/.exec(care ?? '')?.[1]
  return degrees === undefined ? undefined : Number(degrees)
}

const spanOf = (kinds: readonly string[], isMeant: (material: string) => boolean = () => true) => {
  const materials = kinds.flatMap((kind) => tables().kinds[kind]?.materials ?? []).filter(isMeant)
  const degrees = materials.flatMap((material) => degreesOf(material) ?? [])
  expect(degrees.length, kinds.join()).toBeGreaterThan(0)
  return [...new Set([Math.min(...degrees), Math.max(...degrees)])]
}

const isCotton = (material: string) => ['jersey', 'rib', 'knit', 'muslin'].includes(material)

describe.each(languages)('the category pages in %s', (language) => {
  const washing =
    /wasch|nach Stoff|lave|lavage|programme délicat|tissu|gewassen|wasprogramma|fijne was|de stof/i
  const washedAt = (group: string) =>
    sentencesIn(fileOf(`${content}/${language}/categories/${group}.json`))
      .filter((sentence) => /\d°?[ \u00a0]°C/.test(sentence) && washing.test(sentence))
      .map((sentence) =>
        (sentence.match(/\d+(?=(?:[ \u00a0]°C| (?:bis|oder|à|et|ou|tot|of) \d+))/g) ?? []).map(Number),
      )
      .map((degrees) => degrees.toSorted((a, b) => a - b))

  test.each([
    ['essen', () => [spanOf(['sitzpolster'])]],
    ['pflege', () => [spanOf(['wickeltasche', 'wickelrucksack'])]],
    ['spielen', () => [spanOf(['stoffhase', 'stoffbaer', 'schmusetuch', 'stoffball'])]],
    [
      'kleidung',
      () => [
        spanOf(['kurzarmbody', 'strampler', 'hose', 'schlafanzug', 'muetze'], isCotton),
        spanOf(['softshelljacke']),
      ],
    ],
    ['schlafen', () => [spanOf(['ganzjahresschlafsack', 'sommerschlafsack', 'winterschlafsack'])]],
  ])('of %s name the temperatures at which its goods are washed', (group, expected) => {
    expect(washedAt(group)).toEqual(expected())
  })

  test('are washed as their care says', () => {
    for (const [care, { short, long }] of Object.entries(wordsOf(language).care)) {
      const degrees = /\d+$/.exec(care)?.[0]
      if (!degrees) continue
      expect(short, care).toMatch(new RegExp(`(?<!\\d)${degrees}[ \u00a0]°C`))
      expect(long, care).toMatch(new RegExp(`(?<!\\d)${degrees}[ \u00a0]°C`))
    }
  })
})

/** The manufacturer has the list of vehicles that a seat or its base was tested in; the shop has none. */
describe.each([
  ['de', /Fahrzeuglist|Typenlist/, /Hersteller|Station/],
  ['fr', /listes? d(?:e|es) véhicules/, /fabricant/],
  ['nl', /voertuiglijst|autolijst/, /fabrikant/],
] as const)('a list of vehicles in %s', (language, list, owner) => {
  const naming = (value: unknown) => sentencesIn(value).filter((sentence) => list.test(sentence))
  const { kinds, warnings } = wordsOf(language)

  test('is promised as one of the manufacturer', () => {
    const pages = readdirSync(`${content}/${language}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => naming(fileOf(join(content, language, name))))
    const goods = [kinds, warnings].flatMap(naming)
    expect(pages.length).toBeGreaterThan(0)
    expect(goods.length).toBeGreaterThan(0)
    expect([...pages, ...goods].filter((sentence) => !owner.test(sentence))).toEqual([])
  })

  test('is promised by seats in cars and their bases alone', () => {
    const promising = Object.entries(tables().kinds).filter(([key, kind]) =>
      [kinds[key], ...kind.warnings.map((warning) => warnings[warning])].some(
        (words) => naming(words).length > 0,
      ),
    )
    expect(promising.map(([key]) => key)).toEqual([
      'babyschale',
      'kleinkindsitz',
      'basisstation',
      'mitwachssitz',
    ])
  })
})
