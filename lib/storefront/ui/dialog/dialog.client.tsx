'use client'

import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { IconButton } from '../button'
import { IconFrame } from '../icon-frame'
import { closePath } from '../icon-paths'
import { dialogClosed, dialogOpened, openDialog, useTopmostDialog } from './dialog-store'
import { useSwipeDown } from './use-swipe-down'

export type DialogPosition = 'center' | 'right' | 'left' | 'mobileLeft'

export type DialogProps = {
  /** Unique on the page: what `opensDialog` and `openDialog` open. */
  id: string
  title: string
  /** `mobileLeft` comes from the left on phones and stands in the middle elsewhere. */
  position?: DialogPosition | undefined
  /** Takes the window: for what is looked at closely. */
  wide?: boolean | undefined
  closeLabel: string
  /** For islands that hold the state themselves. Unset: buttons with `opensDialog(id)` open it. */
  open?: boolean | undefined
  /** It was closed, by whatever means. */
  onClose?: (() => void) | undefined
  /** Stays in view below what scrolls: the actions. */
  footer?: ReactNode
  children: ReactNode
}

/** A click on the backdrop has the dialog as its target too, but lies outside its box. */
function isOutside({ clientX: x, clientY: y, currentTarget }: MouseEvent): boolean {
  const box = currentTarget.getBoundingClientRect()
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}

/** The platform's modal dialog, which traps the focus, makes the rest inert and closes by Esc. */
export function Dialog(props: DialogProps) {
  const { id, title, position = 'center', wide, closeLabel, open, onClose, footer, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const topmost = useTopmostDialog()
  const pressedOutside = useRef(false)
  const close = useCallback(() => ref.current?.close(), [])
  useSwipeDown(ref, close)

  useEffect(() => {
    const dialog = ref.current
    // Its button may have been pressed before this code was there; then the browser opened it.
    if (dialog?.open) dialogOpened(id)
    const openByButton = (event: Event) => {
      const button =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>(`[commandfor="${CSS.escape(id)}"]`)
      if (!button) return
      event.preventDefault()
      // Where a click does not focus a button (Safari), the dialog would not know whom to give the focus back to.
      button.focus()
      openDialog(id)
    }
    document.addEventListener('click', openByButton)
    return () => {
      document.removeEventListener('click', openByButton)
      dialog?.close()
      dialogClosed(id)
    }
  }, [id])

  useEffect(() => {
    if (open === true) openDialog(id)
    if (open === false) close()
  }, [open, id, close])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that does what a click on the backdrop does is Esc
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={`${id}-title`}
      className="dialog"
      data-position={position}
      data-wide={wide || undefined}
      data-below={(topmost !== undefined && topmost !== id) || undefined}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget && isOutside(event)
      }}
      onClick={(event) => {
        // A selection that begins inside and ends outside is no click on the backdrop.
        if (pressedOutside.current && event.target === event.currentTarget && isOutside(event)) close()
      }}
      onClose={(event) => {
        // The event comes late: it may have been opened again meanwhile.
        if (event.target !== event.currentTarget || event.currentTarget.open) return
        dialogClosed(id)
        onClose?.()
      }}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`} className="min-w-0 py-2 font-display text-h3">
          {title}
        </h2>
        <form method="dialog" className="contents">
          <IconButton
            type="submit"
            label={closeLabel}
            icon={<IconFrame path={closePath} className="size-6" />}
          />
        </form>
      </div>
      <div className="dialog-body">{children}</div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </dialog>
  )
}
