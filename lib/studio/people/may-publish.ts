import { eq } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { allows } from './allows'
import { studioPeople } from './tables'

/** Whether somebody who planned something may still publish now that its time has come. A program always may. */
export async function mayStillPublish(db: Executor, plannerId: string | null): Promise<boolean> {
  if (plannerId === null) return true
  const [row] = await db
    .select({ role: studioPeople.role })
    .from(studioPeople)
    .where(eq(studioPeople.id, plannerId))
  return row !== undefined && allows(row, 'publish')
}
