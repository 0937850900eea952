import { stat } from 'node:fs/promises'
import { countryOf } from '@/lib/platform/markets'
import { counted } from '@/lib/platform/text'
import { refreshSearchWords } from '@/lib/shop/listing'
import type { HeldWithdrawal } from './bounds'
import { FeedError } from './feed-error'
import { type Format, withFormat } from './format'
import { importGoogle } from './google/import-google'
import { importJsonLines } from './json-lines'
import { readText } from './read-text'
import { importRedirects } from './redirects-csv'
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
  /** What was left out of rows that were imported, and columns that are not known. */
  notes: string[]
  /** Known columns with values that the shop does not read, with the reason. */
  ignored: string[]
  /** The feed was declared complete, but products missing from it stay for sale because rows were rejected. */
  unnamedStay: boolean
  /** The products that it does not name, and how many are for sale: more than are taken out of sale without a yes. */
  heldWithdrawal: HeldWithdrawal | undefined
  /** The encoding that was guessed by the letters of a file that does not name it; undefined for UTF-8. */
  guessedEncoding: string | undefined
  /** Stopped early; everything written until then is complete. */
  aborted: boolean
}

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size || 1

const assertRereadable = async (file: string) => {
  if ((await stat(file)).isFile()) return
  throw new FeedError('JSON Lines are read twice and cannot come from a pipe. Save them as a file.')
}

/** A JSON Lines feed may break off after products were already written. */
const withOutcome = (error: FeedError, { created, updated }: Counts) =>
  created + updated === 0
    ? error
    : new FeedError(`${error.message} Before that, ${counted(created + updated, 'product')} were imported.`)

/**
 * Imports a feed: Google Merchant Center TSV or XML for a market, the project's JSON Lines, or a table of redirects.
 * Each product is written completely or not at all; unchanged products are skipped. A complete feed takes the products
 * that it does not contain out of sale. Throws a FeedError if the feed as a whole cannot be read.
 */
export async function importFeed(file: string, options: RunOptions): Promise<ImportResult> {
  const run = beginRun(options)
  const size = await sizeOf(file)
  let guessed: string | undefined
  const read = (step: string) => {
    let bytesRead = 0
    const onBytes = (bytes: number) => {
      bytesRead += bytes
      run.progress(step, bytesRead / size)
    }
    const onGuess = (encoding: string) => {
      guessed = encoding
    }
    return readText(file, { onBytes, onGuess, signal: run.signal, encoding: run.encoding })
  }
  const text = read('reading')
  const { format, pieces } = await withFormat(text)
  let unknownCategories: string[] = []
  let aborted = false
  try {
    if (format === 'jsonl') {
      await text.return()
      await assertRereadable(file)
      await importJsonLines(read, run)
    } else if (format === 'csv') await importRedirects(pieces, run)
    else
      unknownCategories = await importGoogle(
        format === 'xml' ? xmlRows(pieces) : tsvRows(pieces, { country: countryOf(run.market) }),
        run,
      )
  } catch (error) {
    if (!run.signal?.aborted) throw error instanceof FeedError ? withOutcome(error, run.counts) : error
    aborted = true
  } finally {
    await run.finish()
  }
  const { counts, report } = run
  if (counts.rows === 0 && !aborted)
    throw new FeedError(`There is no ${format === 'csv' ? 'redirect' : 'product'} in the file.`)
  const { created, updated, withdrawn, changed } = counts
  if (created + updated + withdrawn + (changed.category ?? 0) > 0 && !aborted) {
    run.progress('indexing', 0)
    await refreshSearchWords(run.db, { brand: run.brand })
    run.progress('indexing', 1)
  }
  const unnamedStay = run.complete === true && format !== 'csv' && !aborted && report.count > 0
  return {
    ...counts,
    format,
    rejected: report.count,
    unknownCategories,
    pictureProblems: run.pictures.problems(),
    notes: report.notes(),
    ignored: report.ignored(),
    unnamedStay,
    heldWithdrawal: run.held.withdrawal,
    guessedEncoding: guessed,
    aborted,
  }
}
