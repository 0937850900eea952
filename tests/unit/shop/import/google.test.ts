import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { designsOf, nameOf, newReferenceKey } from '@/lib/shop/import/google/design'
import { readReference } from '@/lib/shop/import/google/measure'
import { type FeedVariant, readRow } from '@/lib/shop/import/google/read-row'
import { textWithoutMarkup } from '@/lib/shop/import/google/texts'
import { isGtin, readInterval, readMoment, readPrice } from '@/lib/shop/import/google/values'
import { nextPriceChange, priceAt, priceBefore } from '@/lib/shop/rules/price'
import { feedRow } from '../../../fixtures/feeds'

const now = Date.parse('2026-11-21T12:00:00Z')
const germany = { country: 'DE', language: 'de', currency: 'EUR', now } as const

const read = (row: Record<string, string>, context: Parameters<typeof readRow>[1] = germany) =>
  readRow(new Map(Object.entries(row).flatMap(([name, value]) => (value ? [[name, [value]]] : []))), context)

const variantOf = (row: Record<string, string>): FeedVariant => {
  const result = read(feedRow('a', row))
  if (!result.ok) throw new Error(result.reasons.join('; '))
  return result.variant
}

describe('amounts', () => {
  test.each([
    ['15.00 EUR', 1500, 'EUR'],
    ['15 EUR', 1500, 'EUR'],
    ['15,99 CHF', 1599, 'CHF'],
    ['EUR 15.5', 1550, 'EUR'],
    ['0.29EUR', 29, 'EUR'],
    ['19.99 eur', 1999, 'EUR'],
    ['19,99 €', 1999, 'EUR'],
    ['€19.99', 1999, 'EUR'],
    ['1.299,00 EUR', 129900, 'EUR'],
    ['1,299.00 EUR', 129900, 'EUR'],
    ['1.234.567,89 EUR', 123456789, 'EUR'],
    ['1\u00a0299,00 €', 129900, 'EUR'],
    ['1\u202f299 EUR', 129900, 'EUR'],
    ["CHF 1'299.50", 129950, 'CHF'],
    ['Fr. 1’299.–', 129900, 'CHF'],
    ['19.- CHF', 1900, 'CHF'],
    ['19.9900 EUR', 1999, 'EUR'],
    ['19.9950000 EUR', 2000, 'EUR'],
  ])('%s', (text, amount, currency) => {
    expect(readPrice(text)).toEqual({ amount, currency, assumed: false })
  })

  test('without a currency are in the one of the market, if there is one', () => {
    expect(readPrice('15.00', 'EUR')).toEqual({ amount: 1500, currency: 'EUR', assumed: true })
    expect(readPrice('15.00')).toBeUndefined()
  })

  test.each([
    '',
    '15.00',
    'EUR',
    '1.299 EUR',
    '1,299 EUR',
    '1.29.99 EUR',
    '1,299,00 EUR',
    '12 34 EUR',
    '-1 EUR',
    '15.00 Taler',
    'EUR 15.00 EUR',
    '15.00-20.00 EUR',
    '99999999 EUR',
    '1e3 EUR',
  ])('%j is none', (text) => {
    expect(readPrice(text)).toBeUndefined()
  })

  test('of any whole number of cents is that number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (cents) => {
        expect(readPrice(`${(cents / 100).toFixed(2)} EUR`)?.amount).toBe(cents)
      }),
    )
  })
})

describe('moments', () => {
  test.each([
    ['2026-02-24T13:00-0800', '2026-02-24T21:00:00.000Z'],
    ['2026-02-24T13:00+01', '2026-02-24T12:00:00.000Z'],
    ['2026-02-24T13:00:30Z', '2026-02-24T13:00:30.000Z'],
    ['2026-02-24', '2026-02-24T00:00:00.000Z'],
    ['24.12.2026', '2026-12-23T23:00:00.000Z'],
    ['1.7.2026 8:30', '2026-07-01T06:30:00.000Z'],
    ['01.12.2026, 08:00 Uhr', '2026-12-01T07:00:00.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(new Date(readMoment(text) ?? 0).toISOString()).toBe(iso)
  })

  test.each(['', 'tomorrow', '2026-13-01', '32.12.2026', '1.13.2026', '12/24/2026', '2026-02-24T25:00Z'])(
    '%j is none',
    (text) => {
      expect(readMoment(text)).toBeUndefined()
    },
  )

  test('make intervals in their order', () => {
    expect(readInterval('2026-02-24/2026-02-25')).toEqual({
      from: Date.parse('2026-02-24T00:00:00Z'),
      to: Date.parse('2026-02-25T23:59:59Z'),
    })
    expect(readInterval('2026-02-25/2026-02-24')).toBeUndefined()
    expect(readInterval('2026-02-25')).toBeUndefined()
  })

  test.each([
    '1.12.2026 00:00/24.12.2026 23:59:59',
    '01.12.2026/24.12.2026',
    '01.12.2026 - 24.12.2026',
    'vom 1.12.2026 bis 24.12.2026',
    '2026-11-30T23:00Z/2026-12-24T22:59:59Z',
  ])('%s is the same interval', (text) => {
    expect(readInterval(text)).toEqual({
      from: Date.parse('2026-11-30T23:00:00Z'),
      to: Date.parse('2026-12-24T22:59:59Z'),
    })
  })

  test('without a zone are in that of the shop', () => {
    expect(readInterval('1.12.2026/', 'Europe/London')?.from).toBe(Date.parse('2026-12-01T00:00:00Z'))
  })
})

test.each([
  ['4006381333931', true],
  ['40170725', true],
  ['036000291452', true],
  ['4006381333932', false],
  ['123', false],
  ['', false],
  ['400638133393X', false],
])('%s is a GTIN: %s', (text, valid) => {
  expect(isGtin(text)).toBe(valid)
})

test.each([
  ['<p>Weich &amp; warm</p><p>Zwei</p>', 'Weich & warm\nZwei'],
  ['a<br/>b', 'a\nb'],
  ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
  ['<script>alert(1)</script>x', 'x'],
  ['&#8364;&#x20ac;&#55296;&lol;', '€€&lol;'],
])('the words of %j are %j', (markup, text) => {
  expect(textWithoutMarkup(markup)).toBe(text)
})

describe('the price by measure', () => {
  test.each([
    ['DE', 1500, '750 ml', '100 ml', { withTax: 2000, unit: 'LI', size: 1 }],
    ['CH', 1500, '750 ml', '100 ml', { withTax: 200, unit: 'ML', size: 100 }],
    ['CH', 1500, '750 ml', '75 ml', { withTax: 2000, unit: 'LI', size: 1 }],
    ['CH', 1500, '750 ml', undefined, { withTax: 2000, unit: 'LI', size: 1 }],
    ['DE', 1500, '750ml', '1 l', { withTax: 2000, unit: 'LI', size: 1 }],
    ['FR', 999, '333 g', '100 g', { withTax: 3000, unit: 'KG', size: 1 }],
    ['AT', 499, '250 ml', undefined, { withTax: 1996, unit: 'LI', size: 1 }],
    ['NL', 700, '350 cm', '10 cm', { withTax: 200, unit: 'M', size: 1 }],
    ['DE', 1500, '1.5 kg', undefined, { withTax: 1000, unit: 'KG', size: 1 }],
    ['DE', 900, '2 sqm', '1 sqm', { withTax: 450, unit: 'QM', size: 1 }],
    ['DE', 990, '33 ct', '1 ct', { withTax: 30, unit: 'ST', size: 1 }],
  ] as const)('in %s of %i for %s by %s', (country, price, measure, base, reference) => {
    expect(readReference(price, measure, base, country)).toEqual(reference)
  })

  test.each([
    ['many', undefined],
    ['0 ml', undefined],
    ['750 ml', '1 kg'],
    ['750 ml', 'x'],
    ['750 parsec', undefined],
  ])('says what is wrong with %s by %s', (measure, base) => {
    expect(typeof readReference(1500, measure, base, 'DE')).toBe('string')
  })
})

describe('a row', () => {
  test.each([
    [{ id: '' }, 'id is missing'],
    [{ title: '' }, 'title is missing'],
    [{ description: '' }, 'description is missing'],
    [{ availability: '' }, 'availability is missing'],
    [{ price: '' }, 'price is missing'],
    [
      { brand: '' },
      'brand is missing (identifier_exists says no where there is none; --default-brand names one for all)',
    ],
    [{ id: 'x'.repeat(51) }, 'id has 51 characters, 50 are allowed'],
    [{ title: '<b></b>' }, 'title has no words'],
    [
      { title: 'Gr\ufffd\ufffde' },
      'title has characters that are not UTF-8: the file seems to be Windows-1252. Import it with --encoding windows-1252 (a feed from an address: its setting encoding), or save it as UTF-8',
    ],
    [{ id: 'a\0b' }, 'id has control characters'],
    [{ price: '1.299 EUR' }, 'price “1.299 EUR” may be thousands or decimals; write 1299.00 EUR'],
    [{ price: '0 EUR' }, 'price is 0'],
    [{ price: '10.00 CHF' }, 'price is in CHF, but prices in DE are in EUR'],
    [{ availability: 'preorder' }, 'availability_date is missing, which preorder needs'],
    [
      { availability: 'backorder', availability_date: 'soon' },
      'availability_date “soon” is no date (2026-12-24T13:00+0100, or 24.12.2026)',
    ],
  ])('%j is refused', (more, reason) => {
    expect(read(feedRow('a', more))).toEqual({ ok: false, reasons: [reason] })
  })

  test.each([
    [{ sale_price: '50.00 EUR' }, 'sale_price', 'sale_price is higher than price'],
    [{ sale_price: 'cheap' }, 'sale_price', 'sale_price “cheap” is no amount with a currency (15.00 EUR)'],
    [
      { sale_price: '9.99 EUR', sale_price_effective_date: 'soon' },
      'sale_price',
      'sale_price_effective_date “soon” is no interval (2026-11-20T00:00+0100/2026-11-30T23:59+0100, or 20.11.2026 00:00/30.11.2026 23:59)',
    ],
    [
      { image_link: 'http://a.example/1.jpg' },
      'image_link',
      'image “http://a.example/1.jpg” is no https address; a placeholder is shown',
    ],
    [{ image_link: '' }, 'image_link', 'image_link is missing; a placeholder is shown'],
    [
      { image_link: 'javascript:alert(1)' },
      'image_link',
      'image “javascript:alert(1)” is no https address; a placeholder is shown',
    ],
    [
      { gtin: '4006381333932' },
      'gtin',
      'gtin “4006381333932” is none: its length or its check digit is wrong',
    ],
    [{ gender: 'x' }, 'gender', 'gender “x” is none of female, male, unisex'],
    [{ gender: 'constructor' }, 'gender', 'gender “constructor” is none of female, male, unisex'],
    [{ age_group: 'old' }, 'age_group', 'age_group “old” is none of newborn, infant, toddler, kids, adult'],
    [{ tax: 'DE::x:n' }, 'tax', 'tax “x” is no rate in per cent'],
    [{ tax: 'DE::-7:n' }, 'tax', 'tax “-7” is no rate in per cent'],
    [{ tax: '19' }, 'tax', 'tax “19” names no country and rate (DE::7:n)'],
    [{ quantity: 'many' }, 'quantity', 'quantity “many” is no whole number'],
    [{ quantity: '-4' }, 'quantity', 'quantity “-4” is below zero, and nothing is in stock'],
    [{ multipack: '-2' }, 'multipack', 'multipack “-2” is no number of pieces'],
    [{ sale_price: '-5 EUR' }, 'sale_price', 'sale_price “-5 EUR” is no amount with a currency (15.00 EUR)'],
    [
      { min_handling_time: '-1' },
      'min_handling_time',
      'min_handling_time “-1” is no number of days from 0 to 90',
    ],
    [
      { max_handling_time: 'two' },
      'max_handling_time',
      'max_handling_time “two” is no number of days from 0 to 90',
    ],
    [
      { min_handling_time: '3', max_handling_time: '1' },
      'min_handling_time',
      'min_handling_time “3” is more than max_handling_time “1”',
    ],
    [
      { shipping: 'DE::Standard:4.99 EUR:1:2:-1:3' },
      'shipping',
      'min_transit_time “-1” is no number of days from 0 to 90',
    ],
    [{ color: 'x'.repeat(101) }, 'color', 'color has 101 characters, 100 are allowed'],
    [{ title: 'x'.repeat(151) }, 'title', 'title has 151 characters and is cut to 150'],
    [
      { unit_pricing_measure: 'a lot' },
      'unit_pricing_measure',
      'unit_pricing_measure “a lot” is no quantity with a unit (mg, g, kg, ml, cl, l, cbm, cm, m, sqm, ct)',
    ],
  ])('%j costs no product: the value is left out and named', (more, attribute, reason) => {
    const result = read(feedRow('a', more))
    expect(result.ok && result.notes).toEqual([{ attribute, reason }])
    expect(result.ok && result.variant.price.withTax).toBe(3999)
  })

  test.each<Record<string, string>>([
    { link: '' },
    { link: 'javascript:alert(1)' },
    { shipping: 'DE::Standard:free' },
    { custom_label_0: 'x'.repeat(30_000) },
    { custom_label_0: 'a\0b' },
    { sale_price_effective_date: ' / ' },
    { sale_price: '0.00 EUR' },
    { brand: '', identifier_exists: 'no' },
    { brand: '', identifier_exists: 'FALSE' },
  ])('%j is no fault', (more) => {
    expect(read(feedRow('a', more))).toMatchObject({
      ok: true,
      notes: [],
      variant: { price: { withTax: 3999 } },
    })
  })

  test.each([
    ['in_stock', {}, { BVC: 1, deliveryDaysFrom: 0 }, 100],
    ['In Stock', { quantity: '7' }, { BVC: 1, deliveryDaysFrom: 0 }, 7],
    ['out_of_stock', {}, { BVC: 4, deliveryDaysFrom: 0 }, 0],
    [
      'preorder',
      { availability_date: '2026-12-24' },
      { BVC: 2, deliveryDaysFrom: 999, deliveryDaysTo: 999, deliveryUntil: '2026-12-31' },
      100,
    ],
    [
      'preorder',
      { availability_date: '2027-02-15T00:00+0100' },
      { BVC: 2, deliveryDaysFrom: 999, deliveryDaysTo: 999, deliveryUntil: '2027-02-22' },
      100,
    ],
    [
      'preorder',
      { availability_date: '2027-03-29' },
      { BVC: 2, deliveryDaysFrom: 999, deliveryDaysTo: 999, deliveryUntil: '2027-04-05' },
      100,
    ],
    [
      'preorder',
      { availability_date: '20.02.2027' },
      { BVC: 2, deliveryDaysFrom: 999, deliveryDaysTo: 999, deliveryUntil: '2027-03-01' },
      100,
    ],
    [
      'preorder',
      { availability_date: '9999-12-30' },
      { BVC: 2, deliveryDaysFrom: 999, deliveryDaysTo: 999, deliveryUntil: '9999-12-31' },
      100,
    ],
    [
      'backorder',
      { availability_date: '2026-12-01' },
      { BVC: 2, deliveryDaysFrom: 10, deliveryDaysTo: 10 },
      100,
    ],
    [
      'backorder',
      { availability_date: '2020-01-01' },
      { BVC: 2, deliveryDaysFrom: 4, deliveryDaysTo: 4 },
      100,
    ],
    [
      'backorder',
      { availability_date: '2099-01-01' },
      { BVC: 2, deliveryDaysFrom: 998, deliveryDaysTo: 998 },
      100,
    ],
  ])('%s %j', (availability, more, logistics, quantity) => {
    const variant = variantOf({ availability, ...more })
    expect([variant.logistics, variant.quantity]).toEqual([logistics, quantity])
  })

  test.each([
    ['now', '2026-11-20T00:00+0100/2026-11-30T23:59+0100', 2999, 3999, '2026-11-30T22:59:00.000Z'],
    ['always', '', 2999, 3999, undefined],
    ['until an end', '/2026-11-30', 2999, 3999, '2026-11-30T23:59:59.000Z'],
    ['from a beginning', '2026-11-30/', 3999, undefined, '2026-11-30T00:00:00.000Z'],
    ['later', '2026-12-20/2026-12-30', 3999, undefined, '2026-12-20T00:00:00.000Z'],
    ['no more', '2026-10-20/2026-10-30', 3999, undefined, undefined],
  ])('has its sale price %s', (_, dates, withTax, before, change) => {
    const { price } = variantOf({ sale_price: '29.99 EUR', sale_price_effective_date: dates })
    const former = 3999
    const kept = { ...price, former, ...(price.sale && { sale: { ...price.sale, former } }) }
    const asked = priceAt(kept, now)
    expect([asked.withTax, priceBefore(asked)]).toEqual([withTax, before])
    expect(nextPriceChange(price, now)).toBe(change && Date.parse(change))
  })

  test.each([
    [{ condition: 'used' }, { condition: 'used' }],
    [{ condition: 'Gebraucht' }, { condition: 'used' }],
    [{ condition: 'https://schema.org/RefurbishedCondition' }, { condition: 'refurbished' }],
    [{ condition: 'new' }, {}],
    [{ multipack: '6' }, { multipack: 6 }],
    [{ multipack: '0' }, {}],
    [{ multipack: 'sechs' }, {}],
    [{ energy_efficiency_class: 'c' }, { energy: { own: 'C', best: 'A', worst: 'G' } }],
    [
      {
        energy_efficiency_class: 'B',
        max_energy_efficiency_class: 'A+++',
        min_energy_efficiency_class: 'D',
      },
      { energy: { own: 'B', best: 'A+++', worst: 'D' } },
    ],
    [{ energy_efficiency_class: 'H' }, {}],
    [{ certification: 'EC:EPREL:123456' }, { eprel: '123456' }],
    [{ certification: 'ADEME:CO2:1' }, {}],
    [
      {
        // As elements of XML: their texts are also that of the element around them.
        certification: 'ECEPREL234567',
        'certification.certification_authority': 'EC',
        'certification.certification_name': 'EPREL',
        'certification.certification_code': '234567',
      },
      { eprel: '234567' },
    ],
  ])('has the facts of %j', (columns, facts) => {
    expect(variantOf(columns as Record<string, string>).facts).toEqual(facts)
  })

  test.each([
    ...['new', 'Neu', 'neuf', 'Nieuw', 'http://schema.org/NewCondition', ' '].map((word) => [
      word,
      undefined,
    ]),
    ...['used - like new', "d'occasion", 'D’occasion', 'occasion', 'B-Ware', 'wie neu', 'Gebraucht'].map(
      (word) => [word, 'used'],
    ),
    ...['seconde main', 'second-hand', 'Zweite Wahl', 'UsedCondition', 'used_good'].map((word) => [
      word,
      'used',
    ]),
    ...['remanufactured', 'generalüberholt', 'GENERALU\u0308BERHOLT', 'reconditionné', 'Renewed'].map(
      (word) => [word, 'refurbished'],
    ),
  ])('takes “%s” for %s', (condition, expected) => {
    expect(variantOf({ condition: String(condition) }).facts.condition).toBe(expected)
  })

  test.each(['toString', 'leicht bespielt', 'not new', '中古'])('refuses the condition “%s”', (condition) => {
    expect(read(feedRow('a', { condition }), germany)).toEqual({
      ok: false,
      reasons: [`condition “${condition}” is none of new, refurbished, used`],
    })
  })

  test('has a price by measure in its sale', () => {
    const { price } = variantOf({
      sale_price: '29.99 EUR',
      sale_price_effective_date: '2026-12-20/2026-12-30',
      unit_pricing_measure: '3 kg',
      unit_pricing_base_measure: '1 kg',
    })
    expect([price.reference?.withTax, price.sale?.reference]).toEqual([1333, 1000])
  })

  test.each([
    [germany, '11.90 EUR', '', 1000, 0.19],
    [germany, '10.70 EUR', 'DE::7:n', 1000, 0.07],
    [germany, '11.90 EUR', 'US:CA:9:y', 1000, 0.19],
    [{ ...germany, country: 'CH', currency: 'CHF' } as const, '108.10 CHF', '', 10_000, 0.081],
  ])('has the tax of its country', (context, price, tax, withoutTax, vat) => {
    const result = read(feedRow('a', { price, tax }), context)
    expect(result.ok && result.variant.price).toMatchObject({ withoutTax, tax: { vat: { amount: vat } } })
  })

  test('has all its pictures and the levels of its categories', () => {
    const variant = variantOf({
      additional_image_link: 'https://a.example/2.jpg,https://a.example/3.jpg?a=1,2',
      product_type: 'Schlafen > Schlafsäcke',
      google_product_category: '5424',
    })
    expect(variant.images.slice(1)).toEqual(['https://a.example/2.jpg', 'https://a.example/3.jpg?a=1,2'])
    expect(variant.categories).toEqual([['Schlafsäcke', 'Schlafen']])
  })

  test('of anything is read or refused with a reason', () => {
    const names = [
      ...Object.keys(feedRow('a')),
      'sale_price',
      'gtin',
      'tax',
      'shipping',
      'unit_pricing_measure',
      'sale_price_effective_date',
      'availability_date',
      'product_type',
      'color',
    ]
    const fields = fc.dictionary(
      fc.constantFrom(...names),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('1 l', 'DE::', '1 EUR', '<', '::', '2026-01-01', '/'),
      ),
    )
    fc.assert(
      fc.property(fields, (more) => {
        const result = read(feedRow('a', more))
        expect(result.ok || result.reasons.every((reason) => reason.length > 5)).toBe(true)
      }),
    )
  })
})

describe('a group', () => {
  const staged = (rows: Record<string, string>[]) =>
    rows.map((row, index) => ({
      id: `${index}`,
      line: index,
      group: 'gG',
      data: variantOf({ item_group_id: 'G', ...row }),
    }))

  test.each([
    [
      'by colour',
      [
        { color: 'Rot', size: '1' },
        { color: 'Blau', size: '1' },
        { color: 'Rot', size: '2' },
      ],
      ['G-rot', 'G-blau'],
    ],
    ['not by size', [{ size: '1' }, { size: '2' }], ['G']],
    ['by pattern', [{ pattern: 'Sterne' }, { pattern: 'Punkte' }], ['G-sterne', 'G-punkte']],
    [
      'not by a pattern that all have',
      [
        { color: 'Rot', pattern: 'Sterne' },
        { color: 'Blau', pattern: 'Sterne' },
      ],
      ['G-rot', 'G-blau'],
    ],
    ['by material', [{ material: 'Wolle' }, { material: 'Leinen' }], ['G-wolle', 'G-leinen']],
  ])('is parted %s', (_, rows, keys) => {
    expect(designsOf(staged(rows)).map(newReferenceKey)).toEqual(keys)
  })

  test.each([
    [{ title: 'Schlafsack Mond Salbei 70', color: 'Salbei', size: '70' }, 'Schlafsack Mond'],
    [{ title: 'Schlafsack Mond, Salbei, Gr. 70', color: 'Salbei', size: '70' }, 'Schlafsack Mond'],
    [{ title: 'Schlafsack Mond (Salbei)', color: 'Salbei' }, 'Schlafsack Mond'],
    [{ title: 'Waldkind Schlafsack Mond' }, 'Schlafsack Mond'],
    [{ title: 'Salbei', color: 'Salbei' }, 'Salbei'],
    [{ title: 'Modell 70', size: '7' }, 'Modell 70'],
    [{ title: 'Ball (+', color: '(+' }, 'Ball'],
  ])('of %j has the name %s', (row, name) => {
    expect(nameOf(variantOf(row))).toBe(name)
  })
})
