import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, runningDatabase } from '@/lib/platform/db'

/** Nobody listens there any more. Anything else, a silence above all, may be a database at work. */
const notListening = new Set(['ECONNREFUSED', 'ENOENT'])

/**
 * Whether another process has the database of a data folder open. A lock can outlive its owner: in a container the next
 * processes get the same numbers, and one that was killed keeps its number until it is reaped. So the database is asked,
 * and a lock that leads to nobody is taken away.
 */
export async function isDatabaseOpen(dataDir: string): Promise<boolean> {
  const url = await runningDatabase(dataDir)
  if (!url) return false
  const { sql, close } = connect({ url, max: 1 })
  try {
    await sql`select 1`
    return true
  } catch (error) {
    if (!notListening.has(String((error as NodeJS.ErrnoException).code))) return true
    await rm(join(dataDir, 'database.json'), { force: true })
    return false
  } finally {
    await close()
  }
}
