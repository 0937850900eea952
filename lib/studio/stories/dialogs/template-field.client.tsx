'use client'

import { useLanguage } from '@/lib/studio/i18n/client'
import { TextField } from '@/lib/studio/ui'
import { foundItem, LoadFailed, onFoundKeys, useUiText } from '@/lib/studio/ui/client'
import { storiesText } from '../messages'
import type { StoryRow } from '../story-row'
import { useSearch } from '../use-search'

const mostShown = 8

type TemplateFieldProps = {
  error?: string | undefined
  chosen: StoryRow | undefined
  onChoose: (template: StoryRow) => void
}

/** The story of which a copy is made: found by its name, path or words. */
export function TemplateField({ error, chosen, onChoose }: TemplateFieldProps) {
  const t = storiesText(useLanguage())
  const ui = useUiText()
  const { text, setText, found: list, failed, again } = useSearch()
  const found = list?.rows.filter(({ isFolder }) => !isFolder)
  const shown = found?.slice(0, mostShown) ?? (chosen ? [chosen] : [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys between its field and its list
    <div className="grid gap-2" onKeyDown={onFoundKeys}>
      <TextField
        id="create-template"
        type="search"
        label={t('dialogs.template')}
        hint={t('dialogs.templateHint')}
        error={error}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {failed !== undefined && <LoadFailed status={failed} onRetry={again} />}
      {found && found.length > mostShown && (
        <p role="status" className="text-quiet text-small">
          {ui('firstOnly', { count: mostShown })}
        </p>
      )}
      {found?.length === 0 && <p className="text-quiet">{t('search.none')}</p>}
      {shown.length > 0 && (
        <fieldset className="max-h-48 overflow-y-auto rounded-field border border-line p-1">
          <legend className="sr-only">{t('dialogs.template')}</legend>
          {shown.map((row) => (
            <label
              key={row.id}
              className="flex cursor-pointer items-center gap-2 rounded-field px-2 py-1 hover:bg-hover has-checked:bg-accent/12"
            >
              <input
                type="radio"
                {...foundItem}
                name="template"
                checked={row.id === chosen?.id}
                onChange={() => onChoose(row)}
              />
              <span className="min-w-0">
                <span className="block truncate font-medium">{row.name}</span>
                <span className="block truncate text-quiet text-small">{row.fullSlug}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
