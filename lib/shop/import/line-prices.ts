import { assertWithinBounds, usedBy } from './bounds'
import { fetchedProducts } from './fetched-products'
import { type Line, readLines } from './lines'
import { changesOf, hasPrices, pricedRows, stagedPrices } from './price-changes'
import { noteJumps } from './price-jumps'
import { longestLine, readFeedLine } from './read-line'
import { typesOf } from './rows/registry'
import { type FromFeed, type Run, reachOf } from './run'
import { openStage, type Stage } from './stage'

const productsAtOnce = 200

/** Stages the prices that lines would write: a line is left out where one of its keys stands in an earlier one. */
async function stagePrices(lines: AsyncIterable<Line>, run: Run, stage: Stage): Promise<void> {
  const names = Object.keys(typesOf(run))
  let batch: FromFeed[] = []
  let rejected = 0
  const flush = async () => {
    const { fit, rejected: unfit } = await fetchedProducts(batch, run)
    batch = []
    rejected += unfit.length
    const twice = await stage.add(
      fit.flatMap(({ source, lines: [place] }) => pricedRows(source, place?.line ?? 0, run.brand)),
    )
    await stage.forget(twice.map(({ row }) => row.line))
    run.report.assertFew(rejected)
  }
  for await (const line of lines) {
    if (line.text.trim() === '' && !line.tooLong) continue
    const read = readFeedLine(line, names, run.brand)
    if (!read.ok) {
      rejected += 1
      run.report.assertFew(rejected)
    } else if ('source' in read) {
      const { source } = read
      batch.push({ source, lines: [{ line: line.number, id: source.referenceKey }] })
      if (batch.length >= productsAtOnce) await flush()
    }
  }
  await flush()
}

/**
 * Throws a `BeyondBounds` where a feed of the project's own format would change more than it may, before anything of it
 * is written, and names prices that change much. Only what would be written counts: no line that is rejected, and each price once.
 */
export async function assertLines(read: (step: string) => AsyncIterable<string>, run: Run): Promise<void> {
  const { db } = run
  if (!(await hasPrices(db))) return
  const stage = await openStage(db, run.now)
  try {
    await stagePrices(readLines(read('checking'), longestLine), run, stage)
    const countries = reachOf(run)
    const jumps = await noteJumps(db, stagedPrices(stage, countries), run.report)
    if (run.yes) return
    const changes = await changesOf(db, stage, { brand: run.brand, countries })
    assertWithinBounds(changes, { ...run, jumps })
    await run.use?.(usedBy(changes))
  } finally {
    await stage.drop()
  }
}
