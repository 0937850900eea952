'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog, firstFocus, TextField } from '@/lib/studio/ui'
import { storiesText } from '../messages'
import { movedAddress } from '../moved-address'
import type { StoryRow } from '../story-row'
import { readOtherwise } from './slug-hint'
import { useEdit } from './use-edit'

type RenameDialogProps = { row: StoryRow; onClose: () => void; onDone: () => void }

/** Changes the name and the last part of the path. */
export function RenameDialog({ row, onClose, onDone }: RenameDialogProps) {
  const t = storiesText(useLanguage())
  const { busy, errors, send } = useEdit(['name', 'slug'])
  const [name, setName] = useState(row.name)
  const [slug, setSlug] = useState(row.slug)
  const read = slug === row.slug ? undefined : readOtherwise(slug)
  const isPublic = row.isFolder || row.state !== 'draft'
  const next = row.fullSlug.slice(0, row.fullSlug.lastIndexOf('/') + 1) + (read ?? slug)
  const publicHint = isPublic && movedAddress(row, next) === 'redirect' ? t('dialogs.slugPublic') : undefined
  const hint = read ? t('dialogs.slugRead', { slug: read }) : publicHint
  const submit = async () => {
    const body = { name, ...(slug !== row.slug && { slug }) }
    if (await send(`stories/${row.id}/`, { method: 'PATCH', body })) onDone()
  }
  return (
    <FormDialog
      id="rename-story"
      title={t('dialogs.rename', { name: row.name })}
      submitLabel={t('actions.rename')}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        id="rename-name"
        label={t('dialogs.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={errors.name}
        maxLength={255}
        {...firstFocus}
      />
      <TextField
        id="rename-slug"
        label={t('dialogs.slug')}
        hint={hint}
        value={slug}
        onChange={({ target }) => setSlug(target.value)}
        error={errors.slug}
        maxLength={255}
        spellCheck={false}
      />
    </FormDialog>
  )
}
