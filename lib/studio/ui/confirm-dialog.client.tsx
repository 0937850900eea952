'use client'

import type { ReactNode } from 'react'
import { Button } from './button'
import { Dialog } from './dialog.client'
import { firstFocus } from './dialog-focus'
import { useUiText } from './ui-text.client'

type ConfirmDialogProps = {
  id: string
  title: string
  /** The action itself: “Delete”. */
  confirmLabel: string
  danger?: boolean
  busy?: boolean
  open: boolean
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

/** Asks before something is done. */
export function ConfirmDialog({
  confirmLabel,
  danger,
  busy,
  onConfirm,
  onClose,
  children,
  ...rest
}: ConfirmDialogProps) {
  const t = useUiText()
  const footer = (
    <div className="flex w-full justify-end gap-2">
      <Button {...firstFocus} onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={() => busy || onConfirm()}>
        {confirmLabel}
      </Button>
    </div>
  )
  return (
    <Dialog {...rest} onClose={onClose} footer={footer}>
      {children}
    </Dialog>
  )
}
