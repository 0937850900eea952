import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { StoryRow } from '@/lib/studio/stories'
import { StateBadge, useStorySearch } from '@/lib/studio/stories/client'
import { Button, TextField } from '@/lib/studio/ui'
import { foundItem, LoadFailed, onFoundKeys, useUiText } from '@/lib/studio/ui/client'
import { AddAllDialog } from './add-all-dialog.client'
import { releasesText } from './messages'

type Props = { known: readonly number[]; onAdd: (rows: readonly StoryRow[]) => void }

/** Stories to put into a release, found by their name, address or text. */
export function FindStories({ known, onAdd }: Props) {
  const language = useLanguage()
  const t = releasesText(language)
  const ui = useUiText()
  const [isOnlyChanged, setOnlyChanged] = useState(false)
  const [asks, setAsks] = useState(false)
  const search = useStorySearch(isOnlyChanged)
  const found = search.found?.rows.filter(({ isFolder }) => !isFolder)
  const isAllChanged = isOnlyChanged && search.text.trim() === ''
  const missing = found?.filter(({ id }) => !known.includes(id)) ?? []

  return (
    <section
      aria-labelledby="add-stories"
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onKeyDown={onFoundKeys}
    >
      <h2 id="add-stories" className="font-display text-h2">
        {t('addPages')}
      </h2>
      <search>
        <div className="w-96 max-w-full">
          <TextField
            id="find-stories"
            type="search"
            label={t('search')}
            placeholder={t('searchHint')}
            value={search.text}
            maxLength={200}
            onChange={({ target }) => search.setText(target.value)}
          />
        </div>
      </search>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <label className="flex cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            checked={isOnlyChanged}
            onChange={({ target }) => setOnlyChanged(target.checked)}
          />
          {t('onlyChanged')}
        </label>
        {missing.length > 1 && (
          <Button size="small" onClick={() => setAsks(true)}>
            {t('addAll', { count: missing.length })}
          </Button>
        )}
      </div>
      <p role="status" className="text-quiet text-small">
        {search.busy
          ? ui('loading')
          : found && t(isAllChanged ? 'foundChanged' : 'found', { count: found.length })}
      </p>
      {search.failed !== undefined && <LoadFailed status={search.failed} onRetry={search.again} />}
      {found && found.length > 0 && (
        <ul className="rounded-card border border-line bg-card">
          {found.map((row) => (
            <li key={row.id} className="flex items-center gap-3 border-line border-b px-4 py-2 last:border-0">
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{row.name}</p>
                <p className="truncate text-quiet text-small">{row.address}</p>
              </div>
              {row.state && <StateBadge state={row.state} language={language} />}
              <Button
                {...foundItem}
                size="small"
                // Keeps the focus once it has done its work.
                aria-disabled={known.includes(row.id)}
                className="aria-disabled:cursor-not-allowed"
                aria-label={t('addNamed', { name: row.name })}
                onClick={() => known.includes(row.id) || onAdd([row])}
              >
                {t('add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asks && missing.length > 0 && (
        <AddAllDialog
          rows={missing}
          onClose={() => setAsks(false)}
          onAdd={(rows) => {
            setAsks(false)
            onAdd(rows)
          }}
        />
      )}
    </section>
  )
}
