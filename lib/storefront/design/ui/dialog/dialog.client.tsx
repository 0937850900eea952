'use client'

import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { IconButton } from '../button'
import { IconFrame } from '../icon-frame'
import { closePath } from '../icon-paths'
import { dialogClosed, dialogOpened, openDialog, useTopmostDialog } from './dialog-store'
import { useSwipeDown } from './use-swipe-down'

type DialogPosition = 'center' | 'right' | 'left' | 'mobileLeft'

type DialogProps = {
  /** Unique on the page; the argument of `opensDialog` and `openDialog`. */
  id: string
  title: string
  /** `mobileLeft`: from the left on phones, centred elsewhere. */
  position?: DialogPosition | undefined
  /** Fills the window. */
  wide?: boolean | undefined
  closeLabel: string
  /** For islands that control the state. Unset: buttons with `opensDialog(id)` open it. */
  open?: boolean | undefined
  /** Called after the dialog was closed in any way. */
  onClose?: (() => void) | undefined
  /** Stays visible below the scrolling content: the actions. */
  footer?: ReactNode
  /** The keyboard comes to the footer before the content, which stands above it all the same. */
  footerFirst?: boolean | undefined
  children: ReactNode
}

/** A click on the backdrop has the dialog as its target too, but is outside its box. */
function isOutside({ clientX: x, clientY: y, currentTarget }: MouseEvent): boolean {
  const box = currentTarget.getBoundingClientRect()
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}

/** Opening makes the whole page inert, which takes long on a slow phone: the pressed button is shown before. */
const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))

/** The native modal dialog, which traps the focus, makes the rest inert and closes by Esc. */
export function Dialog(props: DialogProps) {
  const {
    id,
    title,
    position = 'center',
    wide,
    closeLabel,
    open,
    onClose,
    footer,
    footerFirst,
    children,
  } = props
  const ref = useRef<HTMLDialogElement>(null)
  const topmost = useTopmostDialog()
  const pressedOutside = useRef(false)
  const close = useCallback(() => ref.current?.close(), [])
  useSwipeDown(ref, close)

  useEffect(() => {
    const dialog = ref.current
    // The browser opens the dialog itself if its button was pressed before hydration.
    if (dialog?.open) dialogOpened(id)
    const openByButton = (event: Event) => {
      const button =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>(`[commandfor="${CSS.escape(id)}"]`)
      if (!button) return
      event.preventDefault()
      // Safari does not focus a clicked button, and the dialog returns the focus to the focused element.
      button.focus()
      afterPaint(() => openDialog(id))
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

  const foot = footer && <div className="dialog-foot">{footer}</div>
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
        // A text selection that begins inside and ends outside is not a click on the backdrop.
        if (pressedOutside.current && event.target === event.currentTarget && isOutside(event)) close()
      }}
      onClose={(event) => {
        // The event is asynchronous: the dialog may be open again.
        if (event.target !== event.currentTarget || event.currentTarget.open) return
        dialogClosed(id)
        onClose?.()
      }}
    >
      <div className="dialog-top">
        <div className="dialog-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <form method="dialog" className="contents">
            <IconButton
              type="submit"
              label={closeLabel}
              icon={<IconFrame path={closePath} className="size-6" />}
            />
          </form>
        </div>
        <div className="dialog-toasts" />
      </div>
      {footerFirst && foot}
      <div className="dialog-body">{children}</div>
      {!footerFirst && foot}
    </dialog>
  )
}
