import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Snapshot } from '../model'

/** The line of a block in the tree; null while the block around it is closed. */
export const lineIn = (tree: HTMLElement | null, uid: string) =>
  tree?.querySelector<HTMLElement>(`[data-uid="${CSS.escape(uid)}"]`) ?? null

/**
 * The focus goes with the selection: to the copy, to what follows a deleted block, and back with an undo. Keys work on the
 * selected block, and must not strike another one than the line that has the focus.
 */
export function useLineFocus(ref: RefObject<HTMLElement | null>, { content, selected }: Snapshot): void {
  const last = useRef<EventTarget>(null)
  const before = useRef(selected)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the content takes lines away
  useLayoutEffect(() => {
    const isOther = before.current !== selected
    before.current = selected
    const active = document.activeElement
    const hasNone = active === null || active === document.body
    const isLost = hasNone && last.current instanceof Element && !last.current.isConnected
    if (isLost || (isOther && ref.current?.contains(active))) lineIn(ref.current, selected)?.focus()
  }, [ref, content, selected])
}
