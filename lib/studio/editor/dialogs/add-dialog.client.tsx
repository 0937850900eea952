'use client'

import { useId } from 'react'
import { Dialog } from '@/lib/studio/ui'
import { useText } from '../texts'
import { BlockList } from './block-list.client'

type AddDialogProps = {
  allow: readonly string[]
  open: boolean
  onClose: () => void
  onAdd: (component: string) => void
}

/** The library of blocks for one list. */
export function AddDialog({ allow, open, onClose, onAdd }: AddDialogProps) {
  const t = useText()
  const id = useId()
  return (
    <Dialog id={`add-${id}`} title={t('add.title')} open={open} onClose={onClose}>
      <div className="pb-4">
        <BlockList allow={allow} onAdd={onAdd} />
      </div>
    </Dialog>
  )
}
