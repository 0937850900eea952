'use client'

import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button'
import { Dialog } from './dialog.client'
import { firstFocus } from './dialog-focus'
import { HeldEntries } from './held-entries.client'
import { useUiText } from './ui-text.client'

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
  /** Whether something was typed, and whether that was sent since. */
  const entries = useRef({ isTyped: false, isSent: false })
  const typed = () => {
    entries.current = { isTyped: !isPassing, isSent: false }
  }
  // What was answered, and left the dialog open, is not saved.
  useEffect(() => {
    if (!busy) entries.current.isSent = false
  }, [busy])
  /** Fields that say what is wrong with them were refused before anything was sent. */
  const isRefused = () => document.getElementById(form)?.querySelector('[aria-invalid=true]') != null
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
      <HeldEntries
        dialog={rest.id}
        isHeld={() => entries.current.isTyped}
        isUnsent={() => entries.current.isTyped && (!entries.current.isSent || isRefused())}
      />
    </>
  )
}
