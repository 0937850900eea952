'use client'

import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './button'
import { Dialog } from './dialog.client'
import { firstFocus } from './dialog-focus'
import { useUiText } from './ui-text.client'

type FormDialogProps = {
  id: string
  title: string
  submitLabel: string
  busy: boolean
  danger?: boolean
  onClose: () => void
  onSubmit: () => void
  children: ReactNode
}

/** An open dialog with a form and its actions below. */
export function FormDialog({
  submitLabel,
  busy,
  danger,
  onClose,
  onSubmit,
  children,
  ...rest
}: FormDialogProps) {
  const ui = useUiText()
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
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
    <Dialog {...rest} open onClose={onClose} footer={footer}>
      <form id={form} onSubmit={submit} noValidate className="grid gap-4 pb-2">
        {children}
      </form>
    </Dialog>
  )
}
