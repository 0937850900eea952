'use client'

import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { FieldForm } from '@/lib/studio/forms'
import { fromLinkValue, toLinkValue } from '@/lib/studio/rich-text'
import { Button, Dialog } from '@/lib/studio/ui'
import { HeldEntries } from '@/lib/studio/ui/client'
import { LinkInput } from '../fields/link-field.client'
import { isSame } from '../model'
import { useText } from '../texts'

type Attrs = Record<string, unknown>

/** The link of the selected words, with the form of a link field. */
export function LinkDialog({ editor, id, onClose }: { editor: Editor; id: string; onClose: () => void }) {
  const t = useText()
  const before = editor.getAttributes('link').rest as Attrs | null | undefined
  const [known] = useState<unknown>(() => toLinkValue(before))
  const [value, setValue] = useState(known)
  const field: FieldForm = {
    name: 'link',
    type: 'multilink',
    label: t('text.link'),
    help: '',
    required: false,
    onlyIf: [],
  }
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (value === undefined) chain.unsetMark('link').run()
    else chain.setMark('link', { rest: fromLinkValue(value as Attrs, before) }).run()
    onClose()
  }
  return (
    <Dialog
      id={id}
      title={t('text.link')}
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
      <HeldEntries dialog={id} isHeld={() => !isSame(value, known)} />
      <div className="pb-4">
        <LinkInput id={`${id}-field`} field={field} value={value} onChange={setValue} />
      </div>
    </Dialog>
  )
}
