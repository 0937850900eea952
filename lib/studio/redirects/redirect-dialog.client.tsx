'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog, SelectField, TextField } from '@/lib/studio/ui'
import { useSubmit } from '@/lib/studio/ui/client'
import { redirectStatuses } from '@/schemas/shop'
import { marketWords } from './market-words'
import { redirectsText } from './messages'

export type RedirectRow = { id: number; locale: string; path: string; target: string; statusCode: number }

type RedirectDialogProps = {
  /** Which is changed. Unset: a new one. */
  row: RedirectRow | undefined
  locales: readonly string[]
  marketNames: Readonly<Record<string, string>>
  onClose: () => void
  onDone: () => void
}

/** Enters a redirect; the path of one that is changed stays. */
export function RedirectDialog({ row, locales, marketNames, onClose, onDone }: RedirectDialogProps) {
  const t = redirectsText(useLanguage())
  const { busy, errors, send } = useSubmit()
  const [locale, setLocale] = useState(row?.locale ?? locales[0] ?? '')
  const [source, setSource] = useState(row ? `/${row.path}` : '')
  const [target, setTarget] = useState(row?.target ?? '')
  const [status, setStatus] = useState(row?.statusCode ?? 301)

  const submit = async () => {
    const body = { locale, source, target, status }
    if (await send('redirects/', { method: 'PUT', body })) onDone()
  }
  const sourceProblem = errors.source === 'tooMany' ? t('problems.tooMany') : t('problems.source')
  const targetProblem = errors.target === 'circle' ? t('problems.circle') : t('problems.target')

  return (
    <FormDialog
      id="redirect"
      title={t(row ? 'edit' : 'create')}
      submitLabel={t('save')}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField
        id="redirect-locale"
        label={t('columns.locale')}
        value={locale}
        disabled={row !== undefined}
        onChange={(event) => setLocale(event.target.value)}
        options={locales.map((value) => ({ value, label: marketWords(value, marketNames) }))}
      />
      <TextField
        id="redirect-source"
        label={t('columns.source')}
        hint={t('sourceHint')}
        value={source}
        disabled={row !== undefined}
        onChange={(event) => setSource(event.target.value)}
        error={errors.source && sourceProblem}
        maxLength={600}
        spellCheck={false}
      />
      <TextField
        id="redirect-target"
        label={t('columns.target')}
        hint={t('targetHint')}
        value={target}
        onChange={(event) => setTarget(event.target.value)}
        error={errors.target && targetProblem}
        maxLength={2_000}
        spellCheck={false}
      />
      <SelectField
        id="redirect-status"
        label={t('columns.status')}
        value={status}
        onChange={(event) => setStatus(Number(event.target.value))}
        options={redirectStatuses.map((code) => ({ value: String(code), label: t(`statuses.s${code}`) }))}
      />
    </FormDialog>
  )
}
