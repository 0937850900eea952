'use client'

import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button, Dialog, TextField } from '@/lib/studio/ui'
import { HeldEntries } from '@/lib/studio/ui/client'
import { useText } from '../texts'

/** The name of a place in the text, to which links can lead. */
export function AnchorDialog({ editor, id, onClose }: { editor: Editor; id: string; onClose: () => void }) {
  const t = useText()
  const before = (editor.getAttributes('anchor').rest ?? {}) as { id?: unknown }
  const known = typeof before.id === 'string' ? before.id : ''
  const [name, setName] = useState(known)
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('anchor')
    if (name.trim() === '') chain.unsetMark('anchor').run()
    else chain.setMark('anchor', { rest: { ...before, id: name.trim().replace(/^#/, '') } }).run()
    onClose()
  }
  return (
    <Dialog
      id={id}
      title={t('text.anchor')}
      open
      onClose={onClose}
      footer={
        <div className="flex w-full justify-end">
          <Button variant="primary" onClick={apply}>
            {t('text.apply')}
          </Button>
        </div>
      }
    >
      <HeldEntries dialog={id} isHeld={() => name !== known} />
      <div className="pb-4">
        <TextField
          id={`${id}-name`}
          label={t('text.anchorName')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
    </Dialog>
  )
}
