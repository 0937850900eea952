import 'server-only'
import {
  countInStages,
  createStage,
  createWorkflow,
  deleteStage,
  deleteWorkflow,
  findStory,
  listWorkflows,
  updateStage,
  updateWorkflow,
} from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { type Person, recordChange, roles } from '@/lib/studio/people'
import { storyTypes } from '@/lib/studio/stories'
import { stagesText } from './messages'
import type { WorkflowBody } from './workflow-body'

/** A workflow as the Studio shows it. */
export type WorkflowRow = WorkflowBody & { id: number; folders: string[]; pages: number }

/** Makes a workflow whose stages are called in the language of the person. Returns its id. */
export const create = (person: Person, name: string, db: Database = database()): Promise<number> =>
  db.transaction(async (tx) => {
    const t = stagesText(person.language)
    const id = await createWorkflow(
      tx,
      { name },
      {
        draft: t('workflows.firstStages.draft'),
        review: t('workflows.firstStages.review'),
        ready: t('workflows.firstStages.ready'),
      },
    )
    await recordChange(tx, { person, kind: 'workflow-changed', detail: { name } })
    return id
  })

/** Makes a workflow and its stages what the body says. False where there is none of this id. */
export const save = (
  person: Pick<Person, 'id' | 'name'>,
  id: number,
  { stages, ...workflow }: WorkflowBody,
  db: Database = database(),
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await updateWorkflow(tx, id, workflow))) return false
    const before = (await listWorkflows(tx)).find((each) => each.id === id)?.stages ?? []
    const known = new Set(before.map((stage) => stage.id))
    for (const [position, { id: stageId, ...stage }] of stages.entries())
      if (stageId !== undefined && known.has(stageId)) await updateStage(tx, stageId, { ...stage, position })
      else await createStage(tx, id, { ...stage, position })
    for (const stage of before) if (!stages.some((kept) => kept.id === stage.id)) await deleteStage(tx, stage)
    await recordChange(tx, { person, kind: 'workflow-changed', detail: { name: workflow.name } })
    return true
  })

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
        pages: stages.reduce((sum, stage) => sum + (counts.get(stage.id) ?? 0), 0),
        stages: stages.map((stage) => ({
          ...{ id: stage.id, name: stage.name, color: stage.color },
          ...{ allowPublish: stage.allowPublish, needsOther: stage.needsOther },
          roles: roles.filter((role) => stage.roles.includes(role)),
        })),
      }
    }),
  )
}
