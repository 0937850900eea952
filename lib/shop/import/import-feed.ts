import { stat } from 'node:fs/promises'
import { refreshSearchWords } from '@/lib/shop/listing'
import { FeedError } from './feed-error'
import { type Format, withFormat } from './format'
import { importGoogle } from './google/import-google'
import { importJsonLines } from './json-lines'
import { readText } from './read-text'
import { beginRun, type Counts, type RunOptions } from './run'
import { tsvRows } from './tsv'
import { xmlRows } from './xml'

export type ImportResult = Counts & {
  format: Format
  rejected: number
  /** Categories that the feed names and the shop does not have, the most frequent first. */
  unknownCategories: string[]
  /** Why pictures are shown as a placeholder, with their number, the most frequent first. */
  pictureProblems: string[]
  /** The feed was declared complete, but products missing from it stay for sale because rows were rejected. */
  unnamedStay: boolean
  /** Stopped early; everything written until then is complete. */
  aborted: boolean
}

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size || 1

/** A JSON Lines feed may break off after products were already written. */
const withOutcome = ({ message }: FeedError, { created, updated }: Counts) =>
  created + updated === 0
    ? new FeedError(message)
    : new FeedError(`${message} The ${created + updated} products before that are imported.`)

/**
 * Imports a feed: Google Merchant Center TSV or XML for a market, or the project's JSON Lines. Each product is written
 * completely or not at all; unchanged products are skipped. A complete feed takes the products that it does not contain
 * out of sale. Throws a FeedError if the feed as a whole cannot be read.
 */
export async function importFeed(file: string, options: RunOptions): Promise<ImportResult> {
  const run = beginRun(options)
  const size = await sizeOf(file)
  let read = 0
  const text = readText(file, {
    onBytes: (bytes) => {
      read += bytes
      run.progress('reading', read / size)
    },
    signal: run.signal,
  })
  const { format, pieces } = await withFormat(text)
  let unknownCategories: string[] = []
  let aborted = false
  try {
    if (format === 'jsonl') await importJsonLines(pieces, run)
    else unknownCategories = await importGoogle(format === 'xml' ? xmlRows(pieces) : tsvRows(pieces), run)
  } catch (error) {
    if (!run.signal?.aborted) throw error instanceof FeedError ? withOutcome(error, run.counts) : error
    aborted = true
  } finally {
    await run.finish()
  }
  const { counts, report } = run
  if (counts.rows === 0 && !aborted) throw new FeedError('There is no product in the file.')
  if (counts.created + counts.updated + counts.withdrawn > 0 && !aborted) {
    run.progress('indexing', 0)
    await refreshSearchWords(run.db, { brand: run.brand })
    run.progress('indexing', 1)
  }
  const unnamedStay = run.complete === true && !aborted && report.count > 0
  return {
    ...counts,
    format,
    rejected: report.count,
    unknownCategories,
    pictureProblems: run.pictures.problems(),
    unnamedStay,
    aborted,
  }
}
