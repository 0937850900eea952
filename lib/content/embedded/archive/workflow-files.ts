import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor, Transaction } from '@/lib/platform/db'
import { stories } from '../tables'
import { listWorkflows } from '../workflow/stage-of'
import { stageChanges, storyApprovals, storyStages, workflowStages, workflows } from '../workflow/tables'
import type { Archive } from './archive'
import { insertAll } from './insert-all'

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const person = z.uuid().nullable()
const text = (most: number) => z.string().max(most)

export const archivedWorkflow = z.object({
  id,
  name: text(255).min(1),
  is_default: z.boolean(),
  content_types: z.array(text(255)),
  folder_ids: z.array(id),
  created_at: time,
  stages: z
    .array(
      z.object({
        id,
        name: text(255).min(1),
        color: text(32),
        position: z.number().int(),
        allow_publish: z.boolean(),
        needs_other_person: z.boolean(),
        roles: z.array(text(50)),
        next_ids: z.array(id),
        after_publish_id: id.nullable(),
        created_at: time,
      }),
    )
    .min(1),
})

export const archivedStage = z.object({
  story: z.uuid(),
  /** Null, as the time is, where the story is at no stage any more and has a history of its own. */
  stage_id: id.nullable(),
  /** People of the Studio, who need not be known here. */
  assignee_id: person,
  due_at: time.nullable(),
  changed_at: time.nullable(),
  steps: z.array(
    z.object({
      /** Null once the stage is gone. */
      stage_id: id.nullable(),
      stage_name: text(255).default(''),
      author: z.string(),
      person_id: person,
      assignee_id: person,
      assignee_name: text(255).nullable().default(null),
      due_at: time.nullable(),
      note: text(2_000),
      created_at: time,
    }),
  ),
  approvals: z.array(z.object({ mark: text(32), stage_id: id, author: z.string(), created_at: time })),
})

const iso = (at: Date | null) => at?.toISOString() ?? null

export const workflowRows = async (db: Executor) =>
  (await listWorkflows(db))
    .toSorted((a, b) => a.id - b.id)
    .map(({ stages, ...workflow }) => ({
      ...{ id: workflow.id, name: workflow.name, is_default: workflow.isDefault },
      ...{ content_types: workflow.contentTypes, folder_ids: workflow.folderIds },
      created_at: iso(workflow.createdAt),
      stages: stages.map((stage) => ({
        ...{ id: stage.id, name: stage.name, color: stage.color, position: stage.position },
        ...{ allow_publish: stage.allowPublish, needs_other_person: stage.needsOther, roles: stage.roles },
        ...{ next_ids: stage.nextIds, after_publish_id: stage.afterPublishId },
        created_at: iso(stage.createdAt),
      })),
    }))

/**
 * Where stories are, by their uuids, with how they came there and what of them was approved. The history of a story outlives
 * its stage and its workflow.
 */
export async function stageRows(db: Executor) {
  const [all, steps, approvals] = await Promise.all([
    db
      .select({ id: stories.id, uuid: stories.uuid, at: storyStages })
      .from(stories)
      .leftJoin(storyStages, eq(stories.id, storyStages.storyId))
      .orderBy(asc(stories.uuid)),
    db.select().from(stageChanges).orderBy(asc(stageChanges.id)),
    db.select().from(storyApprovals).orderBy(asc(storyApprovals.mark)),
  ])
  const stepsOf = Map.groupBy(steps, ({ storyId }) => storyId)
  const approvalsOf = Map.groupBy(approvals, ({ storyId }) => storyId)
  const told = all.filter(({ id: of, at }) => at !== null || stepsOf.has(of) || approvalsOf.has(of))
  return told.map(({ id: of, uuid, at }) => ({
    ...{ story: uuid, stage_id: at?.stageId ?? null, assignee_id: at?.assigneeId ?? null },
    ...{ due_at: iso(at?.dueAt ?? null), changed_at: iso(at?.changedAt ?? null) },
    steps: (stepsOf.get(of) ?? []).map((step) => ({
      ...{
        stage_id: step.stageId,
        stage_name: step.stageName,
        author: step.author,
        person_id: step.personId,
      },
      ...{
        assignee_id: step.assigneeId,
        assignee_name: step.assigneeName,
        due_at: iso(step.dueAt),
        note: step.note,
      },
      created_at: iso(step.createdAt),
    })),
    approvals: (approvalsOf.get(of) ?? []).map(({ mark, stageId, author, createdAt }) => ({
      ...{ mark, stage_id: stageId, author, created_at: iso(createdAt) },
    })),
  }))
}

/**
 * Workflows in place of those of the space, where the stories of the archive are, and how they came there; a space keeps its
 * own workflows where the archive has none.
 */
export async function insertWorkflows(tx: Transaction, archive: Archive): Promise<void> {
  if (archive.workflows.length > 0) await replaceWorkflows(tx, archive.workflows)
  const stages = archive.workflows.flatMap(({ stages: own }) => own)
  const nameOf = new Map(stages.map((stage) => [stage.id, stage.name]))
  const byUuid = new Map(archive.stories.map((story) => [story.uuid, story.id]))
  const told = archive.stages.flatMap((at) => {
    const storyId = byUuid.get(at.story)
    return storyId === undefined ? [] : [{ ...at, storyId }]
  })
  await insertAll(
    told.flatMap(({ storyId, stage_id: stageId, assignee_id: assigneeId, due_at: dueAt, changed_at: at }) =>
      stageId !== null && at !== null && nameOf.has(stageId)
        ? [{ storyId, stageId, assigneeId, dueAt, changedAt: at }]
        : [],
    ),
    (batch) => tx.insert(storyStages).values(batch),
  )
  const steps = told.flatMap(({ storyId, steps: own }) => own.map((step) => ({ ...step, storyId })))
  await insertAll(steps, (batch) =>
    tx.insert(stageChanges).values(
      batch.map(({ stage_id: of, ...step }) => ({
        ...{ storyId: step.storyId, author: step.author, note: step.note },
        stageId: of !== null && nameOf.has(of) ? of : null,
        stageName: step.stage_name || (of !== null && nameOf.get(of)) || '',
        ...{ personId: step.person_id, assigneeId: step.assignee_id, assigneeName: step.assignee_name },
        ...{ dueAt: step.due_at, createdAt: step.created_at },
      })),
    ),
  )
  const approved = told.flatMap(({ storyId, approvals }) => approvals.map((each) => ({ ...each, storyId })))
  await insertAll(
    approved.filter((each) => nameOf.has(each.stage_id)),
    (batch) =>
      tx.insert(storyApprovals).values(
        batch.map(({ storyId, mark, stage_id: stageId, author, created_at: createdAt }) => ({
          ...{ storyId, mark, stageId, author, createdAt },
        })),
      ),
  )
}

async function replaceWorkflows(tx: Transaction, made: Archive['workflows']): Promise<void> {
  await tx.update(stageChanges).set({ stageId: null })
  await tx.delete(workflows)
  await tx.insert(workflows).values(
    made.map((workflow) => ({
      ...{ id: workflow.id, name: workflow.name, isDefault: workflow.is_default },
      ...{ contentTypes: workflow.content_types, folderIds: workflow.folder_ids },
      createdAt: workflow.created_at,
    })),
  )
  const stages = made.flatMap(({ id: workflowId, stages: own }) =>
    own.map((stage) => ({ ...stage, workflowId })),
  )
  await insertAll(stages, (batch) =>
    tx.insert(workflowStages).values(
      batch.map((stage) => ({
        ...{ id: stage.id, workflowId: stage.workflowId, name: stage.name, color: stage.color },
        ...{ position: stage.position, allowPublish: stage.allow_publish, roles: stage.roles },
        ...{ needsOther: stage.needs_other_person, nextIds: stage.next_ids },
        ...{ afterPublishId: stage.after_publish_id, createdAt: stage.created_at },
      })),
    ),
  )
}
