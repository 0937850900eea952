import { countryOf, everyMarketOf } from '@/lib/platform/markets'
import { country, type SourceProduct, sourceProduct } from '@/schemas/shop'
import { readStrictly } from './issues'
import { type Line, readLines } from './lines'
import { collectRows } from './rows/collect'
import { type RowTypes, rowTypes } from './rows/registry'
import type { FromFeed, Run } from './run'
import { openStage, type Stage } from './stage'
import { withdrawMissing } from './withdraw-missing'

/** In characters: a product with 500 variants and as many reviews. */
const longestLine = 8_000_000
const batchSize = 200
/** Characters in a batch: a few large products are as much work as many small ones. */
const batchLength = 8_000_000

/** Keeps the keys of products and variants apart in the stage. */
const productMark = 'p '
const variantMark = 'v '

type Read =
  | { ok: true; source: SourceProduct; left: SourceProduct['images'] }
  /** A row of another type, as the feed has it. */
  | { ok: true; type: string; row: unknown }
  | { ok: false; id?: string; reason: string }

const fieldOf = (json: unknown, field: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, field) : undefined

/** Takes the pictures out that no page of the shop may load: a product is not refused for them. */
function withoutPlainHttp(json: unknown): { product: unknown; left: SourceProduct['images'] } {
  const images = fieldOf(json, 'images')
  const left: SourceProduct['images'] = []
  if (!Array.isArray(images)) return { product: json, left }
  const kept = images.filter((image) => {
    const src = fieldOf(image, 'src')
    const isPlain = typeof src === 'string' && /^http:\/\//i.test(src)
    if (isPlain) left.push({ src })
    return !isPlain
  })
  return { product: left.length === 0 ? json : { ...(json as object), images: kept }, left }
}

/** Reads a line of the project's own format: a complete product, or a row of another type, which is not yet checked. */
export function readFeedLine({ text, tooLong }: Line, types: readonly string[]): Read {
  if (tooLong) return { ok: false, reason: `the line is longer than ${longestLine} characters` }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { ok: false, reason: `the line is no JSON: ${error instanceof Error ? error.message : error}` }
  }
  const key = fieldOf(json, 'referenceKey')
  const id = typeof key === 'string' ? { id: key } : {}
  const type = fieldOf(json, 'type') ?? 'product'
  if (text.includes('\ufffd')) return { ok: false, ...id, reason: 'a text has characters that are not UTF-8' }
  if (typeof type === 'string' && types.includes(type)) return { ok: true, type, row: json }
  if (type !== 'product')
    return {
      ok: false,
      ...id,
      reason: `type: ${JSON.stringify(type)} is none of product, ${types.join(', ')}`,
    }
  const { product, left } = withoutPlainHttp(json)
  const read = readStrictly(sourceProduct, product)
  return read.ok ? { ok: true, source: read.data, left } : { ...read, ...id }
}

/** The products of a batch whose key and variant keys have not occurred on an earlier line. */
async function firstOnes(batch: readonly FromFeed[], stage: Stage, run: Run): Promise<FromFeed[]> {
  const rows = batch.flatMap(({ source, lines: [place] }) => {
    const line = place?.line ?? 0
    const keys = new Set([
      productMark + source.referenceKey,
      ...source.variants.map(({ referenceKey }) => variantMark + referenceKey),
    ])
    return [...keys].map((id) => ({ id, line, group: '', data: null }))
  })
  const twice = await stage.add(rows)
  // Only one reason is reported per line, the product's own key before its variants'.
  const reasons = new Map(twice.toReversed().map(({ row, first }) => [row.line, { key: row.id, first }]))
  const fresh: FromFeed[] = []
  for (const product of batch) {
    const [place] = product.lines
    const reason = place && reasons.get(place.line)
    if (!reason) fresh.push(product)
    else {
      const kind = reason.key.startsWith(productMark) ? 'product' : 'variant'
      const words = `${kind} ${reason.key.slice(2)} stands in line ${reason.first} already`
      await run.report.reject({ ...place, reason: words })
    }
  }
  return fresh
}

type Importing = { run: Run; stage: Stage; types: RowTypes }

/** Writes the rows besides products, type by type. Everything else on the way is left to the second reading. */
async function importRows(lines: AsyncIterable<Line>, { types, ...importing }: Importing): Promise<void> {
  const names = Object.keys(types)
  const collected = Object.entries(types).map(
    ([name, type]) => [name, collectRows(name, type, importing)] as const,
  )
  const byName = new Map(collected)
  for await (const line of lines) {
    // Products, which most lines are, are not parsed twice. A key may also be written with escapes.
    if (line.tooLong || !/"type"|\\u/.test(line.text)) continue
    const read = readFeedLine(line, names)
    if (read.ok && 'type' in read) await byName.get(read.type)?.add(read.row, line.number)
  }
  for (const [, rows] of collected) await rows.flush()
}

/** Writes the products, in the order of their lines. Returns how many lines hold one. */
async function importProducts(lines: AsyncIterable<Line>, { run, stage, types }: Importing): Promise<number> {
  const names = Object.keys(types)
  let batch: FromFeed[] = []
  let length = 0
  let products = 0
  const flush = async () => {
    const full = batch
    batch = []
    length = 0
    await run.write(await firstOnes(full, stage, run))
  }
  for await (const line of lines) {
    if (line.text.trim() === '' && !line.tooLong) continue
    run.counts.rows += 1
    const read = readFeedLine(line, names)
    if (!read.ok) {
      await run.report.reject({ line: line.number, id: read.id, reason: read.reason })
      continue
    }
    if (!('source' in read)) continue
    products += 1
    run.pictures.see({ images: read.left })
    batch.push({ source: read.source, lines: [{ line: line.number, id: read.source.referenceKey }] })
    length += line.text.length
    if (batch.length >= batchSize || length >= batchLength) await flush()
  }
  await flush()
  return products
}

/**
 * Imports the project's own format. It is read twice, because products need the categories, the stores and the colours
 * that may stand anywhere in it: `read` begins a reading, and names it for the progress.
 */
export async function importJsonLines(
  read: (step: string) => AsyncIterable<string>,
  run: Run,
): Promise<void> {
  const stage = await openStage(run.db, run.now)
  const importing = { run, stage, types: rowTypes(run.redirects) }
  try {
    await importRows(readLines(read('reading'), longestLine), importing)
    const products = await importProducts(readLines(read('writing'), longestLine), importing)
    // A feed without products is not a complete catalogue.
    if (products === 0) return
    const countries = new Set(everyMarketOf(run.brand).map((market) => country.parse(countryOf(market))))
    await withdrawMissing(run, stage, { countries: [...countries], prefix: variantMark })
  } finally {
    await stage.drop()
  }
}
