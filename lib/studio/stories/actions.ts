import type { Permission } from '@/lib/studio/people'
import type { StoryRow } from './story-row'

/** What can be done with a story or folder as a whole. */
export type StoryAction =
  | 'open'
  | 'create'
  | 'rename'
  | 'move'
  | 'duplicate'
  | 'publish'
  | 'unpublish'
  | 'delete'

/** What a person with these permissions may choose for a row, in the order of its menu. */
export function actionsFor(
  { isFolder, state }: Pick<StoryRow, 'isFolder' | 'state'>,
  may: (permission: Permission) => boolean,
): StoryAction[] {
  if (isFolder) return ['create', 'rename', 'move', 'delete']
  const publishing: StoryAction[] = []
  if (may('publish') && state !== 'published') publishing.push('publish')
  if (may('publish') && state !== 'draft') publishing.push('unpublish')
  return ['open', 'rename', 'move', 'duplicate', ...publishing, 'delete']
}
