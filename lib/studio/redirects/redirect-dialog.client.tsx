'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog, SelectField, TextField } from '@/lib/studio/ui'
import { useSubmit } from '@/lib/studio/ui/client'
import { redirectStatuses } from '@/schemas/shop'
import { marketWords } from './market-words'
import { redirectsText } from './messages'

export type RedirectRow = {
  id: number
  locale: string
  path: string
  target: string
  statusCode: number
  /** The published page that stands at its path: it leads nobody on meanwhile. */
  page?: { id: number; name: string }
}

type RedirectDialogProps = {
  /** Which is changed. Unset: a new one. */
  row: RedirectRow | undefined
  locales: readonly string[]
  marketNames: Readonly<Record<string, string>>
  onClose: () => void
  onDone: () => void
}

/** Enters a redirect; the path of one that is changed stays. */
export function RedirectDialog({ row: changed, locales, marketNames, onClose, onDone }: RedirectDialogProps) {
  const t = redirectsText(useLanguage())
  const { busy, errors, send } = useSubmit()
  const [locale, setLocale] = useState(changed?.locale ?? locales[0] ?? '')
  const [source, setSource] = useState(changed ? `/${changed.path}` : '')
  const [target, setTarget] = useState(changed?.target ?? '')
  const [status, setStatus] = useState(changed?.statusCode ?? 301)

  /** What was sent last. */
  const [sent, setSent] = useState('')
  const row = JSON.stringify({ locale, source, target, status })
  const isTaken = errors.source === 'taken'
  // Who was told what comes of it, and sends the same once more, means it.
  const isMeant = (isTaken || errors.note !== undefined) && sent === row
  const submit = async () => {
    setSent(row)
    const body = { locale, source, target, status, isNew: changed === undefined, isMeant }
    if (await send('redirects/', { method: 'PUT', body })) onDone()
  }
  const sourceProblem = isTaken
    ? t('problems.taken', { target: errors.taken ?? '' })
    : t(errors.source === 'tooMany' ? 'problems.tooMany' : 'problems.source')
  const targetProblem = errors.target === 'circle' ? t('problems.circle') : t('problems.target')
  const note = (about: string | undefined) => {
    if (about === 'pageThere') return t('notes.pageThere', { source })
    return about === 'ledOn'
      ? t('notes.ledOn', { target, to: errors.ledTo ?? '' })
      : t('notes.noPage', { target })
  }
  const label = isTaken ? 'replace' : errors.note === undefined ? 'save' : 'saveAllTheSame'

  return (
    <FormDialog
      id="redirect"
      title={t(changed ? 'edit' : 'create')}
      submitLabel={t(isMeant ? label : 'save')}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField
        id="redirect-locale"
        label={t('columns.locale')}
        value={locale}
        disabled={changed !== undefined}
        onChange={(event) => setLocale(event.target.value)}
        options={locales.map((value) => ({ value, label: marketWords(value, marketNames) }))}
      />
      <TextField
        id="redirect-source"
        label={t('columns.source')}
        hint={t('sourceHint')}
        value={source}
        disabled={changed !== undefined}
        onChange={(event) => setSource(event.target.value)}
        error={errors.source && (!isTaken || isMeant) && sourceProblem}
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
      {isMeant && errors.note && (
        <p role="alert" className="rounded-field bg-warning-ground p-3 text-warning">
          {note(errors.note)}
        </p>
      )}
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
