import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import type { BackedUpTable } from './tables'

/** Rows in memory at once. */
const batchSize = 500

/** What a file holds: its rows, and the SHA-256 of its uncompressed text. */
export type Dumped = { rows: number; sha256: string }

const all = (parts: SQL[]): SQL => sql.join(parts, sql`, `)

/** The rows of a table, each a line: a JSON array of the text of every value, which PostgreSQL reads as it wrote it. */
async function* linesOf(tx: Transaction, { name, columns }: BackedUpTable): AsyncGenerator<string[]> {
  const values = all(columns.map(({ name: column }) => sql`${sql.identifier(column)}::text`))
  await tx.execute(
    sql`declare backup no scroll cursor for select json_build_array(${values})::text as line from ${sql.identifier(name)}`,
  )
  for (;;) {
    const rows = await tx.execute<{ line: string }>(sql.raw(`fetch ${batchSize} from backup`))
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await tx.execute(sql`close backup`)
}

/** Writes the rows of a table into a compressed file. */
export async function dumpTable(tx: Transaction, table: BackedUpTable, file: string): Promise<Dumped> {
  const hash = createHash('sha256')
  let rows = 0
  async function* texts() {
    for await (const lines of linesOf(tx, table)) {
      rows += lines.length
      yield `${lines.join('\n')}\n`
    }
  }
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(undefined, chunk)
    },
  })
  await pipeline(Readable.from(texts()), hashed, createGzip(), createWriteStream(file, { mode: 0o600 }))
  return { rows, sha256: hash.digest('hex') }
}
