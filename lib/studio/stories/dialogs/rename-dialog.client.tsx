'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog, firstFocus, TextField } from '@/lib/studio/ui'
import { storiesText } from '../messages'
import type { StoryRow } from '../story-row'
import { renameHints } from './slug-hint'
import { useEdit } from './use-edit'

type RenameDialogProps = { row: StoryRow; onClose: () => void; onDone: () => void }

/** Changes the name and the last part of the path. */
export function RenameDialog({ row, onClose, onDone }: RenameDialogProps) {
  const t = storiesText(useLanguage())
  const { busy, errors, slugError, forget, send } = useEdit(['name', 'slug'])
  const [name, setName] = useState(row.name)
  const [slug, setSlug] = useState(row.slug)
  const { read, leadsOn } = renameHints(row, slug)
  const hints = [read && t('dialogs.slugRead', { slug: read }), leadsOn && t('dialogs.slugPublic')]
  const hint = hints.filter(Boolean).join(' – ') || undefined
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
        onChange={({ target }) => {
          setName(target.value)
          forget('name')
          forget('slug')
        }}
        error={errors.name}
        maxLength={255}
        {...firstFocus}
      />
      <TextField
        id="rename-slug"
        label={t('dialogs.slug')}
        hint={hint}
        value={slug}
        onChange={({ target }) => {
          setSlug(target.value)
          forget('slug')
        }}
        error={slugError}
        maxLength={255}
        spellCheck={false}
      />
    </FormDialog>
  )
}
