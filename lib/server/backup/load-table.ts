import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { CommandProblem } from '@/lib/server/start'
import type { Dumped } from './dump-table'
import type { BackedUpTable } from './tables'

/** Characters of one statement; a row with a large document is one by itself. */
const batchLength = 1_000_000

async function insert(tx: Transaction, { name, columns }: BackedUpTable, lines: string[]): Promise<void> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  const values = sql.join(
    columns.map(({ type }, at) => sql`(line ->> ${sql.raw(String(at))})::${sql.raw(type)}`),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${sql.identifier(name)} (${names}) overriding system value
    select ${values} from json_array_elements(${`[${lines.join(',')}]`}::text::json) line`)
}

/** The lines of a text. `readline` also ends lines at U+2028, which JSON may hold. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

/** Reads the rows of a table from a file. Throws a `CommandProblem` where the file is not what was written. */
export async function loadTable(
  tx: Transaction,
  table: BackedUpTable,
  { file, rows, sha256 }: Dumped & { file: string },
): Promise<void> {
  const hash = createHash('sha256')
  let count = 0
  let length = 0
  let lines: string[] = []
  const text = createReadStream(file).pipe(createGunzip()).setEncoding('utf8')
  for await (const line of linesOf(text)) {
    hash.update(`${line}\n`)
    count += 1
    lines.push(line)
    length += line.length
    if (length < batchLength) continue
    await insert(tx, table, lines)
    lines = []
    length = 0
  }
  if (lines.length > 0) await insert(tx, table, lines)
  if (count !== rows || hash.digest('hex') !== sha256)
    throw new CommandProblem(`The file of the table ${table.name} is not what was written: ${file}`)
}
