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
  stage_id: id,
  /** People of the Studio, who need not be known here. */
  assignee_id: person,
  due_at: time.nullable(),
  changed_at: time,
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

/** Where stories are, by their uuids, with how they came there and what of them was approved. */
export async function stageRows(db: Executor) {
  const [placed, steps, approvals] = await Promise.all([
    db
      .select({ at: storyStages, uuid: stories.uuid })
      .from(storyStages)
      .innerJoin(stories, eq(stories.id, storyStages.storyId))
      .orderBy(asc(stories.uuid)),
    db.select().from(stageChanges).orderBy(asc(stageChanges.id)),
    db.select().from(storyApprovals).orderBy(asc(storyApprovals.mark)),
  ])
  const stepsOf = Map.groupBy(steps, ({ storyId }) => storyId)
  const approvalsOf = Map.groupBy(approvals, ({ storyId }) => storyId)
  return placed.map(({ at, uuid }) => ({
    ...{ story: uuid, stage_id: at.stageId, assignee_id: at.assigneeId, due_at: iso(at.dueAt) },
    changed_at: iso(at.changedAt),
    steps: (stepsOf.get(at.storyId) ?? []).map((step) => ({
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
    approvals: (approvalsOf.get(at.storyId) ?? []).map(({ mark, stageId, author, createdAt }) => ({
      ...{ mark, stage_id: stageId, author, created_at: iso(createdAt) },
    })),
  }))
}

/** Workflows in place of those of the space, and where the stories of the archive are; a space without any keeps its own. */
export async function insertWorkflows(tx: Transaction, archive: Archive): Promise<void> {
  if (archive.workflows.length === 0) return
  await tx.update(stageChanges).set({ stageId: null })
  await tx.delete(workflows)
  const made = archive.workflows
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
  const known = new Set(stages.map((stage) => stage.id))
  const byUuid = new Map(archive.stories.map((story) => [story.uuid, story.id]))
  const placed = archive.stages.flatMap((at) => {
    const storyId = byUuid.get(at.story)
    return storyId !== undefined && known.has(at.stage_id) ? [{ ...at, storyId }] : []
  })
  await insertAll(placed, (batch) =>
    tx.insert(storyStages).values(
      batch.map((at) => ({
        ...{ storyId: at.storyId, stageId: at.stage_id, assigneeId: at.assignee_id },
        ...{ dueAt: at.due_at, changedAt: at.changed_at },
      })),
    ),
  )
  const steps = placed.flatMap(({ storyId, steps: own }) => own.map((step) => ({ ...step, storyId })))
  const nameOf = new Map(stages.map((stage) => [stage.id, stage.name]))
  await insertAll(steps, (batch) =>
    tx.insert(stageChanges).values(
      batch.map(({ stage_id: of, ...step }) => ({
        ...{ storyId: step.storyId, author: step.author, note: step.note },
        stageId: of !== null && known.has(of) ? of : null,
        stageName: step.stage_name || (of !== null && nameOf.get(of)) || '',
        ...{ personId: step.person_id, assigneeId: step.assignee_id, assigneeName: step.assignee_name },
        ...{ dueAt: step.due_at, createdAt: step.created_at },
      })),
    ),
  )
  const approved = placed.flatMap(({ storyId, approvals }) => approvals.map((each) => ({ ...each, storyId })))
  await insertAll(
    approved.filter((each) => known.has(each.stage_id)),
    (batch) =>
      tx.insert(storyApprovals).values(
        batch.map(({ storyId, mark, stage_id: stageId, author, created_at: createdAt }) => ({
          ...{ storyId, mark, stageId, author, createdAt },
        })),
      ),
  )
}
