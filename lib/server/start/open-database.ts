import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runningDatabase } from '@/lib/platform/db'

/** Nothing listens on the socket any more. Any other error, and a time-out above all, may mean a busy database. */
const notListening = new Set(['ECONNREFUSED', 'ENOENT'])

/**
 * Whether another process has the database of a data folder open. A lock file can outlive its process: in a container
 * process ids repeat, and a killed process keeps its id until it is reaped. So the lock's socket is tried, and a lock
 * without a listener is removed.
 */
export async function isDatabaseOpen(dataDir: string): Promise<boolean> {
  const url = await runningDatabase(dataDir)
  if (!url) return false
  // Where nothing has it open, which is the rule, a start needs no client.
  const { connect } = await import('@/lib/platform/db')
  const { db, close } = connect({ url, max: 1 })
  try {
    await db.$client.query('select 1')
    return true
  } catch (error) {
    if (!notListening.has(String((error as NodeJS.ErrnoException).code))) return true
    await rm(join(dataDir, 'database.json'), { force: true })
    return false
  } finally {
    await close()
  }
}
