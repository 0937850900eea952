import { useId, useState } from 'react'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, TextField } from '@/lib/studio/ui'
import { LoadFailed, useRead, useUiText } from '@/lib/studio/ui/client'
import type { Consequences } from '../consequences'
import { storiesText } from '../messages'
import type { NotShown } from '../shown'
import type { StoryRow } from '../story-row'
import { whyNotShown } from '../tell-shown'
import { useSearch } from '../use-search'

type Target = Pick<StoryRow, 'id' | 'name' | 'address'>

type Props = {
  /** The page that leaves the shop. */
  storyId: number
  lead: Lead
  error?: string | undefined
}

/** Where visitors of a page that leaves the shop come; without a target they are told that there is no such page. */
type Lead = ReturnType<typeof useLead>

/** Keeps the page that is picked, and what is typed before one is. */
export function useLead() {
  const [target, setTarget] = useState<Target>()
  const [isTyped, setTyped] = useState(false)
  const [isRefused, setRefused] = useState(false)
  return {
    target,
    setTarget,
    isRefused,
    type(text: string) {
      setTyped(text.trim() !== '')
      setRefused(false)
    },
    /** Whether the page may leave: what was typed would lead nobody while no page is picked, which the field then says. */
    check(): boolean {
      const isPicked = target !== undefined || !isTyped
      setRefused(!isPicked)
      return isPicked
    },
  }
}

const mostShown = 6

/** The query of a call that takes a page off the shop. */
export const leavingPath = (path: string, target: { id: number } | undefined): string =>
  target ? `${path}?leadTo=${target.id}` : path

/** Offers that visitors of a page that leaves the shop come to another one. */
export function LeadField({ storyId, lead, error }: Props) {
  const { target, setTarget } = lead
  const t = storiesText(useLanguage())
  const ui = useUiText()
  const id = useId()
  const search = useSearch()
  const shown = (search.found?.rows ?? []).filter(
    // What is no page has no address of the shop.
    ({ isFolder, state, id: other, address }) =>
      !isFolder && state !== 'draft' && other !== storyId && address.startsWith('/'),
  )
  if (target)
    return (
      <div className="flex flex-wrap items-center gap-2 rounded-field bg-info-ground p-3 text-info">
        <p className="min-w-44 flex-1">
          {t('lead.to', { name: target.name })} <span className="wrap-anywhere">{target.address}</span>
        </p>
        <Button size="small" onClick={() => setTarget(undefined)}>
          {t('lead.none')}
        </Button>
        <LeadNotes target={target} />
        {error && (
          <p role="alert" className="basis-full text-error">
            {error}
          </p>
        )}
      </div>
    )
  return (
    <div className="grid gap-2">
      <TextField
        id={`lead-${id}`}
        type="search"
        label={t('lead.label')}
        hint={t('lead.hint')}
        value={search.text}
        maxLength={200}
        // Enter would take the page off.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ target: { value } }) => {
          lead.type(value)
          search.setText(value)
        }}
        error={lead.isRefused ? t('lead.notPicked') : error}
      />
      {search.failed !== undefined && <LoadFailed status={search.failed} onRetry={search.again} />}
      <p role="status" className="text-quiet text-small empty:hidden">
        {search.busy ? ui('loading') : search.found && t('lead.found', { count: shown.length })}
      </p>
      {shown.length > 0 && (
        <ul className="grid gap-px">
          {shown.slice(0, mostShown).map((row) => (
            <li key={row.id}>
              <button
                type="button"
                onClick={() => setTarget(row)}
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

/** What keeps visitors from arriving at a page, now or later: the shop shows it to nobody, leads on from it, or will. */
function LeadNotes({ target }: { target: Target }) {
  const language = useLanguage()
  const t = storiesText(language)
  const { data: asked } = useRead<{ notShown: NotShown[] }>(`stories/shown/?ids=${target.id}`)
  const { data: connected } = useRead<Consequences>(`stories/${target.id}/consequences/`)
  const leaving = connected?.plans.find(({ id, action }) => id === target.id && action === 'unpublish')
  const notes = [
    ...(asked?.notShown ?? []).map((missing) => t('lead.notShown', { why: whyNotShown(missing, t) })),
    ...(leaving ? [t('lead.leaving', { at: formatMoment(language, leaving.at) })] : []),
  ]
  return (
    <p role="status" className="basis-full rounded-field bg-warning-ground p-2 text-warning empty:hidden">
      {notes.join(' ')}
    </p>
  )
}
