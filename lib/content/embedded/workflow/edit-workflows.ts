import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { lockSpace } from '../space'
import { stories } from '../tables'
import type { Stage } from './stage-of'
import { stageChanges, storyApprovals, storyStages, workflowStages, workflows } from './tables'

type WorkflowInput = {
  name?: string | undefined
  isDefault?: boolean | undefined
  contentTypes?: string[] | undefined
  folderIds?: number[] | undefined
}
type StageInput = Partial<
  Pick<Stage, 'name' | 'color' | 'position' | 'allowPublish' | 'needsOther' | 'afterPublishId'>
> & { roles?: string[] | undefined; nextIds?: number[] | undefined }

type NewStage = StageInput & { name: string; color: string }

/** A workflow that is the default one takes that from the one before. */
async function keepOneDefault(tx: Transaction, id: number, isDefault: boolean | undefined): Promise<void> {
  if (isDefault) await tx.update(workflows).set({ isDefault: false }).where(ne(workflows.id, id))
}

/** The folders among the given stories. */
async function onlyFolders(db: Executor, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: stories.id })
    .from(stories)
    .where(and(inArray(stories.id, [...ids]), eq(stories.isFolder, true)))
  return rows.map(({ id }) => id)
}

/** Makes a workflow with its stages, in their order. Returns its id. */
export async function createWorkflow(
  tx: Transaction,
  { name, isDefault, contentTypes, folderIds }: WorkflowInput & { name: string },
  stages: readonly NewStage[],
): Promise<number> {
  await lockSpace(tx)
  const folders = folderIds && (await onlyFolders(tx, folderIds))
  const [row] = await tx
    .insert(workflows)
    .values({ name, isDefault, contentTypes, folderIds: folders })
    .returning({ id: workflows.id })
  if (!row) throw new Error('The workflow was not stored')
  await keepOneDefault(tx, row.id, isDefault)
  await tx
    .insert(workflowStages)
    .values(stages.map((stage, position) => ({ ...stage, position, workflowId: row.id })))
  return row.id
}

/** False where there is none of this id. */
export async function updateWorkflow(tx: Transaction, id: number, input: WorkflowInput): Promise<boolean> {
  await lockSpace(tx)
  const { folderIds, ...fields } = input
  const folders = folderIds && (await onlyFolders(tx, folderIds))
  const rows = await tx
    .update(workflows)
    .set({ ...fields, folderIds: folders, name: fields.name ?? sql`${workflows.name}` })
    .where(eq(workflows.id, id))
    .returning({ id: workflows.id })
  await keepOneDefault(tx, id, input.isDefault)
  return rows.length > 0
}

/** The history of pages keeps the names of stages that are deleted. */
async function leaveHistories(tx: Transaction, workflowId: number, stageId?: number): Promise<void> {
  const of = tx
    .select({ id: workflowStages.id })
    .from(workflowStages)
    .where(
      and(
        eq(workflowStages.workflowId, workflowId),
        stageId === undefined ? undefined : eq(workflowStages.id, stageId),
      ),
    )
  await tx.update(stageChanges).set({ stageId: null }).where(inArray(stageChanges.stageId, of))
}

/** Pages of a workflow that is deleted follow another one, or none. */
export async function deleteWorkflow(tx: Transaction, id: number): Promise<void> {
  await lockSpace(tx)
  await leaveHistories(tx, id)
  await tx.delete(workflows).where(eq(workflows.id, id))
}

/** Adds a stage at the end, or where it says. Undefined without the workflow. */
export async function createStage(
  tx: Transaction,
  workflowId: number,
  { name, color, ...input }: StageInput & { name: string; color: string },
): Promise<number | undefined> {
  await lockSpace(tx)
  const [workflow] = await tx.select().from(workflows).where(eq(workflows.id, workflowId))
  if (!workflow) return undefined
  const position =
    input.position ?? (await tx.$count(workflowStages, eq(workflowStages.workflowId, workflowId)))
  const [row] = await tx
    .insert(workflowStages)
    .values({ ...input, name, color, position, workflowId })
    .returning({ id: workflowStages.id })
  return row?.id
}

export async function updateStage(tx: Transaction, id: number, input: StageInput): Promise<void> {
  await lockSpace(tx)
  await tx
    .update(workflowStages)
    .set({ ...input, name: input.name ?? sql`${workflowStages.name}` })
    .where(eq(workflowStages.id, id))
}

/** Undoes a change after which pages would begin where only another person brings them. */
export class FirstEyes extends Error {}

/** Call it behind changes of stages: pages are in the first one without anybody, so that four eyes need a later one. */
export async function refuseFirstEyes(tx: Transaction, workflowId: number): Promise<void> {
  const [first] = await tx
    .select({ needsOther: workflowStages.needsOther })
    .from(workflowStages)
    .where(eq(workflowStages.workflowId, workflowId))
    .orderBy(asc(workflowStages.position), asc(workflowStages.id))
    .limit(1)
  if (first?.needsOther) throw new FirstEyes()
}

/** Where the pages of a stage go that is deleted, and who says so. */
export type PagesTo = { stage: Stage; by: { id: string | null; name: string } }

/**
 * Pages in a stage that is deleted are brought to another one, with what was approved where that allows to publish, too;
 * without one they are in the first stage again. The last stage of a workflow stays: false.
 */
export async function deleteStage(
  tx: Transaction,
  { id, workflowId }: Stage,
  pagesTo?: PagesTo,
): Promise<boolean> {
  await lockSpace(tx)
  if ((await tx.$count(workflowStages, eq(workflowStages.workflowId, workflowId))) < 2) return false
  if (pagesTo) await movePages(tx, id, pagesTo)
  await leaveHistories(tx, workflowId, id)
  await tx
    .update(workflowStages)
    .set({
      nextIds: sql`array_remove(${workflowStages.nextIds}, ${id}::bigint)`,
      afterPublishId: sql`nullif(${workflowStages.afterPublishId}, ${id}::bigint)`,
    })
    .where(eq(workflowStages.workflowId, workflowId))
  await tx.delete(workflowStages).where(eq(workflowStages.id, id))
  return true
}

async function movePages(tx: Transaction, from: number, { stage, by }: PagesTo): Promise<void> {
  const moved = await tx
    .update(storyStages)
    .set({ stageId: stage.id, changedAt: sql`clock_timestamp()` })
    .where(eq(storyStages.stageId, from))
    .returning()
  if (moved.length > 0)
    await tx.insert(stageChanges).values(
      moved.map(({ storyId, assigneeId, dueAt }) => ({
        ...{ storyId, stageId: stage.id, stageName: stage.name, author: by.name, personId: by.id },
        ...{ assigneeId, dueAt },
      })),
    )
  await tx.update(storyApprovals).set({ stageId: stage.id }).where(eq(storyApprovals.stageId, from))
}

/** How many pages are in each stage to which somebody brought them, by the ids of the stages. */
export async function countInStages(db: Executor): Promise<Map<number, number>> {
  const rows = await db
    .select({ stageId: storyStages.stageId, pages: sql<number>`count(*)::int` })
    .from(storyStages)
    .groupBy(storyStages.stageId)
  return new Map(rows.map(({ stageId, pages }) => [stageId, pages]))
}
