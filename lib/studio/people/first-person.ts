import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { hashPassword } from '@/lib/platform/passwords'
import { makePassword } from './passwords'
import { studioPeople } from './tables'

const firstPersonLock = 4_117_041
const usualAddress = 'studio@localhost'
const usualName = 'Studio'

type Given = { address: string | undefined; name?: string | undefined; password: string | undefined }

/**
 * Creates the first account of the Studio, with the role of an administrator, while there is none; its first login
 * decides its language. Returns its address, and its password if that was made here; undefined when there are people
 * already.
 */
export async function createFirstPerson(
  db: Database,
  { address = usualAddress, name = usualName, password }: Given,
): Promise<{ address: string; password?: string } | undefined> {
  const chosen = password ?? makePassword()
  const passwordHash = await hashPassword(chosen)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${firstPersonLock})`)
    const [known] = await tx.select({ id: studioPeople.id }).from(studioPeople).limit(1)
    if (known) return undefined
    const account = { name, address: address.toLowerCase(), role: 'admin' } as const
    await tx.insert(studioPeople).values({ ...account, passwordHash })
    return { address: account.address, ...(password === undefined && { password: chosen }) }
  })
}
