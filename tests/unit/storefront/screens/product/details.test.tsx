import { expect, it, vi } from 'vitest'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import type { ProductView } from '@/lib/shop/catalogue/product-view'
import { ProductDetails } from '@/lib/storefront/screens/product/details'
import { layoutDefinition } from '@/schemas/layout'
import { productView, variantView } from '@/tests/fixtures/product'
import { renderElement, testMarket } from '@/tests/fixtures/render'

vi.mock('@/lib/storefront/screens/product/islands', async () => {
  const { asIsland } = await import('@/tests/fixtures/add-to-basket')
  const { ChosenPanels } = await import('@/lib/storefront/screens/product/chosen-panels.client')
  return {
    ChosenPanels: asIsland(ChosenPanels),
    ResetsOnLeave: ({ children }: { children: unknown }) => children,
  }
})

const weight = (value: string) => [{ key: 'weight', label: 'Gewicht', value }]
const material = [{ key: 'material', label: 'Material', value: 'Baumwolle' }]

const usualShop = defaultConfiguration('baby', testMarket('de'))

type Given = {
  shop?: typeof usualShop
  code?: string
  registration?: string | undefined
  chosen?: Record<string, unknown>[]
}

const render = (
  overrides: Partial<ProductView>,
  { shop = usualShop, code = 'de', registration, chosen = [] }: Given = {},
) =>
  renderElement(
    <ProductDetails
      view={productView(overrides)}
      market={testMarket(code)}
      chosen={layoutDefinition.schema.parse({ productAttributes: chosen }).productAttributes}
      ids={{ reviews: 'reviews', warnings: 'warnings' }}
      devicesHref={undefined}
      registration={registration}
      storesHref={undefined}
      shop={shop}
    />,
  )
const pairs = (html: string) =>
  [...html.matchAll(/<dt[^>]*>(?:<span.*?<\/span>)?([^<]*)<\/dt><dd[^>]*>([^<]*)/g)].map(
    ([, label, value]) => `${label}: ${value}`,
  )

it('shows what the chosen variant says of itself, below what is true of all', async () => {
  const variants = [
    variantView('a.56', { attributes: weight('80 g') }),
    variantView('a.62', { attributes: weight('90 g') }),
  ]
  const html = await render({ attributes: material, variants, currentVariant: 'a.62' })
  const shown = html.replace(/<div data-variants="[^"]*" hidden="">.*?<\/dl><\/div>/gs, '')
  expect(pairs(shown)).toEqual(['Material: Baumwolle', 'Gewicht: 90 g'])
  expect(pairs(html)).toContain('Gewicht: 80 g')
  expect(html).toMatch(/data-variants="a\.56" hidden/)
})

it.each([
  ['de', 'Gebrauchsanleitung (PDF)', '/documents/100043/manual-de.pdf', 'Sicherheit und Pflege (PDF)'],
  ['ch-fr', 'Mode d’emploi (PDF)', '/documents/100043/manual-fr.pdf', 'Sécurité et entretien (PDF)'],
  ['de', 'Mode d’emploi (PDF)', '/documents/100043/manual-fr.pdf', 'Sécurité et entretien (PDF)'],
  ['de', 'Pflege', '/documents/100043/safety-de.pdf', 'Pflege'],
  ['de', 'Anleitung', 'https://files.example/documents/1/manual-de.pdf', 'Anleitung'],
])('calls in %s a document “%s” at %s “%s”', async (code, label, src, shown) => {
  const html = await render({ documents: [{ label, src }] }, { code })
  const [link = ''] = html.match(/<a [^>]*\/documents\/.*?<\/a>/s) ?? []
  expect(link.replace(/<[^>]*>/g, '')).toBe(shown)
})

it.each(['de', 'at', 'ch', 'ch-fr'])('says in %s whom to ask before going to a store', async (code) => {
  const market = testMarket(code)
  const { seller, service } = defaultConfiguration('baby', market)
  const stores = [{ name: 'Nestling', city: 'Graz', quantity: 2 }] as unknown as ProductView['stores']
  const said = async (phone: string) => {
    const shop = { ...usualShop, service, seller: { ...seller, phone } }
    const html = await render({ stores, onlineOnly: false }, { code, shop })
    return html.replace(/<[^>]*>/g, '').replace(/[\u00a0\u202f]/g, ' ')
  }
  expect(await said('01 0000000')).toContain('01 0000000 (')
  expect(await said('')).toContain(`: ${seller.email}.`)
})

const maker = { name: 'Nuage SA', address: '1 rue du Lac\n1003 Lausanne', contact: 'info@nuage.example' }
const agent = {
  name: 'Musterwerk GmbH',
  address: 'Hauptstr. 2\n10115 Berlin',
  contact: 'https://musterwerk.example/',
}

it('names the manufacturer with its address and, where it is outside the Union, the responsible person', async () => {
  const html = await render({ manufacturer: maker, responsible: agent })
  const [, section = ''] = html.split('Hersteller und Produkt\u00adsicherheit')
  expect(pairs(section.replace(/<\/?a(?: [^>]*)?>|<wbr\/>/g, '')).slice(0, 6)).toEqual([
    'Hersteller: Nuage SA',
    'Anschrift: 1 rue du Lac\n1003 Lausanne',
    'Kontakt: info@nuage.example',
    'Verantwortliche Person in der EU: Musterwerk GmbH',
    'Anschrift: Hauptstr. 2\n10115 Berlin',
    'Kontakt: https://musterwerk.example/',
  ])
  expect(html).toContain('href="mailto:info@nuage.example"')
  expect(html).toContain('href="https://musterwerk.example/"')
})

it('names no responsible person where the manufacturer is in the Union', async () => {
  const html = await render({ manufacturer: agent })
  expect(html).toContain('Musterwerk GmbH')
  expect(html).not.toContain('Verantwortliche Person')
  expect(await render({})).not.toMatch(/Hersteller und Produkt\u00ad?sicherheit/)
})

it('says where the manufacturer is not named in full, and writes no empty line', async () => {
  const partly = await render({ manufacturer: { ...agent, address: '', contact: ' ' }, lacksMaker: true })
  const [, section = ''] = partly.split('Hersteller und Produkt\u00adsicherheit')
  expect(pairs(section)[0]).toBe('Hersteller: Musterwerk GmbH')
  expect(section).not.toMatch(/Anschrift|Kontakt/)
  for (const html of [partly, await render({ lacksMaker: true })])
    expect(html).toContain('Die Angaben zum Hersteller sind hier noch nicht vollständig.')
})

it('says once what all variants say of themselves', async () => {
  const variants = [
    variantView('a.56', { attributes: weight('80 g') }),
    variantView('a.62', { attributes: weight('80 g') }),
  ]
  const html = await render({ variants, currentVariant: 'a.62' })
  expect(pairs(html)).toEqual(['Gewicht: 80 g'])
  expect(html).not.toContain('data-variants')
})

const attributes = [
  ...material,
  { key: 'care', label: 'Pflege', value: '30 Grad' },
  { key: 'tog', label: 'Valeur TOG', value: '2,5', lang: 'fr' as const },
]

it.each<[string, Record<string, unknown>[], string[]]>([
  ['all of them', [], ['Material: Baumwolle', 'Pflege: 30 Grad', 'Valeur TOG: 2,5']],
  [
    'some, by key and by label',
    [{ attribute: 'CARE' }, { attribute: 'material' }],
    ['Pflege: 30 Grad', 'Material: Baumwolle'],
  ],
  ['a label of the editor', [{ attribute: 'Pflege', label: 'Waschen' }], ['Waschen: 30 Grad']],
  [
    'one first and the others after it',
    [{ attribute: 'tog' }, { attribute: '*' }],
    ['Valeur TOG: 2,5', 'Material: Baumwolle', 'Pflege: 30 Grad'],
  ],
  [
    'each once',
    [{ attribute: '*' }, { attribute: 'tog' }, { attribute: '*' }, { attribute: 'TOG' }],
    ['Material: Baumwolle', 'Pflege: 30 Grad', 'Valeur TOG: 2,5'],
  ],
  ['nothing that the product does not have', [{ attribute: 'load' }], []],
])('shows of its data %s', async (_, chosen, expected) => {
  const html = await render({ attributes }, { chosen })
  expect(pairs(html)).toEqual(expected)
  expect(html.includes('Produktdetails')).toBe(expected.length > 0)
})

it('names the language of a value, and of a label unless the editor wrote it, and shows the icon', async () => {
  const plain = await render({ attributes })
  expect(plain).toMatch(/<dt lang="fr"[^>]*>Valeur TOG<\/dt><dd lang="fr">/)
  const own = await render({ attributes }, { chosen: [{ attribute: 'tog', label: 'TOG', icon: 'moon' }] })
  expect(own).toMatch(/<dt class="[^"]*"><svg.*<\/svg>TOG<\/dt><dd lang="fr"[^>]*>/)
})

it('shows icons where every row has one, and else none', async () => {
  const chosen = [{ attribute: 'tog', icon: 'moon' }, { attribute: 'care' }]
  expect(await render({ attributes }, { chosen })).not.toMatch(/<dt[^>]*><svg/)
})

it('breaks a list of values between them alone', async () => {
  const sizes = [{ key: 'sizes', label: 'Größen', value: '70: 54–77 cm · 80: 78–85 cm' }]
  const [, list = ''] = /<dd>(.*?)<\/dd>/s.exec(await render({ attributes: sizes })) ?? []
  expect([...list.matchAll(/<span>([^<]+|<i>.*?<\/i>[^<]+)<\/span>/g)].map(([, part]) => part)).toEqual([
    '70: 54–77 cm',
    '<i>\u00a0· </i>80: 78–85 cm',
  ])
})

it('orders and names what the variants say in the same way', async () => {
  const variants = ['a', 'b'].map((size) =>
    variantView(size, {
      attributes: [...weight(`${size} g`), { key: 'length', label: 'Länge', value: `${size} cm` }],
    }),
  )
  const chosen = [{ attribute: 'length' }, { attribute: 'weight', label: 'Leicht' }]
  expect(pairs(await render({ variants, currentVariant: 'a' }, { chosen }))).toEqual([
    'Länge: a cm',
    'Leicht: a g',
    'Länge: b cm',
    'Leicht: b g',
  ])
})

it.each<[string, Record<string, unknown>[], string[]]>([
  [
    'before it',
    [{ attribute: 'weight' }, { attribute: 'material' }],
    ['Gewicht: 80 g', 'Material: Baumwolle'],
  ],
  [
    'between others',
    [{ attribute: 'care' }, { attribute: 'weight' }, { attribute: '*' }],
    ['Pflege: 30 Grad', 'Gewicht: 80 g', 'Material: Baumwolle', 'Valeur TOG: 2,5'],
  ],
])('shows what the variant says of itself where the editor has it: %s', async (_, chosen, expected) => {
  const variants = [
    variantView('a.56', { attributes: weight('80 g') }),
    variantView('a.62', { attributes: weight('90 g') }),
  ]
  const html = await render({ attributes, variants, currentVariant: 'a.56' }, { chosen })
  const shown = html.replace(/<div data-variants="[^"]*" hidden="">.*?<\/dl><\/div>/gs, '')
  expect(pairs(shown)).toEqual(expected)
  expect(pairs(html)).toContain('Gewicht: 90 g')
})

it('shows once what the editor left of the data, where no variant differs in it', async () => {
  const variants = ['80 g', '90 g'].map((value) => variantView(value, { attributes: weight(value) }))
  const html = await render({ attributes, variants }, { chosen: [{ attribute: 'care' }] })
  expect(pairs(html)).toEqual(['Pflege: 30 Grad'])
})

it.each([
  ['de', 'grossgerte', 'Dieses Großgerät', 'Registrierungsnummer: 00000000 (Beispiel)'],
  ['ch', 'grossgerte', 'Dieses Grossgerät', 'Meldenummer: 0000 (Beispiel)'],
  ['ch-fr', 'bildschirme_und_monitore', 'les appareils à écran', 'Numéro : 0000 (fictif)'],
  ['de', 'klgerte_informationsu_telekommtechnik', 'Auch kleine Geräte', undefined],
] as const)(
  'tells in %s how a device of %s is returned, with the number of the market',
  async (code, key, text, number) => {
    const html = await render({ electronics: key }, { code, registration: number })
    expect(html).toContain(text)
    if (number) expect(html).toContain(`<p class="mt-1 text-small">${number}</p>`)
    expect(html.match(/<p class="mt-1 text-small">/g)).toHaveLength(number ? 2 : 1)
  },
)

it('has no such note, and no number, for anything else', async () => {
  const html = await render({}, { registration: 'Registrierungsnummer: 00000000' })
  expect(html).not.toContain('Altgerät')
  expect(html).not.toContain('Registrierungsnummer')
})
