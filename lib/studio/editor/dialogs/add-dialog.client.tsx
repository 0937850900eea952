'use client'

import { useId } from 'react'
import { Dialog } from '@/lib/studio/ui'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import { addTitle } from './add-title'
import type { BlockKind } from './block-kinds'
import { BlockList } from './block-list.client'

type AddDialogProps = {
  allow: readonly string[]
  /** The name of the list; unset: of a text. */
  list?: string
  open: boolean
  onClose: () => void
  onAdd: (component: string, kind?: BlockKind) => void
}

/** The library of blocks for one list. */
export function AddDialog({ allow, list, open, onClose, onAdd }: AddDialogProps) {
  const { forms } = useEditor()
  const t = useText()
  const id = useId()
  return (
    <Dialog id={`add-${id}`} title={addTitle(t, forms, allow, list)} open={open} onClose={onClose}>
      <div className="pb-4">
        <BlockList allow={allow} onAdd={onAdd} />
      </div>
    </Dialog>
  )
}
