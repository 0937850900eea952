import 'server-only'
import {
  countInStages,
  createStage,
  createWorkflow,
  deleteStage,
  deleteWorkflow,
  findStory,
  listWorkflows,
  type Stage,
  updateStage,
  updateWorkflow,
} from '@/lib/content/embedded'
import { type Database, database, type Transaction } from '@/lib/platform/db'
import { type Person, recordChange, roles } from '@/lib/studio/people'
import { storyTypes } from '@/lib/studio/stories'
import { takesPagesOf } from './takes-pages'
import type { WorkflowBody } from './workflow-body'

/** A workflow as the Studio shows it. `pages`: how many are at each stage, by its id. */
export type WorkflowRow = Omit<WorkflowBody, 'pagesTo'> & {
  id: number
  folders: string[]
  pages: Readonly<Record<number, number>>
}

/** `pages`: some are at a stage that is left out, and it is not said where they go. */
export type WorkflowSaved =
  | { ok: true }
  | { ok: false; error: 'missing' }
  | { ok: false; errors: { stages: 'pages' } }

/** Undoes all of a save. */
class PagesLeft extends Error {}

/** Makes a workflow as the body says. Returns its id. */
export const create = (
  person: Pick<Person, 'id' | 'name'>,
  { stages, pagesTo: _, ...workflow }: WorkflowBody,
  db: Database = database(),
): Promise<number> =>
  db.transaction(async (tx) => {
    const made = await createWorkflow(
      tx,
      workflow,
      stages.map(({ id: _none, next: _next, ...stage }) => stage),
    )
    await linkStages(tx, made, stages)
    await recordChange(tx, { person, kind: 'workflow-changed', detail: { name: workflow.name } })
    return made
  })

/** Makes a workflow and its stages what the body says. */
export const save = (
  person: Pick<Person, 'id' | 'name'>,
  id: number,
  { stages, pagesTo, ...workflow }: WorkflowBody,
  db: Database = database(),
): Promise<WorkflowSaved> =>
  db
    .transaction(async (tx): Promise<WorkflowSaved> => {
      if (!(await updateWorkflow(tx, id, workflow))) return { ok: false, error: 'missing' }
      const before = (await listWorkflows(tx)).find((each) => each.id === id)?.stages ?? []
      const known = new Set(before.map((stage) => stage.id))
      for (const [position, { id: stageId, next: _, ...stage }] of stages.entries())
        if (stageId !== undefined && known.has(stageId))
          await updateStage(tx, stageId, { ...stage, position })
        else await createStage(tx, id, { ...stage, position })
      const gone = before.filter((stage) => !stages.some((kept) => kept.id === stage.id))
      if (gone.length > 0) await dropStages(tx, { person, id, gone, pagesTo })
      await linkStages(tx, id, stages)
      await recordChange(tx, { person, kind: 'workflow-changed', detail: { name: workflow.name } })
      return { ok: true }
    })
    .catch((error: unknown) => {
      if (error instanceof PagesLeft) return { ok: false, errors: { stages: 'pages' } }
      throw error
    })

/** Says which stages follow each, once all are stored in their order. */
async function linkStages(tx: Transaction, id: number, stages: WorkflowBody['stages']): Promise<void> {
  const stored = (await listWorkflows(tx)).find((each) => each.id === id)?.stages ?? []
  for (const [place, { next }] of stages.entries()) {
    const of = stored[place]
    if (of) await updateStage(tx, of.id, { nextIds: next.flatMap((to) => stored[to]?.id ?? []) })
  }
}

type Dropping = Pick<WorkflowBody, 'pagesTo'> & {
  person: Pick<Person, 'id' | 'name'>
  id: number
  gone: readonly Stage[]
}

async function dropStages(tx: Transaction, { person, id, gone, pagesTo }: Dropping): Promise<void> {
  const stages = (await listWorkflows(tx)).find((each) => each.id === id)?.stages ?? []
  const kept = stages.filter((stage) => !gone.some((one) => one.id === stage.id))
  const counts = await countInStages(tx)
  for (const stage of gone) {
    const to = kept.find((one) => pagesTo.some(({ from, to: into }) => from === stage.id && into === one.id))
    if (to ? !takesPagesOf(stage, to) : (counts.get(stage.id) ?? 0) > 0) throw new PagesLeft()
    await deleteStage(tx, stage, to && { stage: to, by: person })
  }
}

export const remove = (
  person: Pick<Person, 'id' | 'name'>,
  id: number,
  db: Database = database(),
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const found = (await listWorkflows(tx)).find((workflow) => workflow.id === id)
    if (!found) return false
    await deleteWorkflow(tx, id)
    await recordChange(tx, { person, kind: 'workflow-deleted', detail: { name: found.name } })
    return true
  })

/** All workflows, with the paths of their folders and how many pages somebody brought to their stages. */
export async function readWorkflows(db: Database = database()): Promise<WorkflowRow[]> {
  const [workflows, counts] = await Promise.all([listWorkflows(db), countInStages(db)])
  return Promise.all(
    workflows.map(async ({ id, name, isDefault, contentTypes, folderIds, stages }) => {
      const folders = await Promise.all(folderIds.map((folder) => findStory(db, folder)))
      return {
        ...{ id, name, isDefault },
        contentTypes: storyTypes.filter((type) => contentTypes.includes(type)),
        folderIds: folders.flatMap((folder) => (folder ? [folder.id] : [])),
        folders: folders.flatMap((folder) => (folder ? [folder.fullSlug] : [])),
        pages: Object.fromEntries(stages.map((stage) => [stage.id, counts.get(stage.id) ?? 0])),
        stages: stages.map((stage) => ({
          ...{ id: stage.id, name: stage.name, color: stage.color },
          ...{ allowPublish: stage.allowPublish, needsOther: stage.needsOther },
          roles: roles.filter((role) => stage.roles.includes(role)),
          next: stage.nextIds
            .map((next) => stages.findIndex((one) => one.id === next))
            .filter((at) => at >= 0),
        })),
      }
    }),
  )
}
