/** What Storyblok's bridge in the page tells its editor, as far as the Studio answers it. */
export type BridgeMessage =
  | { action: 'initialized' | 'ping' | 'noFocus' }
  | { action: 'edit'; storyId: string; uid: string }
  | { action: BlockAction; uid: string }

const blockActions = [
  'addBlockBefore',
  'addBlockAfter',
  'duplicateBlock',
  'copy',
  'moveForward',
  'moveBackward',
  'deleteBlock',
] as const
type BlockAction = (typeof blockActions)[number]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isBlockAction = (action: unknown): action is BlockAction =>
  blockActions.some((known) => known === action)

/** A message of the bridge; undefined for everything else that a page may send. */
export function readMessage(data: unknown): BridgeMessage | undefined {
  if (!isObject(data)) return undefined
  const { action, dataC, blok } = data
  if (action === 'initialized' || action === 'ping' || action === 'noFocus') return { action }
  if (action === 'edit' && isObject(dataC) && typeof dataC.uid === 'string')
    return { action, storyId: String(dataC.id), uid: dataC.uid }
  if (isBlockAction(action) && isObject(blok) && typeof blok._uid === 'string')
    return { action, uid: blok._uid }
  return undefined
}
