'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog, firstFocus, SelectField, TextField } from '@/lib/studio/ui'
import { useSubmit } from '@/lib/studio/ui/client'
import { tokensText } from './messages'

const kinds = ['public', 'preview', 'management'] as const
/** In days, as the call takes them. */
const lengths = ['30', '90', '365']
const endless = 'never'

export type TokenKind = (typeof kinds)[number]

type TokenDialogProps = { onClose: () => void; onCreated: (token: string) => void }

export function TokenDialog({ onClose, onCreated }: TokenDialogProps) {
  const t = tokensText(useLanguage())
  const { busy, errors, send } = useSubmit()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<TokenKind>('public')
  const [days, setDays] = useState('365')
  const lasting = kind === 'public' ? [...lengths, endless] : lengths
  const submit = async () => {
    const body = { name, kind, days: days === endless ? null : Number(days) }
    const created = await send<{ token: string }>('tokens/', { method: 'POST', body })
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
        onChange={({ target }) => {
          const chosen = kinds.find((one) => one === target.value) ?? 'public'
          setKind(chosen)
          if (chosen !== 'public' && days === endless) setDays('365')
        }}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <SelectField
        id="token-days"
        label={t('columns.expires')}
        hint={t('expiryHint')}
        value={days}
        onChange={({ target }) => setDays(target.value)}
        error={errors.days && t('problems.endless')}
        options={lasting.map((value) => ({
          value,
          label: value === endless ? t('endless') : t('days', { count: Number(value) }),
        }))}
      />
    </FormDialog>
  )
}
