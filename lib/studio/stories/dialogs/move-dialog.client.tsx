'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog } from '@/lib/studio/ui'
import { storiesText } from '../messages'
import type { StoryRow } from '../story-row'
import { FolderField } from './folder-field.client'
import { useEdit } from './use-edit'

type MoveDialogProps = { row: StoryRow; onClose: () => void; onDone: (parent: number | null) => void }

/** Moves a story or folder into another folder. */
export function MoveDialog({ row, onClose, onDone }: MoveDialogProps) {
  const t = storiesText(useLanguage())
  const { busy, errors, send } = useEdit(['parent'])
  const [parent, setParent] = useState(row.parentId)
  const submit = async () => {
    const moved = await send(`stories/${row.id}/`, { method: 'PATCH', body: { parent } })
    if (moved) onDone(parent)
  }
  return (
    <FormDialog
      id="move-story"
      title={t('dialogs.move', { name: row.name })}
      submitLabel={t('actions.move')}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <FolderField
        id="move-parent"
        value={parent}
        onChange={setParent}
        except={row.isFolder ? row.fullSlug : undefined}
        error={errors.parent ?? errors.slug}
      />
      <p className="text-quiet">{t('dialogs.moveHint')}</p>
    </FormDialog>
  )
}
