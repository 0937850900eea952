'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog, SelectField, TextField } from '@/lib/studio/ui'
import { useSubmit } from '@/lib/studio/ui/client'
import { redirectStatuses } from '@/schemas/shop'
import { marketWords } from './market-words'
import { redirectsText } from './messages'
import type { RedirectNote } from './noted'

export type RedirectRow = { id: number; locale: string; path: string; target: string; statusCode: number }

type RedirectDialogProps = {
  /** Which is changed. Unset: a new one. */
  row: RedirectRow | undefined
  locales: readonly string[]
  marketNames: Readonly<Record<string, string>>
  onClose: () => void
  /** With what should be known of the redirect that was stored. */
  onDone: (note: string | undefined) => void
}

/** Enters a redirect; the path of one that is changed stays. */
export function RedirectDialog({ row, locales, marketNames, onClose, onDone }: RedirectDialogProps) {
  const t = redirectsText(useLanguage())
  const { busy, errors, send } = useSubmit()
  const [locale, setLocale] = useState(row?.locale ?? locales[0] ?? '')
  const [source, setSource] = useState(row ? `/${row.path}` : '')
  const [target, setTarget] = useState(row?.target ?? '')
  const [status, setStatus] = useState(row?.statusCode ?? 301)

  /** The address that was sent last. */
  const [sent, setSent] = useState('')
  const address = `${locale} ${source}`
  // Who was told that the address leads elsewhere already, and sends it once more, means it.
  const replaces = errors.source === 'taken' && sent === address
  const submit = async () => {
    setSent(address)
    const body = { locale, source, target, status, isNew: row === undefined && !replaces }
    const saved = await send<{ note?: RedirectNote }>('redirects/', { method: 'PUT', body })
    if (saved) onDone(saved.note && t(`notes.${saved.note}`, { source, target }))
  }
  const sourceProblem =
    errors.source === 'taken'
      ? t('problems.taken', { target: errors.taken ?? '' })
      : t(errors.source === 'tooMany' ? 'problems.tooMany' : 'problems.source')
  const targetProblem = errors.target === 'circle' ? t('problems.circle') : t('problems.target')

  return (
    <FormDialog
      id="redirect"
      title={t(row ? 'edit' : 'create')}
      submitLabel={t(replaces ? 'replace' : 'save')}
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
        error={errors.source && (errors.source !== 'taken' || replaces) && sourceProblem}
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
