import { expect, it } from 'vitest'
import { tsvRows } from '@/lib/shop/import/tsv'

const names =
  'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,Tax status,Tax class,In stock?,Stock,Weight (lbs),Length (cm),Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)'
const article = {
  ...{ ID: '1', Type: 'simple', SKU: 'a', Name: 'Decke', Published: '1', 'Visibility in catalog': 'visible' },
  ...{
    Description: 'Weich.',
    'Tax status': 'taxable',
    'In stock?': '1',
    Stock: '4',
    'Regular price': '9,90',
  },
  Categories: 'Schlafen',
}

/** The rows of a feed that the export of some articles makes. */
async function read(...articles: Record<string, string>[]) {
  const lines = articles.map((each) =>
    names
      .split(',')
      .map((name) => `"${(each[name] ?? '').replaceAll('"', '""')}"`)
      .join(','),
  )
  const rows = []
  async function* text() {
    yield [names, ...lines].join('\n')
  }
  for await (const row of tsvRows(text(), { country: 'DE' }))
    rows.push(
      'fields' in row ? Object.fromEntries([...row.fields].map(([name, [value]]) => [name, value])) : row,
    )
  return rows
}

it.each([
  [
    'new lines, which the export writes as signs',
    { Description: '<p>A.</p>\\n<p>B.</p>' },
    { description: '<p>A.</p>\n<p>B.</p>' },
  ],
  ['these signs, where the text has them itself', { Description: 'C:\\\\neu' }, { description: 'C:\\neu' }],
  [
    'signs that would begin a formula',
    { Name: "'-Decke-", Stock: "'-2" },
    { title: '-Decke-', quantity: '-2' },
  ],
  [
    'the short text before the long one',
    { 'Short description': '<b>Für Kinder.</b>' },
    { description: '<b>Für Kinder.</b>\n\nWeich.' },
  ],
  [
    'the long text alone where it begins with the short one',
    { 'Short description': '<b>Weich</b>' },
    { description: 'Weich.' },
  ],
  ['the weight with its unit', { 'Weight (lbs)': '1,5' }, { shipping_weight: '1,5 lb' }],
  ['the sides with their unit', { 'Length (cm)': '30' }, { shipping_length: '30 cm' }],
])('an article of WooCommerce keeps %s', async (_, given, kept) => {
  expect(await read({ ...article, ...given })).toMatchObject([kept])
})

const parent = { ...article, Type: 'variable', 'Attribute 1 name': 'Größe', 'Attribute 1 value(s)': '62, 68' }
const variation = {
  ...article,
  ID: '2',
  Type: 'variation',
  SKU: 'b',
  Parent: 'a',
  'Attribute 1 name': 'Größe',
}

it('a variation has the text, the measures and the size of the whole article and its own', async () => {
  const heavy = { ...parent, 'Weight (lbs)': '2' }
  expect(
    await read(heavy, { ...variation, Description: 'Nur 62.', 'Attribute 1 value(s)': '62' }),
  ).toMatchObject([
    { id: 'b', item_group_id: 'a', description: 'Weich.', size: '62', shipping_weight: '2 lb' },
  ])
})

it.each([
  ['a variation for any size', [parent, variation], /any “Größe”/, undefined],
  ['an article without tax', [{ ...article, 'Tax status': 'none' }], /tax status “none”/, undefined],
  [
    'an article that only links lead to',
    [{ ...article, 'Visibility in catalog': 'hidden' }],
    /hidden/,
    'visibility_in_catalog',
  ],
] as const)('%s is named, and not sold as another thing', async (_, articles, problem, left) => {
  const rows = await read(...articles)
  expect(rows).toMatchObject([{ problem: expect.stringMatching(problem) }])
  expect(rows).toMatchObject([left === undefined ? {} : { left }])
})
