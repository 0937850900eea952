import { and, desc, gt, inArray, ne } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { allows } from './allows'
import { type Person, roles } from './person'
import { studioPeople } from './tables'

const most = 3
/** Who has not used the Studio for longer is hardly reached there. */
const activeMs = 30 * 24 * 60 * 60 * 1_000

/** The names of up to three people who may publish, beside somebody, and who have used the Studio lately, the latest first. */
export async function namePublishers(db: Executor, except: Person['id'], now: Date): Promise<string[]> {
  const publishing = roles.filter((role) => allows({ role }, 'publish'))
  const rows = await db
    .select({ name: studioPeople.name })
    .from(studioPeople)
    .where(
      and(
        inArray(studioPeople.role, publishing),
        ne(studioPeople.id, except),
        gt(studioPeople.usedAt, new Date(now.getTime() - activeMs)),
      ),
    )
    .orderBy(desc(studioPeople.usedAt))
    .limit(most)
  return rows.map(({ name }) => name)
}
