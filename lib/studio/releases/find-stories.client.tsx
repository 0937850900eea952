import { useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { StoryList, StoryRow } from '@/lib/studio/stories'
import { StateBadge, useStorySearch } from '@/lib/studio/stories/client'
import { Button, errorKey, TextField } from '@/lib/studio/ui'
import { foundItem, LoadFailed, onFoundKeys, showToast, useUiText } from '@/lib/studio/ui/client'
import { AddAllDialog } from './add-all-dialog.client'
import { releasesText } from './messages'
import { mostReleaseStories } from './most-stories'

type Props = { known: readonly number[]; onAdd: (rows: readonly StoryRow[]) => void }

/** Stories to put into a release, found by their name, address or text. */
export function FindStories({ known, onAdd }: Props) {
  const language = useLanguage()
  const t = releasesText(language)
  const ui = useUiText()
  const [isOnlyChanged, setOnlyChanged] = useState(false)
  const [asked, setAsked] = useState<readonly StoryRow[]>()
  const search = useStorySearch(isOnlyChanged)
  const found = search.found?.rows.filter(({ isFolder }) => !isFolder)
  const isAllChanged = isOnlyChanged && search.text.trim() === ''
  const isMissing = ({ id, isFolder }: StoryRow) => !isFolder && !known.includes(id)
  const missing = found?.filter(isMissing) ?? []
  const hasMore = search.found !== undefined && search.found.total > search.found.rows.length
  /** The list shows only the first of many: all that were found are read before they are asked about. */
  const askAll = async () => {
    if (!hasMore) return setAsked(missing)
    const answer = await askStudio<StoryList>(`stories/?${search.wanted}&all=1`)
    if (!answer.ok) return showToast(ui(`errors.${errorKey(answer.status)}`), 'error')
    setAsked(answer.data.rows.filter(isMissing))
  }

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
          <Button size="small" onClick={() => void askAll()}>
            {hasMore ? t('addAllFound') : t('addAll', { count: missing.length })}
          </Button>
        )}
      </div>
      <p role="status" className="text-quiet text-small">
        {search.busy
          ? ui('loading')
          : found &&
            (hasMore
              ? t('foundFirst', { count: found.length, all: search.found?.total ?? 0 })
              : t(isAllChanged ? 'foundChanged' : 'found', { count: found.length }))}
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
      {asked && (
        <AddAllDialog
          rows={asked}
          room={mostReleaseStories - known.length}
          onClose={() => setAsked(undefined)}
          onAdd={(rows) => {
            setAsked(undefined)
            onAdd(rows)
          }}
        />
      )}
    </section>
  )
}
