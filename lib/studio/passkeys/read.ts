import 'server-only'
import { type Database, database } from '@/lib/platform/db'
import { listPasskeys } from '@/lib/studio/people'
import type { PasskeyRow } from './passkeys-section.client'

/** The passkeys of a person for the profile. */
export const readPasskeys = async (personId: string, db: Database = database()): Promise<PasskeyRow[]> =>
  (await listPasskeys(db, personId)).map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
