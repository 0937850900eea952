'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog } from '@/lib/studio/ui'
import { storiesText } from '../messages'
import { movedAddress } from '../moved-address'
import type { StoryRow } from '../story-row'
import { FolderField } from './folder-field.client'
import { useEdit } from './use-edit'

type MoveDialogProps = { row: StoryRow; onClose: () => void; onDone: (parent: number | null) => void }

/** Moves a story or folder into another folder. */
export function MoveDialog({ row, onClose, onDone }: MoveDialogProps) {
  const t = storiesText(useLanguage())
  const { busy, errors, send } = useEdit(['parent'])
  const [parent, setParent] = useState(row.parentId)
  const [path, setPath] = useState<string>()
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
      {(row.isFolder || row.state !== 'draft') && path !== undefined && (
        <AddressWords row={row} path={path} />
      )}
    </FormDialog>
  )
}

/** What visitors of the previous addresses get. */
function AddressWords({ row, path }: { row: StoryRow; path: string }) {
  const t = storiesText(useLanguage())
  const next = path === '' ? row.slug : `${path}/${row.slug}`
  const moved = movedAddress(row, next)
  if (moved === 'same') return null
  const text = t(`dialogs.moved.${row.isFolder ? 'folder' : 'page'}.${moved}`)
  return (
    <p
      role="status"
      className={moved === 'noMarket' ? 'rounded-field bg-warning-ground p-3 text-warning' : 'text-quiet'}
    >
      {text}
    </p>
  )
}
