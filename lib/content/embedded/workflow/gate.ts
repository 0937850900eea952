import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import type { Edited, FieldErrors } from '../management/editing'
import { stories, storyVersions } from '../tables'
import { approvalMark, draftApprovalMark, isApproved, stageIdOf, stageOf, workflowIdOf } from './stage-of'
import { storyStages, workflowStages, workflows } from './tables'

const versionMark = approvalMark(sql`${storyVersions}.content`, sql`${storyVersions}.name`)

/** Whether pages of a workflow are ready from the beginning, because nobody brings them to the first stage. */
const firstAllows: SQL<boolean> = sql<boolean>`coalesce((
  select first.allow_publish and not first.needs_other from ${workflowStages} first where first.workflow_id = ${workflowIdOf}
  order by first.position, first.id limit 1), false)`

/**
 * The name of the stage in which a page waits, where it follows a workflow and is not ready to be published. A version of
 * its history is ready when it was approved as it is, whatever the draft has become.
 */
export async function waitsIn(db: Executor, id: number, versionId?: number): Promise<string | undefined> {
  if ((await db.$count(workflows)) === 0) return undefined
  const isReady =
    versionId === undefined
      ? sql<boolean>`${workflowStages.allowPublish} and (not ${workflowStages.needsOther} or ${isApproved(draftApprovalMark)})`
      : sql<boolean>`(${firstAllows} or ${isApproved(versionMark)})`
  const [row] = await db
    .select({ stage: workflowStages.name, isReady })
    .from(stories)
    .innerJoin(workflowStages, eq(workflowStages.id, sql`${stageIdOf}`))
    .leftJoin(storyVersions, and(eq(storyVersions.storyId, stories.id), eq(storyVersions.id, versionId ?? 0)))
    .where(eq(stories.id, id))
  return row && !row.isReady ? row.stage : undefined
}

/** What refuses to publish a page that is not ready, if anything does. */
export async function stageRefusal(
  tx: Transaction,
  id: number,
  versionId?: number,
): Promise<Extract<Edited, { errors: FieldErrors }> | undefined> {
  const stage = await waitsIn(tx, id, versionId)
  return stage === undefined
    ? undefined
    : { ok: false, errors: { workflow_stage: [`does not allow to publish: ${stage}`] } }
}

/** Brings a page whose draft was published to the stage that follows, where there is one. */
export async function stageAfterPublish(tx: Transaction, id: number): Promise<void> {
  if ((await tx.$count(workflows)) === 0) return
  const next = (await stageOf(tx, id))?.stage.afterPublishId
  if (!next) return
  await tx
    .update(storyStages)
    .set({ stageId: next, assigneeId: null, dueAt: null, changedAt: sql`clock_timestamp()` })
    .where(eq(storyStages.storyId, id))
}
