import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { RejectedRow } from './feed-error'
import { FeedError } from './feed-error'

const mostSamples = 10
const longestReason = 500

/** A text without line breaks and control characters, whatever the feed contains. */
const printable = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, longestReason)

/** The rejected rows: all of them in a file, the first ones for the console. */
export class Report {
  readonly samples: RejectedRow[] = []
  count = 0

  private constructor(
    readonly file: string,
    private readonly stream: WriteStream,
  ) {}

  /** Starts a report file; replaces that of an earlier run. */
  static async open(file: string): Promise<Report> {
    const stream = createWriteStream(file, { encoding: 'utf8' })
    try {
      await once(stream, 'open')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new FeedError(
        `The report cannot be written to ${file} (${reason}). Name another file with --report.`,
      )
    }
    stream.write('line\tid\treason\n')
    return new Report(file, stream)
  }

  async reject(row: RejectedRow): Promise<void> {
    const id = printable(row.id ?? '').slice(0, 60)
    const rejected = { line: row.line, id: id || undefined, reason: printable(row.reason) }
    this.count += 1
    if (this.samples.length < mostSamples) this.samples.push(rejected)
    if (!this.stream.write(`${rejected.line}\t${id}\t${rejected.reason}\n`)) await once(this.stream, 'drain')
  }

  /** Closes the report. Without rejected rows there is no file. */
  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.stream.end(() => resolve()))
    if (this.count === 0) await rm(this.file, { force: true })
  }
}
