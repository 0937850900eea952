import { type RefObject, useEffect } from 'react'
import { useTopmostDialog } from '../dialog/dialog-store'

/**
 * Where messages are shown. On the page they float above everything, as a popover. An open modal dialog makes the rest of
 * the page inert, so there they stand in the room below its title, where they lie over none of its buttons. They are no
 * popover then: a dialog that is taken out of the page takes them along, and such a popover cannot be shown.
 * @param key changes with the element of `ref`
 */
export function useToastPlace(ref: RefObject<HTMLElement | null>, key: unknown) {
  const dialogId = useTopmostDialog()
  const room = dialogId && document.getElementById(dialogId)?.querySelector('.dialog-toasts')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new element must be shown anew
  useEffect(() => {
    if (!room) ref.current?.showPopover()
  }, [room, ref, key])
  return { place: room || document.body, popover: room ? undefined : ('manual' as const) }
}
