import { useId, useState } from 'react'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button } from '@/lib/studio/ui'
import { useRead } from '@/lib/studio/ui/client'
import type { Consequences } from '../consequences'
import { storiesText } from '../messages'
import type { NotShown } from '../shown'
import type { StoryRow } from '../story-row'
import { whyNotShown } from '../tell-shown'
import { useSearch } from '../use-search'
import { StoryPicker } from './story-picker.client'

type Target = Pick<StoryRow, 'id' | 'name' | 'address'>

type Props = {
  /** The pages that leave the shop. */
  leaving: readonly number[]
  /** A path in their market, whose pages are offered first. */
  near: string
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

/** The query of a call that takes a page off the shop. */
export const leavingPath = (path: string, target: { id: number } | undefined): string =>
  target ? `${path}?leadTo=${target.id}` : path

/** Offers that visitors of a page that leaves the shop come to another one. */
export function LeadField({ leaving, near, lead, error }: Props) {
  const { target, setTarget } = lead
  const t = storiesText(useLanguage())
  const id = useId()
  const search = useSearch()
  if (target)
    return (
      <div className="flex flex-wrap items-center gap-2 rounded-field bg-info-ground p-3 text-info">
        <p className="min-w-[min(11rem,100%)] flex-1">
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
    <StoryPicker
      id={`lead-${id}`}
      label={t('lead.label')}
      hint={t('lead.hint')}
      error={lead.isRefused ? t('lead.notPicked') : error}
      search={search}
      // What is no page has no address of the shop.
      fits={({ isFolder, state, id: other, address }) =>
        !isFolder && state !== 'draft' && !leaving.includes(other) && address.startsWith('/')
      }
      near={near}
      onType={lead.type}
      onPick={setTarget}
    />
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
