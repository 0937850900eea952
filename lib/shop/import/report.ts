import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import type { RejectedRow } from './feed-error'
import { FeedError } from './feed-error'

const mostSamples = 10
const longestReason = 500
/** More rows than anybody reads on a console. */
const mostTold = 1_000

/** A text without line breaks and control characters, whatever the feed contains. */
const printable = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, longestReason)

const head = 'line\tid\treason\n'

/** More kinds of notes than a feed has attributes; columns with made-up names are not kept without end. */
const mostNotes = 200

type Noted = { line: number; reason: string; count: number }

/** Rows of a report that are put into the order of their lines; more of them stay as they were found. */
const mostOrdered = 100_000

/**
 * The rejected rows: all of them in a file, the first ones of the feed for the console. What was left out is counted.
 * Rows are found in the order in which they are written, which is not that of their lines.
 */
export class Report {
  readonly samples: RejectedRow[] = []
  count = 0
  /** What became of the rows that were taken, of the first ones. */
  readonly told: string[] = []
  /** The required attributes that no row of the feed has: their columns are missing, or have other names. */
  lacking: readonly string[] = []
  private readonly noted = new Map<string, Noted>()
  private readonly ignoring = new Map<string, string>()
  private lastLine = 0
  private isOrdered = true

  private constructor(
    readonly file: string,
    private readonly stream: WriteStream,
    private readonly most: number,
  ) {}

  /**
   * Starts a report file; replaces that of an earlier run. Where more than `most` rows are rejected, the import ends with
   * a FeedError.
   */
  static async open(file: string, most = Number.POSITIVE_INFINITY): Promise<Report> {
    const stream = createWriteStream(file, { encoding: 'utf8' })
    try {
      await once(stream, 'open')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new FeedError(
        `The report cannot be written to ${file} (${reason}). Name another file with --report.`,
      )
    }
    stream.write(head)
    return new Report(file, stream, most)
  }

  async reject(row: RejectedRow): Promise<void> {
    const id = printable(row.id ?? '').slice(0, 60)
    const rejected = { line: row.line, id: id || undefined, reason: printable(row.reason) }
    this.count += 1
    if (row.line < this.lastLine) this.isOrdered = false
    this.lastLine = row.line
    const at = this.samples.findIndex(({ line }) => line > row.line)
    this.samples.splice(at < 0 ? this.samples.length : at, 0, rejected)
    if (this.samples.length > mostSamples) this.samples.pop()
    this.assertFew(this.count)
    if (!this.stream.write(`${rejected.line}\t${id}\t${rejected.reason}\n`)) await once(this.stream, 'drain')
  }

  /** Throws a FeedError where so many rejected rows are too many. */
  assertFew(count: number): void {
    if (count > this.most)
      throw new FeedError(
        `More than ${this.most.toLocaleString('en')} rows do not fit; it was read no further.`,
      )
  }

  /** Says what became of a row. */
  tell(line: number, what: string): void {
    if (this.told.length < mostTold) this.told.push(`line ${line}: ${printable(what)}`)
  }

  /**
   * Names a value, or a whole column, that was left out of rows that were imported. Of a kind that of the lowest line is shown,
   * which need not come first: groups are not written in the order of the file.
   */
  note(line: number, kind: string, reason: string): void {
    const known = this.noted.get(kind)
    if (known) {
      known.count += 1
      if (line < known.line) Object.assign(known, { line, reason: printable(reason) })
    } else if (this.noted.size < mostNotes)
      this.noted.set(kind, { line, reason: printable(reason), count: 1 })
  }

  /** The notes in words, the most frequent first: `gtin: … (line 3 and 12 more)`. */
  notes(): string[] {
    return [...this.noted]
      .sort(([, one], [, other]) => other.count - one.count)
      .map(([kind, { line, reason, count }]) => {
        const more = count > 1 ? ` and ${(count - 1).toLocaleString('en')} more` : ''
        return `${printable(kind).slice(0, 60)}: ${reason} (line ${line}${more})`
      })
  }

  /** Names a known column that is not read, with the reason. */
  ignore(column: string, why: string): void {
    if (this.ignoring.size < mostNotes) this.ignoring.set(column, why)
  }

  /** The known columns that had values and are not read, each once: `shipping_label: shipping costs are …`. */
  ignored(): string[] {
    return [...this.ignoring].map(([column, why]) => `${printable(column).slice(0, 60)}: ${why}`)
  }

  /** Puts the rows of the file into the order of their lines. */
  private async order(): Promise<void> {
    const rows = (await readFile(this.file, 'utf8')).slice(head.length).split('\n').slice(0, -1)
    const ordered = rows
      .map((row) => [Number.parseInt(row, 10), row] as const)
      .sort(([one], [other]) => one - other)
    await writeFile(this.file, `${head}${ordered.map(([, row]) => `${row}\n`).join('')}`)
  }

  /** Closes the report. Without rejected rows there is no file. */
  async close(): Promise<void> {
    if (this.stream.writableEnded) return
    await new Promise<void>((resolve) => this.stream.end(() => resolve()))
    if (this.count === 0) await rm(this.file, { force: true })
    else if (!this.isOrdered && this.count <= mostOrdered) await this.order()
  }
}
