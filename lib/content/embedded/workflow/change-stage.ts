import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { readUnpublishedAuthors } from '../management/save-draft'
import { findStory, type Story } from '../management/story-tree'
import { lockSpace } from '../space'
import { stories } from '../tables'
import { tellAssigned } from './assigned'
import { holdsAsSeen, needsEyesToLeave, type StageBar, stageBar } from './stage-bar'
import { draftApprovalMark, listWorkflows, type Stage, stageOf } from './stage-of'
import { stageChanges, storyApprovals, storyStages } from './tables'

/** Who brings a page to a stage: a person of the Studio with a role, or a program, which may do all. */
export type StageChanger = { id: string | null; name: string; role?: string }

export type StageInput = {
  storyId: number
  stageId: number
  /** Unset: as before; null: nobody. */
  assigneeId?: string | null | undefined
  /** What that person is called, for the history. */
  assigneeName?: string | undefined
  dueAt?: Date | null | undefined
  note?: string | undefined
}

export type StageRefusal = 'missing' | 'otherWorkflow' | StageBar

export type StageChange =
  | { ok: true; story: Story; from: Stage; to: Stage }
  | { ok: false; error: StageRefusal }

/**
 * Brings a page to a stage, or gives it to somebody else. In a stage that allows to publish, its draft as it is now is
 * ready; what leaves such a stage unchanged is ready no more.
 */
export async function changeStage(
  tx: Transaction,
  input: StageInput,
  by: StageChanger,
): Promise<StageChange> {
  await lockSpace(tx)
  const { storyId, stageId, note = '' } = input
  const [story, from, workflows] = await Promise.all([
    findStory(tx, storyId),
    stageOf(tx, storyId),
    listWorkflows(tx),
  ])
  const stages = workflows.find((each) => each.stages.some(({ id }) => id === stageId))?.stages ?? []
  const to = stages.find(({ id }) => id === stageId)
  if (!story || !from || !to) return { ok: false, error: 'missing' }
  if (from.stage.workflowId !== to.workflowId) return { ok: false, error: 'otherWorkflow' }
  const asks = to.needsOther || needsEyesToLeave(from.stage, stages)
  const isWriter = asks && (await readUnpublishedAuthors(tx, storyId)).includes(by.name)
  const refusal = stageBar(from.stage, to, { role: by.role, isWriter }, stages)
  if (refusal) return { ok: false, error: refusal }
  const assigneeId = input.assigneeId === undefined ? from.assigneeId : input.assigneeId
  const dueAt = input.dueAt === undefined ? from.dueAt : input.dueAt
  const placed = { stageId, assigneeId, dueAt, changedAt: sql`clock_timestamp()` }
  await tx
    .insert(storyStages)
    .values({ storyId, ...placed })
    .onConflictDoUpdate({ target: storyStages.storyId, set: placed })
  await tx.insert(stageChanges).values({
    ...{ storyId, stageId, stageName: to.name, author: by.name, personId: by.id, note },
    ...{ assigneeId, assigneeName: assigneeId === null ? null : input.assigneeName, dueAt },
  })
  if (assigneeId !== null && assigneeId !== from.assigneeId && assigneeId !== by.id)
    await tellAssigned(tx, { person: assigneeId, story: storyId })
  // Whoever wrote it and gives it to somebody where it begins has not looked at it for another person.
  if (isWriter && from.stage.id === to.id) return { ok: true, story, from: from.stage, to }
  if (holdsAsSeen(to, stages))
    await tx
      .insert(storyApprovals)
      .select(
        tx
          .select({
            storyId: stories.id,
            mark: draftApprovalMark.as('mark'),
            stageId: sql<number>`${stageId}::bigint`.as('stage_id'),
            author: sql<string>`${by.name}::text`.as('author'),
            createdAt: sql<Date>`clock_timestamp()`.as('created_at'),
          })
          .from(stories)
          .where(eq(stories.id, storyId)),
      )
      .onConflictDoUpdate({
        target: [storyApprovals.storyId, storyApprovals.mark],
        set: { stageId, author: by.name, createdAt: sql`clock_timestamp()` },
      })
  else
    await tx
      .delete(storyApprovals)
      .where(
        and(
          eq(storyApprovals.storyId, storyId),
          eq(
            storyApprovals.mark,
            sql`(select ${draftApprovalMark} from ${stories} where ${stories.id} = ${storyId})`,
          ),
        ),
      )
  return { ok: true, story, from: from.stage, to }
}

export type StageEntry = typeof stageChanges.$inferSelect

/** How a story went through its stages, the newest first; of all stories without an id. */
export const listStageChanges = (
  db: Executor,
  { storyId, limit, offset = 0 }: { storyId?: number | undefined; limit: number; offset?: number },
): Promise<StageEntry[]> =>
  db
    .select()
    .from(stageChanges)
    .where(storyId === undefined ? isNotNull(stageChanges.storyId) : eq(stageChanges.storyId, storyId))
    .orderBy(desc(stageChanges.id))
    .limit(limit)
    .offset(offset)
