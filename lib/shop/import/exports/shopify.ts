import type { FeedRow } from '../feed-error'
import { digestOf } from '../write/digest'
import {
  addedColumns,
  type ExportRow,
  feedFields,
  optionFields,
  pricesOf,
  type TableExport,
  valueIn,
} from './table-export'

const columns =
  /^(?:handle|title|body|vendor|product_category|type|tags|published|gift_card|status|cost_per_item|image_(?:src|position|alt_text)|(?:variant|option\d|seo|unit_price|google_shopping|included|price|compare_at_price)_.+)$/

/** What columns are called in newer exports (`URL handle`, `SKU`), by which the older ones are meant. */
const newer: Readonly<Record<string, string>> = {
  ...{ url_handle: 'handle', description: 'body', published_on_online_store: 'published' },
  ...{ sku: 'variant_sku', barcode: 'variant_barcode', price: 'variant_price' },
  ...{ compare_at_price: 'variant_compare_at_price', charge_tax: 'variant_taxable' },
  ...{ tax_code: 'variant_tax_code', inventory_tracker: 'variant_inventory_tracker' },
  ...{ inventory_quantity: 'variant_inventory_qty', weight_value: 'variant_grams' },
  ...{ continue_selling_when_out_of_stock: 'variant_inventory_policy' },
  ...{ weight_unit_for_display: 'variant_weight_unit', requires_shipping: 'variant_requires_shipping' },
  ...{ fulfillment_service: 'variant_fulfillment_service', product_image_url: 'image_src' },
  variant_image_url: 'variant_image',
}
const usualName = (column: string) => {
  const name = column.replace(/^compare-at/, 'compare_at').replace(/^weight_value.*/, 'weight_value')
  return newer[name] ?? name
}

const needed = ['handle', 'title', 'variant_price', 'option1_value']
const isOlder = (names: ReadonlySet<string>) => names.has('handle')

/** A row with the older names of its columns; a column that the merchant has added to an older export keeps its own. */
const withUsualNames = (row: ExportRow): ExportRow =>
  isOlder(new Set(row.fields.keys()))
    ? row
    : {
        ...row,
        fields: new Map([...row.fields].map(([name, values]) => [usualName(name), values])),
        columns: [...(row.columns ?? [])].map(usualName),
      }

const isOwn = (column: string) => columns.test(column)

/** The longest key of a group; the handles of the system may be longer. */
const longestGroup = 50

const groupOf = (handle: string) =>
  handle.length <= longestGroup ? handle : `${handle.slice(0, 40)}.${digestOf(handle).slice(0, 8)}`

/** Texts of digits have an apostrophe before them, against spreadsheets. */
const plain = (text: string | undefined) => text?.replace(/^'/, '')

const positive = (text: string | undefined) => (Number(text) > 0 ? text : undefined)

/** Why an article is not sold. */
function leftOut(head: ExportRow): string | undefined {
  const status = valueIn(head, 'status')?.toLowerCase() ?? 'active'
  if (status !== 'active') return 'articles that are drafts or archived are left out'
  if (valueIn(head, 'published')?.toLowerCase() === 'false')
    return 'articles that are not published are left out'
  if (valueIn(head, 'gift_card')?.toLowerCase() === 'true') return 'gift cards are left out'
  return undefined
}

const optionsOf = (head: ExportRow, row: ExportRow) =>
  [1, 2, 3].flatMap((at): [string, string][] => {
    const [name, value] = [valueIn(head, `option${at}_name`), valueIn(row, `option${at}_value`)]
    return name === undefined || value === undefined || value === 'Default Title' ? [] : [[name, value]]
  })

/** `Unit Price Total Measure` with its unit. */
const measureOf = (row: ExportRow, kind: 'total' | 'base') => {
  const amount = positive(valueIn(row, `unit_price_${kind}_measure`))
  const unit = valueIn(row, `unit_price_${kind}_measure_unit`)
  return amount && unit ? `${amount} ${unit}` : undefined
}

/** Without a stock that the system counts, an article is always there. */
const stockOf = (row: ExportRow) =>
  valueIn(row, 'variant_inventory_tracker') === undefined
    ? { availability: 'in_stock' }
    : { quantity: valueIn(row, 'variant_inventory_qty') }

function variantOf(
  row: ExportRow,
  head: ExportRow,
  { images, isAlone }: { images: string[]; isAlone: boolean },
) {
  const handle = valueIn(head, 'handle') ?? ''
  const options = optionsOf(head, row)
  const own = valueIn(row, 'variant_image')
  const [first, ...others] = [...new Set([...(own ? [own] : []), ...images])]
  const [price, compared] = [valueIn(row, 'variant_price'), valueIn(row, 'variant_compare_at_price')]
  const isReduced = Number(compared) > Number(price)
  const grams = positive(valueIn(row, 'variant_grams'))
  return feedFields(
    row,
    {
      id: plain(valueIn(row, 'variant_sku')) ?? [handle, ...options.map(([, value]) => value)].join('-'),
      item_group_id: isAlone ? undefined : groupOf(handle),
      title: valueIn(head, 'title'),
      description: valueIn(head, 'body'),
      brand: valueIn(head, 'vendor'),
      product_type: valueIn(head, 'type'),
      google_product_category: valueIn(head, 'product_category'),
      gtin: plain(valueIn(row, 'variant_barcode')),
      image_link: first,
      additional_image_link: others,
      condition: valueIn(head, 'google_shopping_/_condition'),
      gender: valueIn(head, 'google_shopping_/_gender'),
      age_group: valueIn(head, 'google_shopping_/_age_group'),
      mpn: valueIn(row, 'google_shopping_/_mpn') ?? valueIn(head, 'google_shopping_/_mpn'),
      shipping_weight: grams && `${grams} g`,
      unit_pricing_measure: measureOf(row, 'total'),
      unit_pricing_base_measure: measureOf(row, 'base'),
      ...pricesOf(isReduced ? compared : price, isReduced ? price : undefined),
      ...stockOf(row),
      ...optionFields(options),
    },
    isOwn,
  )
}

/** An article: the first row has what holds for all, the next ones have a variant, a picture or both. */
function* articleOf(rows: readonly ExportRow[]): Generator<FeedRow> {
  const [head] = rows
  if (!head) return
  const left = leftOut(head)
  const variants = rows.filter(({ fields }) => fields.has('variant_price') || fields.has('option1_value'))
  const images = rows
    .filter(({ fields }) => fields.has('image_src'))
    .toSorted(
      (one, other) => Number(valueIn(one, 'image_position')) - Number(valueIn(other, 'image_position')),
    )
    .map((row) => valueIn(row, 'image_src') ?? '')
  for (const row of variants.length > 0 ? variants : [head])
    yield left === undefined
      ? {
          line: row.line,
          fields: variantOf(row, head, { images, isAlone: variants.length < 2 }),
          columns: addedColumns(row, isOwn),
        }
      : { line: row.line, problem: left, left: 'status' }
}

/** The products of Shopify, whose rows of one article have one `Handle` and stand together. */
export const shopify: TableExport = {
  system: 'Shopify',
  isOf: (names) => {
    const usual = isOlder(names) ? names : new Set([...names].map(usualName))
    return needed.every((name) => usual.has(name))
  },
  async *rows(rows) {
    let article: ExportRow[] = []
    for await (const read of rows) {
      if (!('fields' in read)) {
        yield read
        continue
      }
      const row = withUsualNames(read)
      const [head] = article
      if (head && valueIn(head, 'handle') !== valueIn(row, 'handle')) {
        yield* articleOf(article)
        article = []
      }
      article.push(row)
    }
    yield* articleOf(article)
  },
}
