import type { StoryRow } from './story-row'

type Named = { id: number; name: string }

/** The workflows that a story can come to follow by a move. */
export type WorkflowsAround = {
  /** Those of folders, by the paths of these. */
  inFolders: readonly (Named & { path: string })[]
  /** That of the type of the story, or the default one, where no folder has one. Unset for a folder. */
  otherwise?: Named
}

function workflowAt({ inFolders, otherwise }: WorkflowsAround, fullSlug: string): Named | undefined {
  const around = inFolders.filter(({ path }) => fullSlug.startsWith(`${path}/`))
  return around.toSorted((a, b) => b.path.length - a.path.length)[0] ?? otherwise
}

/** The names of the workflows of a story before and after a move; undefined where it stays the same. */
export function workflowChange(
  around: WorkflowsAround,
  { fullSlug, isFolder }: Pick<StoryRow, 'fullSlug' | 'isFolder'>,
  next: string,
): { before?: string; after?: string } | undefined {
  // The workflow of a folder goes with it.
  if (isFolder && around.inFolders.some(({ path }) => path === fullSlug)) return undefined
  const [before, after] = [workflowAt(around, fullSlug), workflowAt(around, next)]
  if (before?.id === after?.id) return undefined
  return { ...(before && { before: before.name }), ...(after && { after: after.name }) }
}
