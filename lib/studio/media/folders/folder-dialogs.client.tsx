'use client'

import { useState } from 'react'
import { ConfirmDialog, FormDialog, firstFocus, SelectField, TextField } from '@/lib/studio/ui'
import { showToast, useSubmit } from '@/lib/studio/ui/client'
import type { FolderCard } from '../types'
import { useMediaText } from '../use-text'
import { folderLines, withBelow } from './folder-tree'

export type FolderTask =
  | { kind: 'create'; parentId: number | null }
  | { kind: 'rename' | 'move' | 'delete'; folder: FolderCard }

type FolderDialogsProps = {
  task: FolderTask
  folders: readonly FolderCard[]
  onClose: () => void
  /** With the id of the folder that is shown next. */
  onDone: (shown: number | 'all') => void
}

type Made = { folder: { id: number } }

/** The form for a folder's name or place. */
function FolderForm({ task, folders, onClose, onDone }: FolderDialogsProps & { task: FolderTask }) {
  const t = useMediaText()
  const { busy, errors, send } = useSubmit()
  const known = task.kind === 'create' ? undefined : task.folder
  const [name, setName] = useState(known?.name ?? '')
  const [parent, setParent] = useState<number | null>(
    task.kind === 'create' ? task.parentId : (known?.parentId ?? null),
  )
  const inside = known ? withBelow(folders, known.id) : new Set<number>()
  const places = folderLines(folders).filter(({ id }) => !inside.has(id))

  const submit = async () => {
    const body = task.kind === 'move' ? { parentId: parent } : { name }
    const made = known
      ? await send<Made>(`asset-folders/${known.id}/`, { method: 'PATCH', body })
      : await send<Made>('asset-folders/', { method: 'POST', body: { name, parentId: parent } })
    if (!made) return
    showToast(t(known ? 'folders.done.changed' : 'folders.done.created'), 'success')
    onDone(made.folder.id)
  }
  const nameError = errors.name && t(`folders.problems.${errors.name === 'tooLong' ? 'tooLong' : 'required'}`)
  return (
    <FormDialog
      id="media-folder"
      title={t(`folders.${task.kind}`)}
      submitLabel={t(
        task.kind === 'create'
          ? 'folders.submitCreate'
          : task.kind === 'move'
            ? 'folders.submitMove'
            : 'folders.rename',
      )}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      {task.kind !== 'move' && (
        <TextField
          id="media-folder-name"
          label={t('folders.name')}
          value={name}
          maxLength={80}
          {...firstFocus}
          error={nameError}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      {task.kind !== 'rename' && (
        <SelectField
          id="media-folder-parent"
          label={t('folders.parent')}
          value={parent === null ? '' : String(parent)}
          hint={places.find(({ id, level }) => id === parent && level > 0)?.path}
          error={errors.folder && t('folders.problems.parent')}
          options={[
            { value: '', label: t('folders.top') },
            ...places.map(({ id, name: own, level }) => ({
              value: String(id),
              label: '\u2003'.repeat(level) + own,
            })),
          ]}
          onChange={({ target }) => setParent(target.value ? Number(target.value) : null)}
        />
      )}
    </FormDialog>
  )
}

function DeleteFolder({
  folder,
  onClose,
  onDone,
}: { folder: FolderCard } & Omit<FolderDialogsProps, 'task' | 'folders'>) {
  const t = useMediaText()
  const { busy, send, errors } = useSubmit()
  const submit = async () => {
    if (!(await send(`asset-folders/${folder.id}/`, { method: 'DELETE' }))) return
    showToast(t('folders.done.deleted'), 'success')
    onDone(folder.parentId ?? 'all')
  }
  return (
    <ConfirmDialog
      id="media-folder-delete"
      title={t('folders.deleteTitle', { name: folder.name })}
      confirmLabel={t('folders.deleteSubmit')}
      danger
      busy={busy}
      open
      onClose={onClose}
      onConfirm={submit}
    >
      {errors.folder ? (
        <p role="alert" className="pb-4 text-error">
          {t('folders.problems.notEmpty', { name: folder.name })}
        </p>
      ) : (
        <p className="pb-4">{t('folders.deleteText')}</p>
      )}
    </ConfirmDialog>
  )
}

/** What is done with folders, each in its dialog. */
export function FolderDialogs({ task, ...rest }: FolderDialogsProps) {
  return task.kind === 'delete' ? (
    <DeleteFolder folder={task.folder} {...rest} />
  ) : (
    <FolderForm task={task} {...rest} />
  )
}
