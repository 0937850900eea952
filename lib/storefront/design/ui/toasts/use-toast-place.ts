import { type RefObject, useEffect } from 'react'
import { useTopmostDialog } from '../dialog/dialog-store'
import { lastPressed } from './last-pressed'

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** Whether two boxes have a part in common. */
const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** What the visitor has just used: a message mostly tells what came of it, and it may have to be pressed again. */
const causes = (): Element[] =>
  [lastPressed(), document.activeElement].filter(
    (element): element is Element => element != null && element !== document.body && element.isConnected,
  )

/**
 * Messages stand at the lower edge, and at the upper one where they would lie over what they are about: there below the
 * head of the page, with its search field, as far as that is in view.
 */
function standClear(element: HTMLElement): void {
  element.removeAttribute('data-top')
  const shown = element.firstElementChild ?? element
  const box = shown.getBoundingClientRect()
  const isCovering = causes().some(
    (cause) => !element.contains(cause) && isOver(box, cause.getBoundingClientRect()),
  )
  element.toggleAttribute('data-top', isCovering)
  const head = document.querySelector('.site-bar')?.getBoundingClientRect().bottom ?? 0
  element.style.setProperty('--head', `${Math.max(0, head)}px`)
}

/**
 * Where messages are shown. On the page they float above everything, as a popover. An open modal dialog makes the rest of
 * the page inert, so there they stand in the room below its title, where they lie over none of its buttons. They are no
 * popover then: a dialog that is taken out of the page takes them along, and such a popover cannot be shown.
 * @param key changes with the element of `ref`
 * @param shown changes with the messages
 */
export function useToastPlace(ref: RefObject<HTMLElement | null>, key: unknown, shown: unknown = key) {
  const dialogId = useTopmostDialog()
  const room = dialogId && document.getElementById(dialogId)?.querySelector('.dialog-toasts')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new element must be shown anew
  useEffect(() => {
    if (!room) ref.current?.showPopover()
  }, [room, ref, key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further message may be higher
  useEffect(() => {
    if (!room && ref.current) standClear(ref.current)
  }, [room, ref, key, shown])
  return { place: room || document.body, popover: room ? undefined : ('manual' as const) }
}
