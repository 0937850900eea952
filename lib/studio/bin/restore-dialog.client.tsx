'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FolderField, useEdit } from '@/lib/studio/stories/client'
import { FormDialog, firstFocus, TextField } from '@/lib/studio/ui'
import { binText } from './messages'
import type { BinRow } from './read'

type Props = { row: BinRow; onClose: () => void; onDone: (id: number) => void }

/** Asks where a deleted page comes back to, which is where it was unless something else is there by now. */
export function RestoreDialog({ row, onClose, onDone }: Props) {
  const t = binText(useLanguage())
  const { busy, errors, slugError, send } = useEdit(['slug', 'parent'])
  const [slug, setSlug] = useState(row.slug)
  const isAtTop = row.folder === ''
  const [parent, setParent] = useState(isAtTop ? null : (row.folderId ?? undefined))
  const [lacksFolder, setLacksFolder] = useState(false)
  const submit = async () => {
    setLacksFolder(parent === undefined)
    if (parent === undefined) return
    const restored = await send(`bin/${row.id}/restore/`, { method: 'POST', body: { parent, slug } })
    if (restored) onDone(restored.id)
  }
  const isGone = !isAtTop && row.folderId === null
  return (
    <FormDialog
      id="restore-deleted"
      title={t('restoreTitle', { name: row.name })}
      submitLabel={t('restore')}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('restoreText')}</p>
      <TextField
        id="restore-slug"
        label={t('slug')}
        value={slug}
        onChange={({ target }) => setSlug(target.value)}
        error={slugError}
        maxLength={255}
        spellCheck={false}
        {...firstFocus}
      />
      <FolderField
        id="restore-parent"
        value={parent}
        onChange={setParent}
        hint={isGone ? t('folderHint', { folder: row.folder }) : undefined}
        error={lacksFolder && parent === undefined ? t('chooseFolder') : errors.parent}
      />
    </FormDialog>
  )
}
