import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { stories } from '../tables'
import { type Stage, stagesOf } from './stage-of'
import { stageChanges, storyStages } from './tables'

/** That a page was given to somebody is told by mail after a pause, in which others come into the same mail. */
export const assignedMessage = 'assigned'
const pauseSeconds = 5 * 60

/** The payload of a message for the person who goes on with a page. */
export type Assignment = { person: string; story: number }

export const tellAssigned = (tx: Transaction, assignment: Assignment) =>
  enqueue(tx, assignedMessage, [assignment], pauseSeconds)

/** A page that somebody has given to a person. */
type AssignedStory = {
  id: number
  name: string
  fullSlug: string
  stage: Stage
  dueAt: Date | null
  /** Who else has given it, as they were called then, with what they wrote to it; unset: nobody else has. */
  given?: { author: string; authorId: string | null; note: string }
}

/** Who else has brought stories last to where a person goes on with them. */
async function giversOf(db: Executor, person: string, ids: readonly number[]) {
  const { storyId, id, author, personId, assigneeId, note } = stageChanges
  const rows = await db
    .selectDistinctOn([storyId], { storyId, author, authorId: personId, note })
    .from(stageChanges)
    .where(
      and(inArray(storyId, [...ids]), eq(assigneeId, person), or(isNull(personId), ne(personId, person))),
    )
    .orderBy(storyId, desc(id))
  return new Map(rows.map(({ storyId: of, ...given }) => [of, given]))
}

/** The stories that somebody goes on with, what is due first, with their stages; of some stories, where they are named. */
export async function listAssigned(
  db: Executor,
  assigneeId: string,
  limit: number,
  some?: readonly number[],
): Promise<AssignedStory[]> {
  const isSome = some && inArray(stories.id, [...some])
  const rows = await db
    .select({ id: stories.id, name: stories.name, fullSlug: stories.fullSlug })
    .from(storyStages)
    .innerJoin(stories, eq(stories.id, storyStages.storyId))
    .where(and(eq(storyStages.assigneeId, assigneeId), isSome))
    .orderBy(sql`${storyStages.dueAt} asc nulls last`, asc(stories.fullSlug))
    .limit(limit)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [stages, givers] = await Promise.all([stagesOf(db, ids), giversOf(db, assigneeId, ids)])
  return rows.flatMap((row) => {
    const [at, given] = [stages.get(row.id), givers.get(row.id)]
    return at ? [{ ...row, stage: at.stage, dueAt: at.dueAt, ...(given && { given }) }] : []
  })
}
