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

/** An action of a menu; one that the person may not take says why. */
export type OfferedAction = { action: StoryAction; refusal?: 'needsPublisher' }

type Chosen = Pick<StoryRow, 'isFolder' | 'state' | 'isPublic'>
type May = (permission: Permission) => boolean

/** Whether a person may change the address of a story or folder, or delete it. */
export const mayMove = ({ isPublic }: Pick<StoryRow, 'isPublic'>, may: May): boolean =>
  !isPublic || may('publish')

/** What a person with these permissions finds in the menu of a row, in its order. */
export function actionsFor(row: Chosen, may: May): OfferedAction[] {
  const { isFolder, state } = row
  const offered = (action: StoryAction, isAllowed = true): OfferedAction =>
    isAllowed ? { action } : { action, refusal: 'needsPublisher' }
  const [move, remove] = [offered('move', mayMove(row, may)), offered('delete', mayMove(row, may))]
  if (isFolder) return [offered('create'), offered('rename'), move, remove]
  return [
    ...[offered('open'), offered('rename'), move, offered('duplicate')],
    ...(state === 'published' ? [] : [offered('publish', may('publish'))]),
    ...(state === 'draft' ? [] : [offered('unpublish', may('publish'))]),
    remove,
  ]
}

/** Whether an action is offered and allowed. */
export const mayAct = (action: StoryAction, row: Chosen, may: May): boolean =>
  actionsFor(row, may).some((each) => each.action === action && each.refusal === undefined)
