import 'server-only'
import { z } from 'zod'
import { currentTime } from '@/lib/platform/clock'
import { type Database, database } from '@/lib/platform/db'
import { listStudioSessions } from '@/lib/studio/people'
import type { SessionRow } from './session-list.client'

export const sessionId = z.uuid()

/** The logins of a person. `present` is the id of the login that asks. */
export async function readSessions(
  personId: string,
  present: string,
  db: Database = database(),
): Promise<SessionRow[]> {
  const sessions = await listStudioSessions(db, personId, currentTime())
  return sessions.map(({ createdAt, usedAt, ...session }) => ({
    ...session,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    isPresent: session.id === present,
  }))
}
