'use client'

import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './button'
import { ConfirmDialog } from './confirm-dialog.client'
import { Dialog } from './dialog.client'
import { firstFocus } from './dialog-focus'
import { useUiText } from './ui-text.client'
import { useKeptOpen } from './use-kept-open'
import { useUnsaved } from './use-unsaved'

type FormDialogProps = {
  id: string
  title: string
  submitLabel: string
  busy: boolean
  danger?: boolean
  onClose: () => void
  onSubmit: () => void
  /** What is typed into it is nothing to keep, such as a password. */
  isPassing?: boolean
  children: ReactNode
}

/** An open dialog with a form and its actions below. Before typed entries are thrown away unasked, it asks. */
export function FormDialog({
  submitLabel,
  busy,
  danger,
  onClose,
  onSubmit,
  isPassing,
  children,
  ...rest
}: FormDialogProps) {
  const ui = useUiText()
  const form = useId()
  const [asks, setAsks] = useState(false)
  /** Whether something was typed, and whether that was sent since. */
  const entries = useRef({ isTyped: false, isSent: false })
  const typed = () => {
    entries.current = { isTyped: !isPassing, isSent: false }
  }
  useKeptOpen({ id: rest.id, isHeld: () => entries.current.isTyped, onAsk: () => setAsks(true) })
  useUnsaved(() => entries.current.isTyped && !entries.current.isSent)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    entries.current.isSent = true
    onSubmit()
  }
  const footer = (
    <div className="flex w-full justify-end gap-2">
      <Button {...(danger && firstFocus)} onClick={onClose}>
        {ui('cancel')}
      </Button>
      <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} busy={busy}>
        {submitLabel}
      </Button>
    </div>
  )
  return (
    <>
      <Dialog {...rest} open onClose={onClose} footer={footer}>
        <form
          id={form}
          onSubmit={submit}
          onInput={typed}
          onChange={typed}
          noValidate
          className="grid gap-4 pb-2"
        >
          {children}
        </form>
      </Dialog>
      <ConfirmDialog
        id={`${rest.id}-discard`}
        title={ui('discard.title')}
        confirmLabel={ui('discard.confirm')}
        danger
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={onClose}
      >
        <p className="pb-4">{ui('discard.text')}</p>
      </ConfirmDialog>
    </>
  )
}
