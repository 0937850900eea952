'use client'

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { hidePassed, Dialog as ModalDialog } from '@/lib/storefront/design/ui/client'
import { firstOf, returnFocus } from './dialog-focus'
import { useUiText } from './ui-text.client'

type DialogProps = {
  /** Unique on the page. */
  id: string
  title: string
  open: boolean
  /** Called after it was closed in any way. */
  onClose: () => void
  position?: 'center' | 'right'
  wide?: boolean
  /** Stays visible below the scrolling content: the actions. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * The focus goes to the first field of an open dialog, and back to what had it before. What is still being loaded gets it
 * when it is there, if it was not moved meanwhile.
 */
function useFocusWithin(id: string, open: boolean) {
  const opener = useRef<Element>(null)
  // Before the browser opens the dialog, which takes the focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (!open || !dialog) return
    const close = dialog.querySelector('.dialog-head button')
    const begin = () => {
      const first = firstOf(dialog)
      // An action stays in view below the content, which begins at its top.
      first?.focus({ preventScroll: first.closest('.dialog-foot') !== null })
    }
    if (document.activeElement === close || !dialog.contains(document.activeElement)) begin()
    const body = dialog.querySelector('.dialog-body')
    const later = new MutationObserver(() => document.activeElement === close && begin())
    if (body) later.observe(body, { childList: true, subtree: true })
    const settle = () => later.disconnect()
    dialog.addEventListener('keydown', settle)
    dialog.addEventListener('pointerdown', settle)
    return () => {
      settle()
      dialog.removeEventListener('keydown', settle)
      dialog.removeEventListener('pointerdown', settle)
      // A dialog that is taken out of the page while it is open does not give the focus back by itself.
      returnFocus(opener.current)
    }
  }, [id, open])
}

/** A modal dialog; Esc and a click outside close it. Its content is rendered while it is open. */
export function Dialog({ open, children, footer, ...rest }: DialogProps) {
  const t = useUiText()
  useFocusWithin(rest.id, open)
  // What was done before is nothing that the dialog says.
  useLayoutEffect(() => {
    if (open) hidePassed()
  }, [open])
  return (
    <ModalDialog {...rest} open={open} closeLabel={t('close')} footer={open && footer}>
      {open && children}
    </ModalDialog>
  )
}
