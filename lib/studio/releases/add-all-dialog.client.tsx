import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { StoryRow } from '@/lib/studio/stories'
import { StateBadge } from '@/lib/studio/stories/client'
import { FormDialog, TextField } from '@/lib/studio/ui'
import { hasWords, manyRows } from './has-words'
import { releasesText } from './messages'

type Props = {
  rows: readonly StoryRow[]
  /** How many more pages the release can hold. */
  room: number
  onClose: () => void
  onAdd: (rows: readonly StoryRow[]) => void
}

/** Says which pages go into a release together, and lets some be left out. */
export function AddAllDialog({ rows, room, onClose, onAdd }: Props) {
  const language = useLanguage()
  const t = releasesText(language)
  const [left, setLeft] = useState<ReadonlySet<number>>(
    () => new Set(rows.slice(Math.max(room, 0)).map(({ id }) => id)),
  )
  const [text, setText] = useState('')
  const chosen = rows.filter(({ id }) => !left.has(id))
  const turn = (id: number, isChosen: boolean) =>
    setLeft((before) => {
      const after = new Set(before)
      if (isChosen) after.delete(id)
      else after.add(id)
      return after
    })
  return (
    <FormDialog
      id="add-all"
      title={t('addAllTitle', { count: rows.length })}
      submitLabel={t('addChosen', { count: chosen.length })}
      busy={chosen.length === 0 || chosen.length > room}
      onClose={onClose}
      onSubmit={() => chosen.length > 0 && chosen.length <= room && onAdd(chosen)}
    >
      <p>{t('addAllText')}</p>
      {rows.length > room && (
        <p role="status" className="rounded-field bg-warning-ground p-3 text-warning">
          {t('addAllRoom', { count: Math.max(room, 0), chosen: chosen.length })}
        </p>
      )}
      {rows.length > manyRows && (
        <TextField
          id="add-all-search"
          type="search"
          label={t('search')}
          placeholder={t('inListHint')}
          value={text}
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <ul className="max-h-80 overflow-y-auto rounded-card border border-line">
        {rows
          .filter((row) => hasWords(row, text))
          .map(({ id, name, address, state }) => (
            <li key={id} className="border-line border-b last:border-0">
              <label className="flex cursor-pointer items-center gap-3 px-3 py-2 hover:bg-hover">
                <input
                  type="checkbox"
                  checked={!left.has(id)}
                  onChange={({ target }) => turn(id, target.checked)}
                />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{name}</span>
                  <span className="block truncate text-quiet text-small">{address}</span>
                </span>
                {state && <StateBadge state={state} language={language} />}
              </label>
            </li>
          ))}
      </ul>
    </FormDialog>
  )
}
