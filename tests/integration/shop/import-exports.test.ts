import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readSources } from '@/lib/shop/import/write/read-source'
import { describeOnDatabases } from '../../fixtures/databases'
import { feedRow, tsvOf } from '../../fixtures/feeds'
import { importInto } from '../../fixtures/import'

const chapter = readFileSync('lib/shop/import/exports/README.md', 'utf8')
const [shopify = '', woocommerce = '', shopware = ''] = [...chapter.matchAll(/```csv\n(.*?)```/gs)].map(
  ([, block = '']) => block,
)

/** The columns of each system's export that the chapter does not show, in the file as it comes. */
const otherColumns = {
  shopify: [
    ...['Product Category', 'Tags', 'Option1 Linked To', 'Option3 Name', 'Option3 Value', 'Variant Grams'],
    ...['Variant Inventory Policy', 'Variant Fulfillment Service', 'Variant Requires Shipping'],
    ...['Variant Taxable', 'Unit Price Total Measure', 'Unit Price Total Measure Unit', 'Image Alt Text'],
    ...['Gift Card', 'SEO Title', 'SEO Description', 'Google Shopping / Custom Label 0', 'Variant Image'],
    ...['Variant Weight Unit', 'Variant Tax Code', 'Cost per item', 'Included / Germany', 'Price / Germany'],
  ],
  woocommerce: [
    ...['Is featured?', 'Visibility in catalog', 'Tax status', 'Low stock amount', 'Backorders allowed?'],
    ...['Sold individually?', 'Weight (kg)', 'Length (cm)', 'Width (cm)', 'Height (cm)'],
    ...['Allow customer reviews?', 'Purchase note', 'Tags', 'Shipping class', 'Download limit'],
    ...['Download expiry days', 'Grouped products', 'Upsells', 'Cross-sells', 'External URL', 'Button text'],
    ...['Position', 'Attribute 1 visible', 'Attribute 1 global', 'Meta: _yoast_wpseo_title'],
  ],
  shopware: [
    ...['purchase_prices_net', 'purchase_prices_gross', 'tax_id', 'tax_name', 'cover_media_id'],
    ...[
      'cover_media_title',
      'cover_media_alt',
      'manufacturer_id',
      'sales_channel',
      'propertyIds',
      'optionIds',
    ],
  ],
}

/** https://help.shopify.com/en/manual/products/import-export/using-csv */
const newerNames = [
  ...[
    ['Handle', 'URL handle'],
    ['Body (HTML)', 'Description'],
    ['Published', 'Published on online store'],
  ],
  ...[
    ['Option1 Name', 'Option1 name'],
    ['Option1 Value', 'Option1 value'],
    ['Option2 Name', 'Option2 name'],
  ],
  ...[
    ['Option2 Value', 'Option2 value'],
    ['Variant SKU', 'SKU'],
    ['Variant Inventory Tracker', 'Inventory tracker'],
  ],
  ...[
    ['Variant Inventory Qty', 'Inventory quantity'],
    ['Variant Price', 'Price'],
    ['Variant Barcode', 'Barcode'],
  ],
  ...[
    ['Variant Compare At Price', 'Compare-at price'],
    ['Image Src', 'Product image URL'],
    ['Image Position', 'Image position'],
  ],
] as const

/** Columns that are read where they have a value. */
const readColumns = /Variant Image|Grams|Unit Price|Option3|Product Category|Gift Card/

/** A table with more columns at its end, with values in those that are not read. */
const withColumns = (table: string, separator: string, columns: readonly string[]) =>
  table
    .trim()
    .split('\n')
    .map((line, at) =>
      [line, ...columns.map((name) => (at === 0 ? name : readColumns.test(name) ? '' : 'x'))].join(separator),
    )
    .join('\n')

describeOnDatabases('The export of a shop system', (getDb) => {
  const read = async (table: string) => {
    await getDb().execute(sql`truncate products, categories, listing_entries cascade`)
    const names = ['Bodys', 'Spielzeug', 'Strampler', 'Neu']
    const rows = names.map((name) => ({
      ...{ type: 'category', key: name.toLowerCase() },
      texts: { de: { name, path: name.toLowerCase() } },
    }))
    await importInto(getDb(), rows.map((row) => JSON.stringify(row)).join('\n'))
    return importInto(getDb(), table, { defaultBrand: 'Wolke', now: Date.parse('2026-12-02T12:00:00Z') })
  }
  /** What is sold, by the numbers of the variants. */
  const sold = async () => {
    const keys = await getDb().execute<{ key: string }>(sql`select reference_key as key from products`)
    const sources = await readSources(
      getDb(),
      keys.map(({ key }) => key),
    )
    const articles = [...sources.values()].flatMap(({ texts, brand, categories, images, safety, variants }) =>
      variants.map(({ referenceKey, attributes, stock, gtin, prices }) => {
        const { withTax, sale, tax, appliedReductions } = prices.DE ?? {}
        const size = attributes.asGro
        const before = sale?.withTax ?? appliedReductions?.length
        return [
          referenceKey,
          [texts.de?.name, brand, size, stock.quantity, gtin, withTax, before, tax?.vat.amount],
          [categories, images.length, safety?.manufacturer?.name],
        ] as const
      }),
    )
    return Object.fromEntries(articles.map(([id, ...rest]) => [id, rest]))
  }

  it.each([
    ['Shopify', withColumns(shopify, ',', otherColumns.shopify)],
    ['Shopify, as the chapter shows it', shopify],
  ])('of %s is read, article by article', async (_, table) => {
    const result = await read(table)
    expect(result.samples).toEqual([])
    expect(result.notes.filter((note) => note.includes('there is no attribute'))).toEqual([])
    expect(result.ignored).toEqual([expect.stringMatching(/^status: articles that are drafts/)])
    expect(result.unknownCategories).toEqual([])
    expect(await sold()).toEqual({
      'BL-62': [
        ['Body Luna', 'Mondkind', '62', 12, '4006381333931', 1495, 1, 0.19],
        [['bodys'], 3, 'Mondkind GmbH'],
      ],
      'BL-68': [
        ['Body Luna', 'Mondkind', '68', 4, undefined, 1495, 1, 0.19],
        [['bodys'], 3, 'Mondkind GmbH'],
      ],
      rassel: [
        ['Rassel Wal', 'Mondkind', undefined, 100, undefined, 990, 0, 0.19],
        [['spielzeug'], 0, undefined],
      ],
    })
  })

  it.each([
    ['WooCommerce', withColumns(woocommerce, ',', otherColumns.woocommerce)],
    ['WooCommerce, as the chapter shows it', woocommerce],
  ])('of %s is read, article by article', async (_, table) => {
    const result = await read(table)
    expect(result.samples.map(({ id, reason }) => [id, reason])).toEqual([
      ['BUCH', expect.stringContaining('add a column tax')],
    ])
    expect(result.notes.filter((note) => note.includes('there is no attribute'))).toEqual([])
    expect(result.unknownCategories).toEqual([])
    expect(await sold()).toEqual({
      'IGEL-62': [
        ['Strampler Igel', 'Igelkind', '62', 7, '4006381333931', 2499, 1999, 0.19],
        [['neu', 'strampler'], 1, undefined],
      ],
      'IGEL-68': [
        ['Strampler Igel', 'Igelkind', '68', 0, undefined, 2499, 0, 0.19],
        [['neu', 'strampler'], 1, undefined],
      ],
      BALL: [
        ['Greifball', 'Wolke', undefined, 100, undefined, 890, 0, 0.19],
        [['spielzeug'], 0, undefined],
      ],
    })
  })

  it.each([
    ['Shopware', withColumns(shopware, ';', otherColumns.shopware)],
    ['Shopware, as the chapter shows it', shopware],
  ])('of %s is read, article by article', async (_, table) => {
    const result = await read(table)
    expect(result.samples).toEqual([])
    expect(result.notes.filter((note) => note.includes('there is no attribute'))).toEqual([])
    expect(result.ignored).toEqual([expect.stringMatching(/^active: /)])
    expect(await sold()).toEqual({
      SW10001: [
        ['Badebuch', 'Mondkind', undefined, 25, undefined, 2000, 0, 0.07],
        [['spielzeug'], 1, undefined],
      ],
    })
  })

  it('of Shopify is the same with the names that newer exports have for its columns', async () => {
    await read(shopify)
    const older = await sold()
    const [head = '', ...lines] = shopify.split('\n')
    const names = newerNames.reduce(
      (text, [name, newer]) => text.replace(`${name},`, `${newer},`),
      `${head},`,
    )
    expect(names).not.toMatch(/Variant|Handle|Body/)
    expect((await read([names.slice(0, -1), ...lines].join('\n'))).samples).toEqual([])
    expect(await sold()).toEqual(older)
  })

  it('of Shopware with variants, whose sizes have no names, is refused with another way', async () => {
    const table = shopware
      .replace('6e;;SW10002;0', '6e;018f;SW10002;1')
      .replace('7e;;SW10002;0', '7e;018f;SW10002;1')
    await expect(read(table)).rejects.toThrow(/Line 3 is a variant.*Google Shopping.*exports\/README\.md/)
    expect(await sold()).toEqual({})
  })

  it('of another system names once the columns that it lacks, and where it says what to do', async () => {
    const result = await read('SKU;Name;Body;Amount\na;Decke;Weich.;9,99\nb;Kissen;Rund.;7,99')
    expect(result.samples.map(({ id }) => id)).toEqual(['a', 'b'])
    const lacking = /No row has description, availability, price: .*lib\/shop\/import\/exports\/README\.md/
    expect(result.summary).toMatch(lacking)
    expect(result.summary).not.toContain('the rows were imported')
    expect((await read(tsvOf([feedRow('a'), feedRow('b', { price: '' })]))).summary).not.toMatch(/No row has/)
  })

  it('is no feed of Merchant Center, whose columns keep their meaning', async () => {
    await read(tsvOf([feedRow('a', { price: '9.99 EUR', product_type: 'Neu' })]))
    expect((await sold()).a?.[0][5]).toBe(999)
  })
})
