'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog, firstFocus, TextField } from '@/lib/studio/ui'
import { LoadFailed, useRead, useWhoPublishes } from '@/lib/studio/ui/client'
import type { Consequences } from '../consequences'
import { storiesText } from '../messages'
import { movedWords } from '../moved-words'
import { nextFullSlug, shopsOwn } from '../next-address'
import type { StoryRow } from '../story-row'
import { AddressProblem } from './address-problem'
import { AddressWords } from './address-words'
import { ConnectionList } from './connections'
import { longestName, readTyped, renameHint } from './slug-hint'
import { useAddressCheck } from './use-address-check'
import { useEdit } from './use-edit'

type RenameDialogProps = {
  row: StoryRow
  /** The person may change the name alone: the address is that of what shoppers see. */
  isFixed: boolean
  onClose: () => void
  /** `said`: what the new address has taken along. */
  onDone: (said: string) => void
}

/** Changes the name and the last part of the path. */
export function RenameDialog({ row, isFixed, onClose, onDone }: RenameDialogProps) {
  const language = useLanguage()
  const t = storiesText(language)
  const { ask: who } = useWhoPublishes()
  const { busy, errors, slugError, forget, send } = useEdit(['name', 'slug'])
  const [name, setName] = useState(row.name)
  const [slug, setSlug] = useState(row.slug)
  const read = renameHint(row, slug)
  const hint = isFixed ? t('dialogs.slugFixed', { who }) : read && t('dialogs.slugRead', { slug: read })
  const folder = row.fullSlug.replace(/\/$/, '').split('/').slice(0, -1).join('/')
  const next = readTyped(row, slug)
  const nextPath = next === undefined ? undefined : nextFullSlug(row, folder, next)
  const taken = nextPath === undefined ? undefined : shopsOwn(row, nextPath)
  const checked = useAddressCheck(
    next === undefined || next === row.slug ? undefined : { id: row.id, slug: next },
  )
  const nowhere = () => {
    if (taken) return t(`problems.${taken}`)
    if (checked?.problem) return <AddressProblem problem={checked.problem} taker={checked.taker} />
    return next === undefined && slug.trim() !== '' && !slug.includes('/') ? t('problems.signs') : undefined
  }
  const isFree = !taken && !checked?.problem
  const submit = async () => {
    const body = { name, ...(slug !== row.slug && { slug }) }
    const done = await send(`stories/${row.id}/`, { method: 'PATCH', body })
    if (done) onDone(movedWords(done.along, language))
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
        hint={name.length >= longestName ? t('dialogs.nameFull', { most: longestName }) : undefined}
        maxLength={longestName}
        {...firstFocus}
      />
      <TextField
        id="rename-slug"
        label={t('dialogs.slug')}
        hint={slug.includes('/') ? t('dialogs.slugMove') : hint}
        value={slug}
        onChange={({ target }) => {
          setSlug(target.value)
          forget('slug')
        }}
        error={slugError || nowhere()}
        maxLength={255}
        spellCheck={false}
        // It keeps its place in the order of the Tab key, so that the reason is read out.
        readOnly={isFixed}
        className={isFixed ? 'bg-ground text-quiet' : undefined}
      />
      {isFree && nextPath !== undefined && (
        <AddressWords row={row} next={nextPath} shown={checked?.address} />
      )}
      {isFree && next !== undefined && next !== row.slug && <Hanging storyId={row.id} />}
    </FormDialog>
  )
}

/** What hangs on an address that changes: versions, plans, releases, and what refers to it. */
function Hanging({ storyId }: { storyId: number }) {
  const { data: connections, failed, again } = useRead<Consequences>(`stories/${storyId}/consequences/`)
  if (failed !== undefined) return <LoadFailed status={failed} onRetry={again} />
  return connections ? <ConnectionList action="move" connections={connections} /> : null
}
