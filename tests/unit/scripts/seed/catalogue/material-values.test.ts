import { describe, expect, it, test } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { allMarkets } from '@/lib/platform/markets/markets'
import { languages } from '@/schemas'
import { seedProducts } from '@/scripts/seed/catalogue'
import { seedAttributeValues } from '@/scripts/seed/catalogue/attribute-values'

const products = [...seedProducts('bm', 2000)]
const values = seedAttributeValues().filter(({ attribute }) => attribute === 'nachhaltigkeit')

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const rowsOf = ({ advancedAttributes }: (typeof products)[number], language: (typeof languages)[number]) =>
  Object.values(advancedAttributes).map(({ label, value }) => ({
    label: plain(label[language] ?? ''),
    value: plain(value[language] ?? ''),
  }))
const materialOf = (product: (typeof products)[number]) =>
  rowsOf(product, 'de').find(({ label }) => label === 'Material')?.value ?? ''

const synthetic = /Elasthan|Poly|Silikon|Latex|Kunststoff|beschichtet|Melamin/i

/** What the material that a product names must be, for a value of the filter to be true of it. */
const isTrue: Record<string, (material: string) => boolean> = {
  naturfaser: (material) => /Baumwoll|wolle|Seide|Leinen/i.test(material) && !synthetic.test(material),
  holz: (material) => /^(?:Buche|Birkensperrholz|Kiefer|Ahorn)/.test(material) && !synthetic.test(material),
  rezyklat: (material) => /^100 % recyceltes Polyester$/.test(material),
  'rezyklat-fuellung': (material) => /Wattierung 100 % recyceltes Polyester$/.test(material),
  ersatzteile: (material) => /Buche|Kiefer|Birke|Spanplatte|MDF|Platte/i.test(material),
}

describe.each(values)('the value $value of the filter by material', ({ value, labels }) => {
  const having = products.filter(({ attributes }) => attributes.nachhaltigkeit === value)

  test('is true of each product that has it', () => {
    expect(having.length).toBeGreaterThan(0)
    const untrue = having.map(materialOf).filter((material) => !isTrue[value]?.(material))
    expect([...new Set(untrue)]).toEqual([])
  })

  test.each(languages)('is explained on the page of each in %s', (language) => {
    const label = plain(labels[language] ?? '')
    for (const product of having) {
      const row = rowsOf(product, language).find((each) => each.label === label)
      expect(row?.value ?? `${product.number} does not explain ${label}`).toMatch(/^\p{Lu}.{30,}\.$/u)
    }
  })
})

/** What names a part beside the fabric. */
const otherPart = /Hüftgurt|Schnalle|isoliert|[Uu]nterlage dabei|gepolstert|Kunststoff/i

it('only what has no other parts is wholly of natural fibres', () => {
  const untrue = products.flatMap(({ attributes, texts }) => {
    const [part] = otherPart.exec(JSON.stringify(texts.de)) ?? []
    return attributes.nachhaltigkeit === 'naturfaser' && part ? [`${texts.de?.name}: ${part}`] : []
  })
  expect([...new Set(untrue)]).toEqual([])
})

it('knows what each value claims', () => {
  expect(values.map(({ value }) => value).toSorted()).toEqual(Object.keys(isTrue).toSorted())
})

it.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
  'the filter of %s is named for what its values are, not for a merit',
  (_locale, market) => {
    const name = marketText(market)('listing.facets.sustainability')
    expect(name).not.toMatch(/nachhaltig|durab|duurza/i)
    expect(name).toMatch(/material|matière|materiaal/i)
  },
)

/** Regulation (EU) 1007/2011, article 8 (3): wool of a mixture is called fleece wool from 25 % on, beside one other fibre. */
it.each(languages)('in %s only enough wool of a mixture is called new wool', (language) => {
  const newWool = /(\d+) ?% (?:Schurwolle|laine vierge|scheerwol)/
  const named = products.flatMap((product) =>
    rowsOf(product, language)
      .map(({ value }) => value)
      .filter((value) => newWool.test(value)),
  )
  expect(named.length).toBeGreaterThan(0)
  const wrong = named.filter(
    (value) => Number(newWool.exec(value)?.[1]) < 25 || (value.match(/\d ?%/g) ?? []).length > 2,
  )
  expect([...new Set(wrong)]).toEqual([])
})

/** What a liquid is made of is no material, and how it is kept is no care. */
it.each([
  ['de', 'Zusammensetzung', 'Aufbewahrung'],
  ['fr', 'Composition', 'Conservation'],
  ['nl', 'Samenstelling', 'Bewaren'],
] as const)('in %s the facts of a lotion are called %s and %s', (language, ...labels) => {
  const lotions = products.filter((product) =>
    rowsOf(product, 'de').some(({ value }) => /^Wasser, .*Glycerin$/.test(value)),
  )
  expect(lotions.length).toBeGreaterThan(0)
  for (const lotion of lotions)
    expect(rowsOf(lotion, language).map(({ label }) => label)).toEqual(expect.arrayContaining(labels))
})
