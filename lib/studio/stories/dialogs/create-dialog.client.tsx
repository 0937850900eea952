'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog, firstFocus, SelectField, TextField } from '@/lib/studio/ui'
import { storiesText } from '../messages'
import type { StoryRow } from '../story-row'
import { type StoryType, storyTypes } from '../story-types'
import { AddressProblem } from './address-problem'
import { FolderField } from './folder-field.client'
import { longestName, newSlug, newSlugOf, slugWithoutName } from './slug-hint'
import { TemplateField } from './template-field.client'
import { useAddressCheck } from './use-address-check'
import { useEdit } from './use-edit'

const kinds = ['story', 'copy', 'folder'] as const
type Kind = (typeof kinds)[number]

type CreateDialogProps = {
  parent: number | null
  /** Of which a copy is made. */
  template?: StoryRow | undefined
  onClose: () => void
  onCreated: (created: { id: number; parent: number | null; kind: Kind }) => void
}

/** Creates an empty story of a type, a copy of a story as from a template, or a folder. */
export function CreateDialog({ parent: given, template: chosen, onClose, onCreated }: CreateDialogProps) {
  const t = storiesText(useLanguage())
  const { busy, errors, slugError, forget, send } = useEdit(['name', 'slug', 'parent', 'template'])
  const [kind, setKind] = useState<Kind>(chosen ? 'copy' : 'story')
  const [name, setName] = useState(chosen ? t('dialogs.copyOf', { name: chosen.name }) : '')
  const [slug, setSlug] = useState('')
  const made = newSlug(name, slug)
  const nothing = slugWithoutName(name, slug)
  const [type, setType] = useState<StoryType>('page')
  // A page at the top is reached by nobody: its market is asked for rather than assumed.
  const [parent, setParent] = useState<number | null | undefined>(given ?? (chosen ? null : undefined))
  const [lacksFolder, setLacksFolder] = useState(false)
  const [lacksName, setLacksName] = useState(false)
  const needsFolder = kind === 'copy' || (kind === 'story' && type === 'page')
  const [template, setTemplate] = useState(chosen)

  const next = newSlugOf(name, slug)
  const isPlaced = parent !== undefined || !needsFolder
  const checked = useAddressCheck(
    next === undefined || !isPlaced
      ? undefined
      : {
          ...{ slug: next, parent: parent ?? 'top' },
          ...(kind === 'folder' ? { folder: '1' as const } : { type: kind === 'story' ? type : 'page' }),
        },
  )

  const submit = async () => {
    const [lacks, isNameless] = [parent === undefined && needsFolder, name.trim() === '']
    setLacksFolder(lacks)
    setLacksName(isNameless)
    if (lacks || isNameless) return
    const body = {
      ...{ kind, name, slug, parent: parent ?? null },
      ...(kind === 'story' && { type }),
      ...(kind === 'copy' && { template: template?.id ?? 0 }),
    }
    const created = await send('stories/', { method: 'POST', body })
    if (created) onCreated({ id: created.id, parent: parent ?? null, kind })
  }

  return (
    <FormDialog
      id="create-story"
      title={t(chosen ? 'dialogs.duplicate' : 'dialogs.create')}
      submitLabel={t(chosen ? 'actions.duplicate' : 'dialogs.createSubmit')}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      {!chosen && (
        <fieldset>
          <legend className="mb-1 font-semibold text-small">{t('dialogs.what')}</legend>
          <div className="grid grid-cols-3 gap-2">
            {kinds.map((one) => (
              <label
                key={one}
                className="flex cursor-pointer items-center gap-2 rounded-field border border-outline/60 px-2.5 py-2 hover:bg-hover has-checked:border-accent has-checked:bg-accent/8"
              >
                <input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
                {t(`dialogs.kinds.${one}`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <FolderField
        id="create-parent"
        value={parent === undefined && !needsFolder ? null : parent}
        onChange={(folder) => setParent(folder)}
        hint={parent === null && kind !== 'folder' && type === 'page' ? t('dialogs.topHint') : undefined}
        error={lacksFolder && parent === undefined ? t('dialogs.chooseFolder') : errors.parent}
      />
      <TextField
        id="create-name"
        label={t('dialogs.name')}
        value={name}
        onChange={({ target }) => {
          setName(target.value)
          forget('name')
          forget('slug')
        }}
        error={lacksName && name.trim() === '' ? t('problems.required') : errors.name}
        hint={name.length >= longestName ? t('dialogs.nameFull', { most: longestName }) : undefined}
        maxLength={longestName}
        {...firstFocus}
      />
      <TextField
        id="create-slug"
        label={t('dialogs.slug')}
        hint={[
          slug.includes('/') && t('dialogs.slugFolder'),
          nothing && t('dialogs.slugNothing', { slug: nothing }),
          made && !nothing && t('dialogs.slugRead', { slug: made }),
          slug.trim() === '' && !nothing && t('dialogs.slugHint'),
        ]
          .filter(Boolean)
          .join(' – ')}
        value={slug}
        onChange={({ target }) => {
          setSlug(target.value)
          forget('slug')
        }}
        error={
          slugError ||
          (checked?.problem && <AddressProblem problem={checked.problem} taker={checked.taker} />)
        }
        maxLength={255}
        spellCheck={false}
      />
      {kind === 'story' && (
        <SelectField
          id="create-type"
          label={t('dialogs.type')}
          value={type}
          onChange={({ target }) => setType(storyTypes.find((one) => one === target.value) ?? 'page')}
          options={storyTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
      )}
      {kind === 'copy' && !chosen && (
        <TemplateField chosen={template} onChoose={setTemplate} error={errors.template} />
      )}
    </FormDialog>
  )
}
