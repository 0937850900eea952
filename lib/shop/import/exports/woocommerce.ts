import { attributeOfColumn } from '../column-words'
import type { FeedRow } from '../feed-error'
import {
  addedColumns,
  type ExportRow,
  feedFields,
  optionFields,
  pricesOf,
  type TableExport,
  unitOfColumn,
  valueIn,
} from './table-export'

const columns =
  /^(?:id|type|sku|gtin,_upc,_ean,_or_isbn|name|published|is_featured\?|visibility_in_catalog|short_description|description|date_sale_price_(?:starts|ends)|tax_(?:status|class)|in_stock\?|stock|low_stock_amount|backorders_allowed\?|sold_individually\?|weight|length|width|height|allow_customer_reviews\?|purchase_note|sale_price|regular_price|categories|tags|shipping_class|images|parent|grouped_products|upsells|cross_sells|external_url|button_text|position|brands|download_.+|attribute_\d+_.+|meta:_.+)$/

const isOwn = (column: string) => columns.test(column)

/** Commas part the entries of a list, and `\,` is a comma within one. */
const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/(?<!\\),/)
    .map((entry) => entry.replaceAll('\\,', ',').trim())
    .filter((entry) => entry !== '')

const attributesOf = (row: ExportRow) =>
  [...row.fields.keys()].flatMap((column): [string, string[]][] => {
    const [, at] = /^attribute_(\d+)_name$/.exec(column) ?? []
    const name = valueIn(row, column)
    return at && name ? [[name, listOf(valueIn(row, `attribute_${at}_value`))]] : []
  })

/** Attributes with one value: that of a variation, or what holds for the whole article. */
const single = (row: ExportRow) =>
  attributesOf(row).flatMap(([name, [value, ...others]]): [string, string][] =>
    value === undefined || others.length > 0 ? [] : [[name, value]],
  )

/** A cell as it was before the export: `\n` is a new line, and an apostrophe keeps a sign from beginning a formula. */
const written = (text: string): string =>
  text.replace(/^'(?=[=+\-@])/, '').replaceAll(/\\(\\)?n/g, (_, isEscaped) => (isEscaped ? '\\n' : '\n'))

const withWritten = (row: ExportRow): ExportRow => ({
  ...row,
  fields: new Map([...row.fields].map(([name, values]) => [name, values.map(written)])),
})

/** A measure with its unit, which stands in the first line: `Weight (kg)`. */
function measureOf(rows: readonly ExportRow[], name: string): string | undefined {
  const row = rows.find((each) => valueIn(each, name) !== undefined)
  const unit = row && valueIn(row, `${name}${unitOfColumn}`)
  return row && [valueIn(row, name), unit === 'lbs' ? 'lb' : unit].join(' ').trim()
}

/** The short text and the long one, unless that begins with the other. */
function textOf(row: ExportRow): string | undefined {
  const [short, long] = [valueIn(row, 'short_description'), valueIn(row, 'description')]
  const plain = (text: string) => text.replace(/<[^<>]*>|\s+/g, '')
  return short && long && !plain(long).startsWith(plain(short)) ? `${short}\n\n${long}` : (long ?? short)
}

/** A sale of whole days, in the time of the shop: `01.12.2026 00:00/24.12.2026 23:59`. */
function saleTimes(row: ExportRow): string | undefined {
  const day = (column: string, time: string) => {
    const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(valueIn(row, column) ?? '') ?? []
    return year ? `${date}.${month}.${year} ${time}` : ''
  }
  const times = `${day('date_sale_price_starts', '00:00')}/${day('date_sale_price_ends', '23:59')}`
  return times === '/' ? undefined : times
}

/** An article of which no number is counted is there or not; one on backorder would need a day. */
function stockOf(row: ExportRow, parent: ExportRow | undefined) {
  const counted =
    valueIn(row, 'stock') === 'parent' ? parent && valueIn(parent, 'stock') : valueIn(row, 'stock')
  if (counted !== undefined) return { quantity: counted }
  return { availability: valueIn(row, 'in_stock?') === '1' ? 'in_stock' : 'out_of_stock' }
}

const typesOf = (row: ExportRow) => listOf(valueIn(row, 'type')?.toLowerCase())

/** Why an article is not sold. */
function leftOut(
  row: ExportRow,
  parent: ExportRow | undefined,
): readonly [column: string, why: string] | undefined {
  const types = typesOf(row)
  if ([row, ...(parent ? [parent] : [])].some((each) => valueIn(each, 'published') !== '1'))
    return ['published', 'articles that are drafts or private are left out']
  if (types.some((type) => ['grouped', 'external'].includes(type)))
    return ['type', 'groups and articles of other shops are left out']
  if (types.some((type) => ['downloadable', 'virtual'].includes(type)))
    return ['type', 'downloads and services are left out: files to sell come with JSON Lines']
  if (valueIn(parent ?? row, 'visibility_in_catalog') === 'hidden')
    return ['visibility_in_catalog', 'articles that are hidden in the catalogue are left out']
  return undefined
}

const usualTax = ['', 'parent', 'standard']
/** Of the last of them the delivery alone is taxed. */
const untaxed = ['none', 'shipping']

/** Another rate of tax than the usual one has a name in the export, and no number. */
const taxProblem = (row: ExportRow, parent: ExportRow | undefined): string | undefined => {
  const own = valueIn(row, 'tax_class') ?? ''
  const tax = own === 'parent' && parent ? (valueIn(parent, 'tax_class') ?? '') : own
  if (row.fields.has('tax')) return undefined
  const status = valueIn(row, 'tax_status') ?? ''
  if (untaxed.includes(status))
    return `tax status “${status}”: an article without tax needs a column tax with its rate (DE::0:n)`
  if (usualTax.includes(tax)) return undefined
  return `tax class “${tax.slice(0, 40)}”: the export does not say its rate; add a column tax with it (DE::7:n)`
}

/** A variation for any value of an attribute is several variants, which have one price and one stock. */
function anyProblem(row: ExportRow): string | undefined {
  const open = attributesOf(row).find(([, values]) => values.length === 0)
  return (
    open &&
    `a variation for any “${open[0].slice(0, 40)}”: it needs a row for each value, with its own number`
  )
}

function articleOf(row: ExportRow, parent: ExportRow | undefined): FeedRow {
  const id = valueIn(row, 'sku') ?? valueIn(row, 'id')
  const left = leftOut(row, parent)
  if (left) return { line: row.line, left: left[0], problem: left[1] }
  const problem = taxProblem(row, parent) ?? (parent && anyProblem(row))
  if (problem) return { line: row.line, id, problem }
  const of = (column: string) => valueIn(row, column) ?? (parent && valueIn(parent, column))
  const both = parent ? [row, parent] : [row]
  const own = single(row)
  const names = new Set(own.map(([name]) => name))
  const attributes = [...own, ...(parent ? single(parent).filter(([name]) => !names.has(name)) : [])]
  const isBrand = ([name]: readonly [string, string]) => attributeOfColumn(name) === 'brand'
  const [image, ...images] = [
    ...new Set([...listOf(valueIn(row, 'images')), ...listOf(parent && valueIn(parent, 'images'))]),
  ]
  return {
    line: row.line,
    fields: feedFields(
      row,
      {
        id,
        item_group_id: parent && (valueIn(parent, 'sku') ?? valueIn(parent, 'id')),
        // That of a variation has its values behind it.
        title: valueIn(parent ?? row, 'name'),
        description: (parent && textOf(parent)) ?? textOf(row),
        brand: listOf(of('brands'))[0] ?? attributes.find(isBrand)?.[1],
        product_type: listOf(of('categories')),
        gtin: valueIn(row, 'gtin,_upc,_ean,_or_isbn'),
        shipping_weight: measureOf(both, 'weight'),
        shipping_length: measureOf(both, 'length'),
        shipping_width: measureOf(both, 'width'),
        shipping_height: measureOf(both, 'height'),
        image_link: image,
        additional_image_link: images,
        sale_price_effective_date: saleTimes(row),
        ...pricesOf(valueIn(row, 'regular_price'), valueIn(row, 'sale_price')),
        ...stockOf(row, parent),
        ...optionFields(parent ? attributes.filter((each) => !isBrand(each)) : []),
      },
      isOwn,
    ),
    columns: addedColumns(row, isOwn),
  }
}

/** The products of WooCommerce: a `variable` one is not sold itself, and its `variation` rows follow it. */
export const woocommerce: TableExport = {
  system: 'WooCommerce',
  isOf: (names) => ['id', 'type', 'sku', 'regular_price', 'in_stock?'].every((name) => names.has(name)),
  async *rows(rows) {
    const parents = new Map<string, ExportRow>()
    for await (const read of rows) {
      if (!('fields' in read)) {
        yield read
        continue
      }
      const row = withWritten(read)
      const types = typesOf(row)
      if (types.includes('variable')) {
        for (const key of [valueIn(row, 'sku'), `id:${valueIn(row, 'id')}`]) if (key) parents.set(key, row)
        continue
      }
      const named = valueIn(row, 'parent')
      const parent = named === undefined ? undefined : parents.get(named)
      yield types.includes('variation') && !parent
        ? {
            line: row.line,
            id: valueIn(row, 'sku') ?? valueIn(row, 'id'),
            problem: `parent “${(named ?? '').slice(0, 60)}” is no variable article above this row`,
          }
        : articleOf(row, types.includes('variation') ? parent : undefined)
    }
  },
}
