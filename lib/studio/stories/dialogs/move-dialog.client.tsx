'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog } from '@/lib/studio/ui'
import { LoadFailed, useRead } from '@/lib/studio/ui/client'
import type { Consequences } from '../consequences'
import { storiesText } from '../messages'
import { nextFullSlug } from '../next-address'
import type { StoryRow } from '../story-row'
import { AddressWords } from './address-words'
import { ConnectionList } from './connections'
import { FolderField } from './folder-field.client'
import { useEdit } from './use-edit'
import { WorkflowWords } from './workflow-words'

type MoveDialogProps = { row: StoryRow; onClose: () => void; onDone: (parent: number | null) => void }

/** Moves a story or folder into another folder. */
export function MoveDialog({ row, onClose, onDone }: MoveDialogProps) {
  const t = storiesText(useLanguage())
  const { busy, errors, send } = useEdit(['parent'])
  const [parent, setParent] = useState(row.parentId)
  const [path, setPath] = useState<string>()
  const { data: connections, failed, again } = useRead<Consequences>(`stories/${row.id}/consequences/`)
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
        onChange={(folder, fullSlug) => {
          setParent(folder)
          setPath(fullSlug)
        }}
        except={row.isFolder ? row.fullSlug : undefined}
        error={errors.parent ?? errors.slug}
      />
      {path !== undefined && <AddressWords row={row} next={nextFullSlug(row, path)} />}
      {path !== undefined && connections?.workflows && (
        <WorkflowWords row={row} next={nextFullSlug(row, path)} around={connections.workflows} />
      )}
      {failed !== undefined && <LoadFailed status={failed} onRetry={again} />}
      {connections && <ConnectionList action="move" connections={connections} />}
    </FormDialog>
  )
}
