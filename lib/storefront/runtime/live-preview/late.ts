import type { BridgeEvent } from '@storyblok/preview-bridge'

/** What an editor says about a block. */
type BlockEvent = Extract<
  BridgeEvent,
  { action: 'enterComponent' | 'addedBlock' | 'movedBlock' | 'duplicatedBlock' }
>

const uidOf = (event: BlockEvent) => ('componentId' in event ? event.componentId : event.blockId)

const isShown = (storyId: number, uid: string) =>
  document.querySelector(`[data-blok-uid="${CSS.escape(`${storyId}-${uid}`)}"]`) !== null

/**
 * An editor selects a block in the moment in which it is added, before the page shows it, and the bridge would forget
 * that. Repeats the newest of these messages once the block is there.
 */
export function rememberLate(storyId: number, repeat: (event: BlockEvent) => void) {
  let late: BlockEvent | undefined
  return {
    note(event: BlockEvent): void {
      late = isShown(storyId, uidOf(event)) ? undefined : event
    },
    again(): void {
      if (!late || !isShown(storyId, uidOf(late))) return
      const event = late
      late = undefined
      repeat(event)
    },
  }
}
