'use client'

import { useRef, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.client'
import { useUiText } from './ui-text.client'
import { useKeptOpen } from './use-kept-open'
import { useUnsaved } from './use-unsaved'

type Props = {
  /** The id of the dialog in which something is typed. */
  dialog: string
  /** Of the question, where several forms stand in the dialog. */
  id?: string
  /** Whether closing the dialog would lose entries. */
  isHeld: () => boolean
  /** The same of leaving the page, where that is another question: what is sent need not be asked about. */
  isUnsent?: () => boolean
}

/** Asks before typed entries are thrown away with their dialog, and has the browser ask before they go with the page. */
export function HeldEntries({ dialog, id = `${dialog}-discard`, isHeld, isUnsent = isHeld }: Props) {
  const ui = useUiText()
  const [asks, setAsks] = useState(false)
  const isDiscarded = useRef(false)
  useKeptOpen({ id: dialog, isHeld: () => !isDiscarded.current && isHeld(), onAsk: () => setAsks(true) })
  useUnsaved(isUnsent)
  const discard = () => {
    isDiscarded.current = true
    setAsks(false)
    const held = document.getElementById(dialog)
    if (held instanceof HTMLDialogElement) held.close()
  }
  return (
    <ConfirmDialog
      id={id}
      title={ui('discard.title')}
      confirmLabel={ui('discard.confirm')}
      danger
      open={asks}
      onClose={() => setAsks(false)}
      onConfirm={discard}
    >
      <p className="pb-4">{ui('discard.text')}</p>
    </ConfirmDialog>
  )
}
