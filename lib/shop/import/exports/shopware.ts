import { FeedError } from '../feed-error'
import { addedColumns, feedFields, type TableExport, valueIn } from './table-export'

const columns =
  /^(?:id|parent_?id|product_?number|active|stock|name|description|price_(?:net|gross)|purchase_prices_.+|tax_(?:id|rate|name)|cover_media_.+|manufacturer_(?:id|name)|categories|sales_channel|property_?ids|option_?ids)$/

const isOwn = (column: string) => columns.test(column)

/**
 * The default export of articles of Shopware. It names categories, sizes and colours by ids alone, so that only articles
 * without variants can be read from it. Throws a FeedError for a file with variants.
 */
export const shopware: TableExport = {
  system: 'Shopware',
  isOf: (names) =>
    ['id', 'price_gross'].every((name) => names.has(name)) &&
    (names.has('product_number') || names.has('productnumber')),
  async *rows(rows, { country }) {
    for await (const row of rows) {
      if (!('fields' in row)) {
        yield row
        continue
      }
      const of = (...names: string[]) =>
        names.map((name) => valueIn(row, name)).find((text) => text !== undefined)
      if (of('parent_id', 'parentid') !== undefined)
        throw new FeedError(
          `Line ${row.line} is a variant, and Shopware’s export names sizes and colours by ids alone. Make a sales channel of the type product comparison there, with the template Google Shopping, and import its file or set its address as that of the feed (lib/shop/import/exports/README.md).`,
        )
      if (of('active') !== '1') {
        yield { line: row.line, left: 'active', problem: 'articles that are not active are left out' }
        continue
      }
      const rate = of('tax_rate')
      const read = {
        id: of('product_number', 'productnumber'),
        title: of('name'),
        description: of('description'),
        price: of('price_gross'),
        quantity: of('stock'),
        brand: of('manufacturer_name'),
        image_link: of('cover_media_url'),
        ...(country !== undefined && rate !== undefined && { 'tax.country': country, 'tax.rate': rate }),
      }
      yield { line: row.line, fields: feedFields(row, read, isOwn), columns: addedColumns(row, isOwn) }
    }
  },
}
