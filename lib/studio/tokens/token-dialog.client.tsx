'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog, firstFocus, SelectField, TextField } from '@/lib/studio/ui'
import { useSubmit } from '@/lib/studio/ui/client'
import { tokensText } from './messages'

const kinds = ['public', 'preview', 'management'] as const
export type TokenKind = (typeof kinds)[number]

type TokenDialogProps = { onClose: () => void; onCreated: (token: string) => void }

export function TokenDialog({ onClose, onCreated }: TokenDialogProps) {
  const t = tokensText(useLanguage())
  const { busy, errors, send } = useSubmit()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<TokenKind>('public')
  const submit = async () => {
    const created = await send<{ token: string }>('tokens/', { method: 'POST', body: { name, kind } })
    if (created) onCreated(created.token)
  }
  return (
    <FormDialog
      id="token"
      title={t('create')}
      submitLabel={t('createSubmit')}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        id="token-name"
        label={t('columns.name')}
        hint={t('nameHint')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={errors.name && t(`problems.${errors.name === 'tooLong' ? 'tooLong' : 'required'}`)}
        maxLength={100}
        {...firstFocus}
      />
      <SelectField
        id="token-kind"
        label={t('columns.kind')}
        hint={t(`kindHints.${kind}`)}
        value={kind}
        onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'public')}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
    </FormDialog>
  )
}
