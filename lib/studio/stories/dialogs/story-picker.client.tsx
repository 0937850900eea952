import type { KeyboardEvent } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { TextField } from '@/lib/studio/ui'
import { foundItem, LoadFailed, onFoundKeys, useUiText } from '@/lib/studio/ui/client'
import { storiesText } from '../messages'
import type { StoryRow } from '../story-row'
import type { useSearch } from '../use-search'

const mostShown = 6

const topOf = (fullSlug: string) => fullSlug.split('/')[0] ?? ''

/** What a search has found, that of one market before the rest. @param near a path in that market */
const nearFirst = <R extends Pick<StoryRow, 'fullSlug'>>(rows: readonly R[], near: string): R[] => {
  const isNear = ({ fullSlug }: R) => near !== '' && topOf(fullSlug) === topOf(near)
  return [...rows.filter(isNear), ...rows.filter((row) => !isNear(row))]
}

type Props = {
  id: string
  label: string
  hint: string
  error?: string | undefined
  search: Pick<ReturnType<typeof useSearch>, 'text' | 'setText' | 'found' | 'failed' | 'busy' | 'again'>
  /** Which of the found rows may be picked. */
  fits: (row: StoryRow) => boolean
  /** A path in the market whose pages come first. */
  near: string
  /** How many pages were found, in words; unset: those of the list of stories. */
  foundWords?: (count: number) => string
  onType?: (text: string) => void
  onPick: (row: StoryRow) => void
}

/** A search for one page: the arrow keys lead through the hits, and Enter in the field takes the first. */
export function StoryPicker({ id, search, fits, near, foundWords, onType, onPick, ...field }: Props) {
  const t = storiesText(useLanguage())
  const ui = useUiText()
  const shown = nearFirst((search.found?.rows ?? []).filter(fits), near)
  const count = foundWords ?? ((found: number) => t('lead.found', { count: found }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys between its field and its list
    <div className="grid gap-2" onKeyDown={onFoundKeys}>
      <TextField
        {...field}
        id={id}
        type="search"
        value={search.text}
        maxLength={200}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return
          // It never sends the form around it, and takes nothing that was found for other words.
          event.preventDefault()
          if (search.busy) event.stopPropagation()
        }}
        onChange={({ target }) => {
          onType?.(target.value)
          search.setText(target.value)
        }}
      />
      {search.failed !== undefined && <LoadFailed status={search.failed} onRetry={search.again} />}
      <p role="status" className="text-quiet text-small empty:hidden">
        {search.busy ? ui('loading') : search.found && count(shown.length)}
        {!search.busy && shown.length > mostShown && ` ${ui('firstOnly', { count: mostShown })}`}
      </p>
      {shown.length > 0 && (
        <ul className="grid gap-px">
          {shown.slice(0, mostShown).map((row) => (
            <li key={row.id}>
              <button
                type="button"
                {...foundItem}
                onClick={() => onPick(row)}
                className="w-full cursor-pointer rounded-field px-3 py-2 text-start hover:bg-hover"
              >
                <span className="block font-medium">{row.name}</span>
                <span className="block wrap-anywhere text-quiet text-small">{row.address}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
