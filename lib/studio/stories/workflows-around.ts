import 'server-only'
import { findStory, listWorkflows, type Story } from '@/lib/content/embedded'
import type { Database } from '@/lib/platform/db'
import type { WorkflowsAround } from './workflow-after-move'

/** The workflows between which a story can move; unset without any. */
export async function workflowsAround(
  db: Database,
  { isFolder, content }: Pick<Story, 'isFolder' | 'content'>,
): Promise<WorkflowsAround | undefined> {
  const workflows = await listWorkflows(db)
  if (workflows.length === 0) return undefined
  const inFolders: WorkflowsAround['inFolders'][number][] = []
  for (const { id, name, folderIds } of workflows)
    for (const folderId of folderIds) {
      const folder = await findStory(db, folderId)
      if (folder) inFolders.push({ id, name, path: folder.fullSlug })
    }
  const byId = workflows.toSorted((a, b) => a.id - b.id)
  const type = String(content.component ?? '')
  const otherwise = isFolder
    ? undefined
    : (byId.find(({ contentTypes }) => contentTypes.includes(type)) ??
      byId.find(({ isDefault }) => isDefault))
  return { inFolders, ...(otherwise && { otherwise: { id: otherwise.id, name: otherwise.name } }) }
}
