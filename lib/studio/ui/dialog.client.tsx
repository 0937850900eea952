'use client'

import type { ReactNode } from 'react'
import { Dialog as ModalDialog } from '@/lib/storefront/ui/client'
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

/** A modal dialog; Esc and a click outside close it. Its content is rendered while it is open. */
export function Dialog({ open, children, footer, ...rest }: DialogProps) {
  const t = useUiText()
  return (
    <ModalDialog {...rest} open={open} closeLabel={t('close')} footer={open && footer}>
      {open && children}
    </ModalDialog>
  )
}
