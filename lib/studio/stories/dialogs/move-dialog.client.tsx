'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog } from '@/lib/studio/ui'
import { LoadFailed, useRead } from '@/lib/studio/ui/client'
import type { Consequences } from '../consequences'
import { storiesText } from '../messages'
import { movedWords } from '../moved-words'
import { nextFullSlug } from '../next-address'
import type { StoryRow } from '../story-row'
import { AddressProblem } from './address-problem'
import { AddressWords } from './address-words'
import { ConnectionList } from './connections'
import { FolderField } from './folder-field.client'
import { useAddressCheck } from './use-address-check'
import { useEdit } from './use-edit'
import { WorkflowWords } from './workflow-words'

type MoveDialogProps = {
  row: StoryRow
  onClose: () => void
  onDone: (parent: number | null, said: string) => void
}

/** Moves a story or folder into another folder. */
export function MoveDialog({ row, onClose, onDone }: MoveDialogProps) {
  const language = useLanguage()
  const t = storiesText(language)
  const { busy, errors, slugError, forget, send } = useEdit(['parent', 'slug'])
  const [parent, setParent] = useState(row.parentId)
  const [path, setPath] = useState<string>()
  const { data: connections, failed, again } = useRead<Consequences>(`stories/${row.id}/consequences/`)
  const checked = useAddressCheck(
    path === undefined || parent === row.parentId
      ? undefined
      : { id: row.id, slug: row.slug, parent: parent ?? 'top' },
  )
  const problem = checked?.problem && <AddressProblem problem={checked.problem} taker={checked.taker} />
  const submit = async () => {
    const moved = await send(`stories/${row.id}/`, { method: 'PATCH', body: { parent } })
    if (moved) onDone(parent, movedWords(moved.along, language))
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
          forget('slug')
        }}
        except={row.isFolder ? row.fullSlug : undefined}
        error={errors.parent || slugError || problem}
      />
      {path !== undefined && !problem && (
        <AddressWords row={row} next={nextFullSlug(row, path)} shown={checked?.address} />
      )}
      {path !== undefined && connections?.workflows && (
        <WorkflowWords row={row} next={nextFullSlug(row, path)} around={connections.workflows} />
      )}
      {failed !== undefined && <LoadFailed status={failed} onRetry={again} />}
      {connections && <ConnectionList action="move" connections={connections} />}
    </FormDialog>
  )
}
