'use client'

import { type FormEvent, useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { useEdit } from '@/lib/studio/stories/client'
import { Button, CheckboxField, TextField } from '@/lib/studio/ui'
import { HeldEntries, useUiText } from '@/lib/studio/ui/client'
import type { NameChoice } from './carry-conditions'
import type { Planned } from './market-versions'
import { translationsText } from './messages'

type MakeVersionProps = {
  storyId: number
  /** The market in words, and its folder. */
  market: string
  folder: string
  planned: Planned
  name: string
  isOtherLanguage: boolean
  onClose: () => void
  onDone: () => void
}

/** Copies the page into a market that has no version of it. */
export function MakeVersion(props: MakeVersionProps) {
  const { storyId, market, folder, planned, isOtherLanguage, onClose, onDone } = props
  const t = translationsText(useLanguage())
  const ui = useUiText()
  const { busy, errors, slugError, refusal, send } = useEdit(['name', 'slug', 'categories'])
  const [name, setName] = useState(props.name)
  const [slug, setSlug] = useState(planned.slug)
  const { choices = [] } = (refusal ?? {}) as { choices?: readonly NameChoice[] }
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>({})
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const categories = Object.entries(chosen).map(([each, become]) => ({ name: each, become }))
    const body = { market: folder, name, slug, ...(categories.length > 0 && { categories }) }
    if (await send(`stories/${storyId}/alternates/`, { method: 'POST', body })) onDone()
  }
  const means = [
    t('makeMeans', {
      name: props.name,
      folder: [market, ...planned.folder.split('/').slice(1)].join(' / '),
    }),
    planned.newFolders.length > 0 && t('makesFolders', { folders: planned.newFolders.join(' / ') }),
    isOtherLanguage && t('otherLanguage'),
  ]
  return (
    <>
      <HeldEntries
        dialog="translations"
        id="make-version-discard"
        isHeld={() => name !== props.name || slug !== planned.slug}
      />
      <form onSubmit={submit} noValidate className="grid gap-3">
        <p>{means.filter(Boolean).join(' ')}</p>
        <TextField
          id={`make-name-${folder}`}
          label={t('name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={errors.name}
          maxLength={255}
        />
        <TextField
          id={`make-slug-${folder}`}
          label={t('address')}
          hint={t('addressHint', { before: planned.before })}
          value={slug}
          onChange={({ target }) => setSlug(target.value)}
          error={slugError}
          maxLength={255}
          spellCheck={false}
        />
        {choices.map(({ name: category, options }) => (
          <fieldset key={category} className="grid gap-1">
            <legend className="pb-1 text-small">{t('chooseCategories', { name: category, market })}</legend>
            {options.map((option) => (
              <CheckboxField
                key={option.name}
                id={`make-category-${folder}-${option.path}`}
                label={`${option.name} (${option.path})`}
                checked={chosen[category]?.includes(option.name) ?? false}
                onChange={({ target }) =>
                  setChosen((before) => ({
                    ...before,
                    [category]: [
                      ...(before[category] ?? []).filter((each) => each !== option.name),
                      ...(target.checked ? [option.name] : []),
                    ],
                  }))
                }
              />
            ))}
          </fieldset>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" variant="primary" busy={busy}>
            {t('makeSubmit', { market })}
          </Button>
          <Button size="small" onClick={onClose}>
            {ui('cancel')}
          </Button>
        </div>
      </form>
    </>
  )
}
