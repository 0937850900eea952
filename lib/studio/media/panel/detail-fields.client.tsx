'use client'

import { useState } from 'react'
import { classes, SelectField, TextArea, TextField } from '@/lib/studio/ui'
import { folderLines } from '../folders/folder-tree'
import type { FolderCard, TextLanguage } from '../types'
import { useMediaText } from '../use-text'
import type { Details } from './details'

type DetailFieldsProps = {
  details: Details
  folders: readonly FolderCard[]
  languages: readonly TextLanguage[]
  isPicture: boolean
  nameError: string | undefined
  onChange: (change: Partial<Details>) => void
}

/** The texts of a file in one language after the other, and what holds for all of them. */
export function DetailFields({
  details,
  folders,
  languages,
  isPicture,
  nameError,
  onChange,
}: DetailFieldsProps) {
  const t = useMediaText()
  const [language, setLanguage] = useState<TextLanguage>(languages[0] ?? 'de')
  const { alt, title } = details
  const isFilled = (each: TextLanguage) => Boolean(alt[each] || title[each])
  return (
    <div className="grid gap-3.5">
      <fieldset className="grid gap-3">
        <legend className="sr-only">{t('panel.languages.label')}</legend>
        <div className="flex gap-1 border-line border-b">
          {languages.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
              className={classes(
                '-mb-px flex h-8 cursor-pointer items-center gap-1.5 border-transparent border-b-2 px-2 font-medium text-small hover:bg-hover',
                each === language && 'border-accent! text-accent-deep',
              )}
            >
              {t(`panel.languages.${each}`)}
              {isFilled(each) && (
                <span className="size-1.5 rounded-full bg-success">
                  <span className="sr-only">{t('panel.languages.filled')}</span>
                </span>
              )}
            </button>
          ))}
        </div>
        {isPicture && (
          <TextArea
            id="media-alt"
            label={t('panel.alt')}
            hint={t('panel.altHint')}
            lang={language}
            rows={2}
            maxLength={1_000}
            value={alt[language] ?? ''}
            onChange={({ target }) => onChange({ alt: { ...alt, [language]: target.value } })}
          />
        )}
        <TextField
          id="media-title"
          label={t('panel.titleText')}
          lang={language}
          maxLength={1_000}
          value={title[language] ?? ''}
          onChange={({ target }) => onChange({ title: { ...title, [language]: target.value } })}
        />
      </fieldset>
      <TextField
        id="media-name"
        label={t('panel.name')}
        value={details.name}
        maxLength={150}
        error={nameError}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SelectField
        id="media-folder-of"
        label={t('panel.folder')}
        value={details.folderId === null ? '' : String(details.folderId)}
        options={[
          { value: '', label: t('folders.none') },
          ...folderLines(folders).map(({ id, path }) => ({ value: String(id), label: path })),
        ]}
        onChange={({ target }) => onChange({ folderId: target.value ? Number(target.value) : null })}
      />
      <TextField
        id="media-copyright"
        label={t('panel.copyright')}
        value={details.copyright}
        maxLength={1_000}
        onChange={({ target }) => onChange({ copyright: target.value })}
      />
      <TextField
        id="media-source"
        label={t('panel.source')}
        value={details.source}
        maxLength={1_000}
        onChange={({ target }) => onChange({ source: target.value })}
      />
    </div>
  )
}
