import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { stories } from '../tables'
import { storyApprovals, storyStages, workflowStages, workflows } from './tables'

/** Names what is approved: a content with its name. */
export const approvalMark = (content: SQL, name: SQL): SQL<string> =>
  sql<string>`md5(concat_ws('|', ${content}::text, ${name}))`

export const draftApprovalMark = approvalMark(sql`${stories}.content`, sql`${stories}.name`)

/** Whether a content of a story was brought to a stage that allows to publish. */
export const isApproved = (mark: SQL<string>): SQL<boolean> => sql<boolean>`exists (
  select from ${storyApprovals} a join ${workflowStages} ready on ready.id = a.stage_id
  where a.story_id = ${stories}.id and a.mark = ${mark} and ready.allow_publish)`

/** The workflow of a page: that of the nearest folder, of its type, or the default one; null for none. */
export const workflowIdOf: SQL<number | null> = sql<number | null>`(
  select w.id from ${workflows} w
  left join lateral (
    select max(length(f.full_slug)) as depth from cms_stories f
    where f.id = any(w.folder_ids) and starts_with(${stories}.full_slug, f.full_slug || '/')) inside on true
  where not ${stories}.is_folder and (
    inside.depth is not null or ${stories}.content ->> 'component' = any(w.content_types) or w.is_default)
  order by inside.depth desc nulls last,
    coalesce(${stories}.content ->> 'component' = any(w.content_types), false) desc, w.id
  limit 1)`

/** Whether the draft of a story was brought to some stage as it is. */
const isAsSeen: SQL<boolean> = sql<boolean>`exists (
  select from ${storyApprovals} a where a.story_id = ${stories}.id and a.mark = ${draftApprovalMark})`

/** Whether a stage with four eyes is at the place of `here` or before it. */
const isBehindEyes: SQL<boolean> = sql<boolean>`exists (
  select from ${workflowStages} eyes where eyes.workflow_id = here.workflow_id and eyes.needs_other
    and (eyes.position, eyes.id) <= (here.position, here.id))`

/**
 * The stage of a page; null where it follows no workflow. What was changed after it was approved, or after another person
 * has looked at it, is in the first stage again.
 */
export const stageIdOf: SQL<number | null> = sql<number | null>`(
  select coalesce(
    (select here.id from ${storyStages} at join ${workflowStages} here on here.id = at.stage_id
      where at.story_id = ${stories}.id and here.workflow_id = found.id
        and (not here.allow_publish or ${isApproved(draftApprovalMark)})
        and (not ${isBehindEyes} or ${isAsSeen})),
    (select first.id from ${workflowStages} first where first.workflow_id = found.id
      order by first.position, first.id limit 1))
  from (select ${workflowIdOf} as id) found)`

export type Stage = typeof workflowStages.$inferSelect
export type Workflow = typeof workflows.$inferSelect & { stages: readonly Stage[] }

/** Where a page is, who goes on with it, and until when. */
export type StageOfStory = {
  stage: Stage
  assigneeId: string | null
  dueAt: Date | null
  /** When somebody set this; null for what nobody has set. */
  changedAt: Date | null
}

/** All workflows with their stages in order, the default one first. */
export async function listWorkflows(db: Executor): Promise<Workflow[]> {
  const [rows, stages] = await Promise.all([
    db.select().from(workflows).orderBy(sql`${workflows.isDefault} desc`, asc(workflows.id)),
    db.select().from(workflowStages).orderBy(asc(workflowStages.position), asc(workflowStages.id)),
  ])
  return rows.map((row) => ({ ...row, stages: stages.filter(({ workflowId }) => workflowId === row.id) }))
}

/** The stages of stories, by their ids; those without a workflow, and folders, have none. */
export async function stagesOf(db: Executor, ids: readonly number[]): Promise<Map<number, StageOfStory>> {
  const some = [...new Set(ids)]
  if (some.length === 0 || (await db.$count(workflows)) === 0) return new Map()
  const placed = db
    .select({ storyId: stories.id, stageId: sql<number>`${stageIdOf}`.as('stage_id') })
    .from(stories)
    .where(inArray(stories.id, some))
    .as('placed')
  const rows = await db
    .select({
      storyId: placed.storyId,
      stage: workflowStages,
      assigneeId: storyStages.assigneeId,
      dueAt: storyStages.dueAt,
      changedAt: storyStages.changedAt,
    })
    .from(placed)
    .innerJoin(workflowStages, eq(workflowStages.id, placed.stageId))
    .leftJoin(storyStages, eq(storyStages.storyId, placed.storyId))
  return new Map(rows.map(({ storyId, ...found }) => [storyId, found]))
}

/** The stage of one story. */
export const stageOf = async (db: Executor, id: number): Promise<StageOfStory | undefined> =>
  (await stagesOf(db, [id])).get(id)
