import { connect, type Database } from '@/lib/platform/db'

type Statement = { text: string; values: unknown[] }

class Undo extends Error {}

const isOfTransaction = (text: string) => /^(?:begin|commit|rollback|savepoint|release)\b/i.test(text)

/** The statements of some work on a database, which is undone. */
export async function statementsOf(
  url: string,
  work: (db: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const { db, close } = connect({
    url,
    max: 1,
    logger: { logQuery: (text, values) => void (isOfTransaction(text) || statements.push({ text, values })) },
  })
  try {
    await db.transaction(async (tx) => {
      // A transaction within it is a savepoint.
      await work(tx as unknown as Database)
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  } finally {
    await close()
  }
  return statements
}

/** How many transactions of these statements a database does in a second, each of them undone. One buyer each. */
export async function bareTransactions(
  url: string,
  buyers: readonly (readonly Statement[])[],
  seconds: number,
): Promise<number> {
  const { db, close } = connect({ url })
  const end = performance.now() + seconds * 1_000
  let done = 0
  const repeat = async (statements: readonly Statement[]) => {
    while (performance.now() < end) {
      const client = await db.$client.connect()
      try {
        await client.query('begin')
        for (const { text, values } of statements) await client.query(text, values)
      } finally {
        await client.query('rollback')
        client.release()
      }
      done += 1
    }
  }
  try {
    await Promise.all(buyers.map(repeat))
  } finally {
    await close()
  }
  return done / seconds
}
