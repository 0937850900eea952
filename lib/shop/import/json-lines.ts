import { noteClosed } from './closed-places'
import { type Named, noteDangling } from './dangling'
import { fetchedProducts } from './fetched-products'
import { productMark, variantMark } from './line-keys'
import { assertLines } from './line-prices'
import { type Line, readLines } from './lines'
import { withFiles } from './missing-files'
import { longestLine, readFeedLine } from './read-line'
import { collectRows } from './rows/collect'
import { type RowTypes, typesOf } from './rows/registry'
import { type FromFeed, type Run, reachOf } from './run'
import { openStage, type Stage } from './stage'
import { twiceInWords } from './twice'
import { withdrawMissing } from './withdraw-missing'

const ofOtherSystems = 'is for other systems'

const batchSize = 200
/** Characters in a batch: a few large products are as much work as many small ones. */
const batchLength = 8_000_000

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
      const kind = reason.key.startsWith(productMark) ? 'the product' : 'the variant'
      const { line } = place
      const words = twiceInWords(kind, reason.key.slice(2), { line, first: reason.first })
      await run.report.reject({ ...place, reason: words })
    }
  }
  return fresh
}

type Importing = { run: Run; stage: Stage; types: RowTypes }

/**
 * Writes the rows besides products, type by type. Everything else on the way is left to the second reading. Returns what the
 * rows name of the shop.
 */
async function importRows(lines: AsyncIterable<Line>, { types, ...importing }: Importing): Promise<Named[]> {
  const names = Object.keys(types)
  const collected = Object.entries(types).map(
    ([name, type]) => [name, collectRows(name, type, importing)] as const,
  )
  const byName = new Map(collected)
  for await (const line of lines) {
    // Products, which most lines are, are not parsed twice. A key may also be written with escapes.
    if (line.tooLong || !/"type"|\\u/.test(line.text)) continue
    const read = readFeedLine(line, names, importing.run.brand)
    if (read.ok && 'type' in read) await byName.get(read.type)?.add(read.row, line.number)
  }
  for (const [, rows] of collected) await rows.flush()
  return collected.flatMap(([, rows]) => rows.named)
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
    const { fit, rejected } = await withFiles(await fetchedProducts(full, run), run)
    for (const { product, reason } of rejected)
      for (const place of product.lines) await run.report.reject({ ...place, reason })
    await run.write(await firstOnes(fit, stage, run))
  }
  for await (const line of lines) {
    if (line.text.trim() === '' && !line.tooLong) continue
    run.counts.rows += 1
    const read = readFeedLine(line, names, run.brand)
    if (!read.ok) {
      await run.report.reject({ line: line.number, id: read.id, reason: read.reason })
      continue
    }
    if (!('source' in read)) continue
    products += 1
    for (const { kind, reason } of read.notes) run.report.note(line.number, kind, reason)
    noteClosed(read.source, line.number, run)
    for (const field of read.foreign) run.report.ignore(field, ofOtherSystems)
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
  await assertLines(read, run)
  const stage = await openStage(run.db, run.now)
  const importing = { run, stage, types: typesOf(run) }
  try {
    const named = await importRows(readLines(read('reading'), longestLine), importing)
    const products = await importProducts(readLines(read('writing'), longestLine), importing)
    await noteDangling(named, run)
    // A feed without products is not a complete catalogue.
    if (products === 0) return
    await withdrawMissing(run, stage, { countries: [...reachOf(run)], prefix: variantMark })
  } finally {
    await stage.drop()
  }
}
