import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { writeShopConfigurations } from '@/lib/platform/shop-configuration/write'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { writeCategories } from '@/lib/shop/import/write/write-categories'
import { arrivalText } from '@/lib/shop/product'
import { productData } from '@/lib/storefront/screens/product/structured-data'
import { sourceShopConfiguration } from '@/schemas/shop'
import { describeOnDatabases } from '../../fixtures/databases'
import { feedRow, rssOf, tsvOf, xmlItem } from '../../fixtures/feeds'
import { importInto } from '../../fixtures/import'
import { usualConfiguration } from '../../fixtures/usual-configuration'

const caseFile = (name: string) => readFile(`tests/fixtures/cases/feeds/${name}.tsv`)

const head = 'id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tbrand'
const row = (id: string, title = 'Kuscheldecke') =>
  `${id}\t${title}\tWeich.\thttps://s.example\thttps://s.example/a.jpg\tin_stock\t19.99 EUR\tBugs`
const withSeparator = (separator: string) => `${head}\n${row('a')}\n`.replaceAll('\t', separator)

const priced = (price: string) => tsvOf([feedRow('a', { price })])

/** A feed with what one product must be afterwards: its key, name, brand, price and days to delivery. */
type Case = [name: string, feed: string | Buffer, expected: Record<string, unknown>]
const cases: Case[] = [
  ['CR alone', `${head}\r${row('a')}\r`, { key: 'a' }],
  ['CR LF', `${head}\r\n${row('a')}\r\n`, { key: 'a', brand: 'Bugs' }],
  ['a byte order mark', `\ufeff${head}\n${row('a')}\n`, { key: 'a' }],
  [
    'UTF-16 as spreadsheets write it',
    Buffer.from(`\ufeff${head}\n${row('a', 'Größe')}\n`, 'utf16le'),
    { name: 'Größe' },
  ],
  ['semicolons', withSeparator(';'), { key: 'a', cents: 1999 }],
  ['commas', withSeparator(','), { key: 'a', cents: 1999 }],
  ['bars', withSeparator('|'), { key: 'a', cents: 1999 }],
  ["Excel's line about the separator", `sep=;\n${withSeparator(';')}`, { key: 'a' }],
  [
    'commas with quoted texts',
    `${head}\n${row('a', '"Decke, groß"')}\n`.replaceAll('\t', ','),
    { name: 'Decke, groß' },
  ],
  ['an id with an umlaut', tsvOf([feedRow('Größe-1')]), { key: 'Größe-1' }],
  ['an id with a slash', tsvOf([feedRow('AB/12')]), { key: 'AB/12' }],
  ['an id with a blank', tsvOf([feedRow('AB 12')]), { key: 'AB 12' }],
  ['an id in another script', tsvOf([feedRow('Одеяло')]), { key: 'Одеяло' }],
  ['an id with an entity', tsvOf([feedRow('A&amp;B')]), { key: 'A&B' }],
  [
    'no brand where there is none',
    tsvOf([feedRow('a', { brand: '', identifier_exists: 'no' })]),
    { brand: '' },
  ],
  ['a picture over http', tsvOf([feedRow('a', { image_link: 'http://s.example/a.jpg' })]), { images: [] }],
  ['a sale price of 0', tsvOf([feedRow('a', { sale_price: '0 EUR' })]), { cents: 3999 }],
  [
    'a sale window that is open at its end',
    tsvOf([feedRow('a', { sale_price: '9.99 EUR', sale_price_effective_date: '2026-11-01/' })]),
    { cents: 999 },
  ],
  [
    'a sale window of blanks',
    tsvOf([feedRow('a', { sale_price: '9.99 EUR', sale_price_effective_date: ' / ' })]),
    { cents: 999 },
  ],
  ['a sale price that cannot be read', tsvOf([feedRow('a', { sale_price: 'bald' })]), { cents: 3999 }],
  [
    'days of handling and transit',
    tsvOf([feedRow('a', { shipping: 'DE::Standard:4.99 EUR:1:2:1:3' })]),
    { from: 2, to: 5 },
  ],
  [
    'days of the country alone',
    tsvOf([feedRow('a', { shipping: 'AT:::9 EUR:1:2:5:9,DE:::4 EUR:0:1:1:2' })]),
    { from: 1, to: 3 },
  ],
  [
    'days of the slowest service',
    tsvOf([feedRow('a', { shipping: 'DE::Express:9 EUR:0:0:1:1,DE::Post:4 EUR:0:0:3:6' })]),
    { from: 3, to: 6 },
  ],
  [
    'parts that the column declares',
    tsvOf([feedRow('a', { 'shipping(country:max_transit_time:min_transit_time)': 'DE:4:2' })]),
    { from: 2, to: 4 },
  ],
  [
    'a time of handling of its own',
    tsvOf([feedRow('a', { shipping: 'DE:::4 EUR:::2:3', min_handling_time: '1', max_handling_time: '2' })]),
    { from: 3, to: 5 },
  ],
  ['shipping without days', tsvOf([feedRow('a', { shipping: 'DE:::4 EUR' })]), { from: 0, to: null }],
  [
    'shipping in elements',
    rssOf([
      '<item><g:id>a</g:id><g:title>T</g:title><g:description>D</g:description><g:image_link>https://s.example/a.jpg</g:image_link><g:availability>in_stock</g:availability><g:price>5 EUR</g:price><g:brand>B</g:brand><g:shipping><g:country>AT</g:country><g:min_transit_time>4</g:min_transit_time><g:max_transit_time>9</g:max_transit_time></g:shipping><g:shipping><g:country>DE</g:country><g:min_transit_time>2</g:min_transit_time><g:max_transit_time>3</g:max_transit_time></g:shipping></item>',
    ]),
    { from: 2, to: 3 },
  ],
  [
    'entities that XML has escaped twice',
    rssOf([xmlItem(feedRow('a', { brand: 'Kind &amp; Kegel' }))]),
    { brand: 'Kind & Kegel' },
  ],
  [
    "HTML's entities in XML",
    rssOf([xmlItem(feedRow('a', { title: 'X' })).replace('>X<', '>Gr&ouml;&szlig;e<')]),
    { name: 'Größe' },
  ],
  [
    'an entity that is decoded once',
    tsvOf([feedRow('a', { title: 'Das Zeichen &amp;uuml;' })]),
    { name: 'Das Zeichen &uuml;' },
  ],
  [
    'a text made by a machine',
    tsvOf([feedRow('a', { title: '', structured_title: 'trained_algorithmic_media:"Decke"' })]),
    { name: 'Decke' },
  ],
  [
    'a description that is escaped markup',
    tsvOf([
      feedRow('a', {
        description: '&lt;p&gt;Gr&amp;ouml;&amp;szlig;e&lt;/p&gt;&lt;p&gt;5 &amp;lt; 6&lt;/p&gt;',
      }),
    ]),
    { description: 'Größe\n5 < 6' },
  ],
  ['a price with the sign of its currency', priced('19,99 €'), { cents: 1999 }],
  ['a price with its currency before it', priced('EUR 19.99'), { cents: 1999 }],
  ['a price in small letters', priced('19.99 eur'), { cents: 1999 }],
  ['a price with German thousands', priced('1.299,00 EUR'), { cents: 129900 }],
  ['a price with English thousands', priced('1,299.00 EUR'), { cents: 129900 }],
  ['a price with a fixed blank', priced('1\u00a0299,00 EUR'), { cents: 129900 }],
  ['a price with thousands and a dash', priced('1.299,- €'), { cents: 129900 }],
  ['a price with English thousands and a dash', priced('EUR 1,299.–'), { cents: 129900 }],
  ['a price with a dash', priced('19,- €'), { cents: 1900 }],
  ['a price as databases keep it', priced('19.9900 EUR'), { cents: 1999 }],
  ['a price without a currency', priced('19.99'), { cents: 1999 }],
  ['a sale price that is the price', tsvOf([feedRow('a', { sale_price: '39.99 EUR' })]), { cents: 3999 }],
  ['a sale price above the price', tsvOf([feedRow('a', { sale_price: '99.99 EUR' })]), { cents: 3999 }],
  [
    'a sale window with the days of a sheet',
    tsvOf([feedRow('a', { sale_price: '9.99 EUR', sale_price_effective_date: '01.11.2020/31.12.2099' })]),
    { cents: 999 },
  ],
  [
    'a sale window with the days of a sheet that is over',
    tsvOf([feedRow('a', { sale_price: '9.99 EUR', sale_price_effective_date: '01.11.2020/31.12.2020' })]),
    { cents: 3999 },
  ],
  [
    'a sale window that cannot be read',
    tsvOf([feedRow('a', { sale_price: '9.99 EUR', sale_price_effective_date: '11/01/2020 to 12/31/2099' })]),
    { cents: 3999 },
  ],
  [
    'the words of schema.org for what is there',
    tsvOf([feedRow('a', { availability: 'https://schema.org/InStock' })]),
    { quantity: 100 },
  ],
  ['German words for it', tsvOf([feedRow('a', { availability: 'Auf Lager' })]), { quantity: 100 }],
  [
    'a word of former versions for it',
    tsvOf([feedRow('a', { availability: 'available for order' })]),
    { quantity: 100 },
  ],
  ...[
    'Sold out',
    'indisponible',
    'nicht mehr lieferbar',
    'niet leverbaar',
    'e\u0301puise\u0301',
    'InStoreOnly',
  ].map(
    (availability): Case => [
      `words for what is sold: ${availability}`,
      tsvOf([feedRow('a', { availability })]),
      { quantity: 0 },
    ],
  ),
  ...['ja', 'Yes', 'oui', 'true', 'J'].map(
    (availability): Case => [
      `a yes in place of its words: ${availability}`,
      tsvOf([feedRow('a', { availability })]),
      { quantity: 100 },
    ],
  ),
  ...['nein', 'No', 'non', 'nee', 'FALSE', '0', '-2'].map(
    (availability): Case => [
      `a no in place of its words: ${availability}`,
      tsvOf([feedRow('a', { availability })]),
      { quantity: 0 },
    ],
  ),
  ['a number in place of its words', tsvOf([feedRow('a', { availability: '7' })]), { quantity: 7 }],
  [
    'a number in place of its words, beside that of pieces',
    tsvOf([feedRow('a', { availability: '1', quantity: '5' })]),
    { quantity: 5 },
  ],
  [
    'a no beside a number of pieces',
    tsvOf([feedRow('a', { availability: '0', quantity: '5' })]),
    { quantity: 0 },
  ],
  ['a table of Windows', Buffer.from(`${head}\n${row('a', 'Größe')}\n`, 'latin1'), { name: 'Größe' }],
  ...(
    [
      [
        'German',
        'Artikelnummer;Bezeichnung;Beschreibung;Preis;Bestand;Farbe;Größe;EAN;Marke;Bild;Kategorie',
        '7;Kuscheldecke;Weich.;19,99;3;Rot;M;4006381333931;Bugs;https://s.example/a.jpg;Decken',
      ],
      [
        'German without umlauts',
        'Artikel-Nr;Titel;Beschreibung;Preis (brutto);Lagerbestand;FARBE;Groesse;Hersteller;Bild-URL',
        '7;Kuscheldecke;Weich.;19,99 €;3;Rot;M;Bugs;https://s.example/a.jpg',
      ],
      [
        'French',
        'Référence;Désignation;Description;Prix TTC;Stock;Couleur;Taille;Code-barres;Marque;Photo;Catégorie',
        '7;Kuscheldecke;Weich.;19,99;3;Rot;M;4006381333931;Bugs;https://s.example/a.jpg;Decken',
      ],
      [
        'Dutch',
        'Artikelcode;Naam;Omschrijving;Prijs;Voorraad;Kleur;Maat;EAN;Merk;Afbeelding;Categorie',
        '7;Kuscheldecke;Weich.;19,99;3;Rot;M;4006381333931;Bugs;https://s.example/a.jpg;Decken',
      ],
    ] as const
  ).map(
    ([language, columns, values]): Case => [
      `a table with ${language} names of columns`,
      `${columns}\n${values}\n`,
      { key: '7', name: 'Kuscheldecke', brand: 'Bugs', cents: 1999, quantity: 3 },
    ],
  ),
  [
    'the word of a column beside the attribute itself',
    `Artikelnummer\t${head}\n99\t${row('a')}\n`,
    { key: 'a' },
  ],
  [
    'nothing in stock, by the number alone',
    tsvOf([feedRow('a', { availability: '', quantity: '0' })]),
    { quantity: 0 },
  ],
  ['a line break in a text', `${head}\n${row('a', '"Decke\ngroß"')}\n`, { name: 'Decke groß' }],
  ['inches', `${head}\n${row('a', '"Ring 5"" rot"')}\n`, { name: 'Ring 5" rot' }],
  ['inches without other marks', `${head}\n${row('a', 'Ring 5" rot')}\n`, { name: 'Ring 5" rot' }],
  ['names of columns in capitals', `${head.toUpperCase()}\n${row('a')}\n`, { key: 'a' }],
  ['names of columns with blanks', `${head.replaceAll('_', ' ')}\n${row('a')}\n`, { key: 'a' }],
  ['rows without values', `${head}\n\n${row('a')}\n\t\t\t\n`, { key: 'a' }],
  [
    'XML with ampersands of its own',
    rssOf([xmlItem(feedRow('a', { brand: 'Kind & Kegel', image_link: 'https://s.example/a.jpg?x=1&y=2' }))])
      .replace('Kind &amp; Kegel', 'Kind & Kegel')
      .replace('&amp;y', '&y'),
    { brand: 'Kind & Kegel', images: [{ src: 'https://s.example/a.jpg?x=1&y=2' }] },
  ],
  [
    'XML with an ampersand at the end of a text, and in a name',
    rssOf([xmlItem(feedRow('a', { brand: 'H&M', title: 'Decke &' }))]).replaceAll('&amp;', '&'),
    { brand: 'H&M', name: 'Decke &' },
  ],
  [
    'XML with an ampersand in a section that is taken as it is',
    rssOf([xmlItem(feedRow('a', { brand: 'X' })).replace('>X<', '><![CDATA[Kind & Kegel]]><')]),
    { brand: 'Kind & Kegel' },
  ],
  [
    'XML with comparisons',
    rssOf([xmlItem(feedRow('a', { title: 'X' })).replace('>X<', '>Für 5 < 6 Monate<')]),
    { name: 'Für 5 < 6 Monate' },
  ],
  [
    'XML with names in capitals',
    rssOf([xmlItem(feedRow('a')).replaceAll('g:brand', 'g:BRAND').replaceAll('g:id', 'g:Id')]),
    { key: 'a', brand: 'Waldkind' },
  ],
  [
    'XML of products',
    `<?xml version="1.0"?><products>${xmlItem(feedRow('a')).replaceAll('item>', 'product>').replaceAll('g:', '')}</products>`,
    { key: 'a' },
  ],
  [
    'a table with the names of WooCommerce',
    'SKU,Name,Description,In stock?,Stock,Regular price,Image,Brands\na,Decke,Weich,1,3,19.99,https://s.example/a.jpg,Bugs\n',
    { key: 'a', brand: 'Bugs', quantity: 3, cents: 1999 },
  ],
  ['a control character', tsvOf([feedRow('a', { title: 'Dec\u0000ke' })]), { name: 'Decke' }],
  ['signs that nobody sees', tsvOf([feedRow('a', { title: '\u200bDecke\u202e' })]), { name: 'Decke' }],
  ['emoji', tsvOf([feedRow('a', { title: 'Decke 🧸' })]), { name: 'Decke 🧸' }],
  ['a number of a sheet as GTIN', tsvOf([feedRow('a', { gtin: '4,00638E+12' })]), { key: 'a' }],
]

describeOnDatabases('a feed as shops export it', (getDb) => {
  const products = () =>
    getDb().execute<Record<string, unknown>>(sql`
      select p.reference_key as key, p.brand, p.images, t.name, t.description,
        coalesce(r.delivery_days_from, v.delivery_days_from) as from,
        coalesce(r.delivery_days_to, v.delivery_days_to) as to, coalesce(r.sale_with_tax, r.with_tax) as cents,
        v.stock_quantity as quantity
      from products p join product_texts t on t.product_id = p.id join variants v on v.product_id = p.id
      join prices r on r.variant_id = v.id
      order by p.reference_key`)

  beforeEach(async () => {
    await getDb().execute(
      sql`truncate products, attribute_values, categories, listing_entries, shop_configurations cascade`,
    )
  })

  it.each(cases)('%s', async (_, feed, expected) => {
    expect(await importInto(getDb(), feed)).toMatchObject({ created: 1, rejected: 0 })
    expect(await products()).toMatchObject([expected])
  })

  it('keeps keys apart that differ by case or by a sign, each with an address', async () => {
    const ids = ['ab-1', 'AB-1', 'ab/1', 'ab 1', 'äb-1']
    expect(await importInto(getDb(), tsvOf(ids.map((id) => feedRow(id))))).toMatchObject({
      created: 5,
      rejected: 0,
    })
    const rows = await getDb().execute<{ path: string }>(sql`select distinct path from product_texts`)
    expect(rows).toHaveLength(5)
  })

  it('promises the days that the feed or else the shop says, and none where neither does', async () => {
    const read = async () => {
      const [row] = await getDb().execute<{ number: string }>(sql`select number from products`)
      const market = findMarket('baby', 'de-de')
      if (!market || !row) throw new Error('no product')
      const [variant] = (await findProduct(getDb(), { brand: 'baby', market }, row.number))?.variants ?? []
      return variant && [variant.delivery, arrivalText(variant, market)?.replaceAll('\u00a0', ' ')]
    }
    await importInto(getDb(), tsvOf([feedRow('a')]))
    expect(await read()).toEqual([{ kind: 'available', isTimeUnset: true }, undefined])
    const shop = {
      type: 'shop_configuration',
      locale: 'de-de',
      service: { deliveryDays: { from: 4, to: 6 } },
    }
    await importInto(getDb(), JSON.stringify(shop), { name: 'shop.jsonl' })
    await importInto(getDb(), tsvOf([feedRow('a')]))
    expect(await read()).toEqual([{ kind: 'soon' }, 'In 4 bis 6 Werktagen bei Ihnen'])
    await importInto(getDb(), tsvOf([feedRow('a', { shipping: 'DE:::0 EUR:0:1:1:2' })]))
    expect(await read()).toEqual([{ kind: 'instant' }, 'In 1 bis 3 Werktagen bei Ihnen'])
  })

  it('says which of two columns of one meaning it reads', async () => {
    const feed = `${head}\tBezeichnung\n${row('a')}\tDecke\n`
    expect((await importInto(getDb(), feed)).notes).toContain(
      'bezeichnung: it says the same as the column title, which is read instead (line 2)',
    )
  })

  it('says which encoding it guessed, and names the option where letters cannot be read', async () => {
    const table = `${head}\n${row('a', 'Größe')}\n`
    expect(await importInto(getDb(), Buffer.from(table, 'latin1'))).toMatchObject({
      guessedEncoding: 'windows-1252',
    })
    expect(await importInto(getDb(), table)).toMatchObject({ guessedEncoding: undefined })
    const mixed = Buffer.concat([Buffer.from(table), Buffer.from(`${row('b', 'Größe')}\n`, 'latin1')])
    expect(await importInto(getDb(), mixed)).toMatchObject({
      samples: [{ line: 3, reason: expect.stringContaining('--encoding windows-1252') }],
    })
  })

  it('names the columns of a table whose numbers it does not find', async () => {
    await expect(importInto(getDb(), 'Ware;Preis\nDecke;19,99\n')).rejects.toThrow(
      /names no column `id` \(Artikelnummer.*It is “Ware;Preis”/,
    )
  })

  it('has the default brand where it names none, unless it says that there is none', async () => {
    const feed = tsvOf([
      feedRow('a', { brand: '' }),
      feedRow('b', { brand: 'Bugs' }),
      feedRow('c', { brand: '', identifier_exists: 'no' }),
    ])
    // While the shop has no name of its own, there is none to take.
    expect(await importInto(getDb(), feed)).toMatchObject({ created: 2, rejected: 1 })
    const named = { type: 'shop_configuration', locale: 'de-de', name: 'Wolke Sieben' }
    await writeShopConfigurations(getDb(), [sourceShopConfiguration.parse(named)])
    const result = await importInto(getDb(), feed)
    expect(result).toMatchObject({ created: 1, rejected: 0 })
    expect(result.notes).toContain(
      'brand: brand is missing and is “Wolke Sieben”, the name of the shop; --default-brand names another (line 2)',
    )
    expect((await products()).map(({ brand }) => brand)).toEqual(['Wolke Sieben', 'Bugs', ''])
    const options = { defaultBrand: 'Kleine Freude' }
    expect(await importInto(getDb(), feed, options)).toMatchObject({ updated: 1, rejected: 0 })
    expect((await products()).map(({ brand }) => brand)).toEqual(['Kleine Freude', 'Bugs', ''])
  })

  it('is read in the encoding that is told, unless the file names its own', async () => {
    const feed = `${head}\n${row('a', 'Łóżko')}\n`
    const bytes = Buffer.from(feed.replace('Łóżko', '\u00a3\u00f3\u00bfko'), 'latin1')
    await importInto(getDb(), bytes, { encoding: 'iso-8859-2' })
    expect(await products()).toMatchObject([{ name: 'Łóżko' }])
    await importInto(getDb(), Buffer.from(`\ufeff${feed}`, 'utf16le'), { encoding: 'iso-8859-2' })
    expect(await products()).toMatchObject([{ name: 'Łóżko' }])
  })

  it('names unknown columns with the nearest known one, and what it left out, once each', async () => {
    const feed = tsvOf(
      [1, 2, 3].map((n) => feedRow(`a${n}`, { colr: 'Rot', Farben: 'Rot', gtin: '123', xyzzy: '1' })),
    )
    expect(await importInto(getDb(), feed)).toMatchObject({ created: 0, rejected: 3 })
    const { notes } = await importInto(getDb(), feed, { allowColumns: ['colr', 'Farben'] })
    expect(notes).toEqual([
      'colr: there is no attribute of this name; the nearest known one is color. If it is meant, write color in the first line in its place (line 2 and 2 more)',
      'farben: there is no attribute of this name; the nearest known one is color. If it is meant, write color in the first line in its place (line 2 and 2 more)',
      'xyzzy: there is no attribute of this name; none is like it (line 2 and 2 more)',
      'gtin: gtin “123” is none: its length or its check digit is wrong (line 2 and 2 more)',
      'tax.usual: no rate is named for new goods, which get the usual one of DE, 19 %; a column tax names another (DE::7:n) (line 2 and 2 more)',
      'safety.manufacturer: no manufacturer with name, address and contact (columns manufacturer_name, manufacturer_address, manufacturer_contact): Regulation (EU) 2023/988, article 19 (line 2 and 2 more)',
    ])
  })

  it('names goods that come reduced, while no price before is known', async () => {
    const row = (more: object) => tsvOf([feedRow('a', { price: '39.99 EUR', ...more })])
    const told = async (feed: string) =>
      (await importInto(getDb(), feed)).notes.filter((note) => note.startsWith('price.reduction'))
    expect(await told(row({ sale_price: '29.99 EUR' }))).toEqual([
      expect.stringMatching(/^price\.reduction: not announced, .*\(line 2\)$/),
    ])
    expect(await told(row({}))).toEqual([])
    expect(await told(row({ sale_price: '29.99 EUR' }))).toEqual([
      expect.stringMatching(/^price\.reduction: not announced/),
    ])
    await getDb().execute(sql`update price_changes set valid_from = valid_from - interval '40 days'`)
    expect(await told(row({}))).toEqual([])
    await getDb().execute(sql`update price_changes set valid_from = valid_from - interval '40 days'`)
    expect(await told(row({ sale_price: '27.99 EUR' }))).toEqual([])
  })

  it('names known columns that are not read, once each, with the reason', async () => {
    const feed = tsvOf(
      [1, 2].map((n) => feedRow(`a${n}`, { shipping_label: 'oversize', custom_label_0: 'x' })),
    )
    const { ignored } = await importInto(getDb(), feed)
    expect(ignored).toContain('shipping_label: shipping costs are those of the layout')
    expect(ignored).toContain('custom_label_0: for advertisements')
    expect(ignored.length).toBe(new Set(ignored).size)
    expect(ignored.join()).not.toMatch(/condition|multipack|certification|energy/)
  })

  it('shows what is not new, packs and energy labels on the page, and forgets them when they go', async () => {
    const market = findMarket('baby', 'de-de')
    if (!market) throw new Error('no market')
    const view = async () => {
      const [row] = await getDb().execute<{ number: string }>(sql`select number from products`)
      return findProduct(getDb(), { brand: 'baby', market }, row?.number ?? '')
    }
    const facts = {
      condition: 'refurbished',
      multipack: '6',
      energy_efficiency_class: 'C',
      certification: 'EC:EPREL:123456',
    }
    await importInto(getDb(), tsvOf([feedRow('a', facts)]))
    const page = await view()
    expect(page?.variants[0]?.condition).toBe('refurbished')
    expect(page?.variants[0]?.attributes.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'EU-Produktdatenbank: EPREL 123456',
      'Zustand: Generalüberholt',
      'Inhalt der Packung: 6 Stück',
      'Energieeffizienzklasse: C (Spektrum A bis G)',
    ])
    const [facet] = await getDb().execute(
      sql`select facet, value, labels ->> 'fr' as fr from facet_values where facet = 'condition'`,
    )
    expect(facet).toEqual({ facet: 'condition', value: 'refurbished', fr: 'Reconditionné' })
    await importInto(getDb(), tsvOf([feedRow('a')]))
    expect((await view())?.variants[0]).toEqual(page?.variants[0])
    const empty = Object.fromEntries(Object.keys(facts).map((name) => [name, '']))
    await importInto(getDb(), tsvOf([feedRow('a', empty)]))
    expect(await view()).toMatchObject({ variants: [{ condition: undefined, attributes: [] }] })
  })

  describe('the small files', () => {
    it('have their characters in names, texts, brands, colours, materials, categories and addresses', async () => {
      await writeCategories(
        getDb(),
        [{ locale: 'de-de', key: 'pflege', name: 'Bad & Pflege', path: 'pflege', position: 0 }],
        { brand: 'baby' },
      )
      const feed = (await caseFile('entities'))
        .toString()
        .replace('Kind &amp; Kegel\t', 'Kind &amp; Kegel\tBad &amp; Pflege')
      expect(await importInto(getDb(), feed)).toMatchObject({
        created: 2,
        rejected: 0,
        unknownCategories: [],
      })
      const market = findMarket('baby', 'de-de')
      if (!market) throw new Error('no market')
      const numbers = await getDb().execute<{ number: string }>(sql`select number from products order by 1`)
      const [blanket, suit] = await Promise.all(
        numbers.map(({ number }) => findProduct(getDb(), { brand: 'baby', market }, number)),
      )
      expect(blanket).toMatchObject({
        name: 'Kuscheldecke – extra groß',
        brand: 'Kind & Kegel',
        categories: [{ name: 'Bad & Pflege' }],
      })
      expect(blanket?.description?.replace(/\s/g, ' ')).toBe(
        'Für Babys – weich & warm. Maße: 75×100 cm. Preis in €, • OEKO-TEX® … été',
      )
      expect(blanket?.href).toContain('kind-kegel-kuscheldecke-extra-gross')
      expect(suit).toMatchObject({ name: 'Strampler & Mütze', brand: "L'Enfant Parfait" })
      expect(JSON.stringify([blanket, suit])).not.toMatch(/&[a-z#]/i)
      const terms = { returns: usualConfiguration().returns, shippingConditions: [] }
      const data = [blanket, suit].map(
        (view) => view && productData(view, market, 'https://shop.example', terms),
      )
      expect(data).toMatchObject([
        {
          name: expect.stringContaining('Kuscheldecke – extra groß'),
          description: expect.stringContaining('weich & warm. Maße: 75×100'),
          brand: { name: 'Kind & Kegel' },
          category: 'Bad & Pflege',
        },
        { name: expect.stringContaining('Strampler & Mütze'), brand: { name: "L'Enfant Parfait" } },
      ])
      expect(JSON.stringify(data)).toMatch(/Weiß/)
      expect(JSON.stringify(data)).not.toMatch(/&[a-z#]/i)
      expect(JSON.stringify(suit)).toMatch(/Weiß.*Baumwolle & Leinen/)
    })

    it('with times of shipping, and with sale prices of 0, refuse nothing', async () => {
      expect(await importInto(getDb(), await caseFile('shipping-times'))).toMatchObject({
        created: 4,
        rejected: 0,
      })
      const now = Date.parse('2026-11-26T12:00:00Z')
      expect(await importInto(getDb(), await caseFile('sale-price'), { now })).toMatchObject({
        created: 3,
        rejected: 0,
      })
      expect((await products()).map(({ key, cents, from, to }) => [key, cents, from, to])).toEqual([
        ['bug-p0', 1999, 0, null],
        ['bug-p6', 1999, 0, null],
        ['bug-p9', 999, 0, null],
        ['bug-s1', 1999, 0, null],
        ['bug-s2', 1999, 2, 5],
        ['bug-s3', 1999, 0, null],
        ['bug-s4', 1999, 2, 5],
      ])
    })
  })
})
