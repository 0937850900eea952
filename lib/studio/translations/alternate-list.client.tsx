'use client'

import { useLanguage } from '@/lib/studio/i18n/client'
import { marketName, useStorySearch } from '@/lib/studio/stories/client'
import { Button, TextField } from '@/lib/studio/ui'
import { LoadFailed, showToast, useSubmit } from '@/lib/studio/ui/client'
import type { Alternate } from './manage'
import { translationsText } from './messages'
import { useProblem } from './use-problem'

type AlternateListProps = {
  storyId: number
  alternates: readonly Alternate[]
  /** The top folders in which the page is already. */
  folders: readonly string[]
  onChanged: () => void
}

const mostShown = 8

/** The same page in other markets, and the search for one that is not connected yet. */
export function AlternateList({ storyId, alternates, folders, onChanged }: AlternateListProps) {
  const language = useLanguage()
  const t = translationsText(language)
  const problem = useProblem()
  const { errors, send } = useSubmit()
  const { text, setText, found, failed, again } = useStorySearch()
  const path = `stories/${storyId}/alternates/`
  const join = async (story: number) => {
    if (!(await send(path, { method: 'POST', body: { story } }))) return
    setText('')
    showToast(t('joined'), 'success')
    onChanged()
  }
  const leave = async () => {
    if (!(await send(path, { method: 'DELETE' }))) return
    showToast(t('left'), 'success')
    onChanged()
  }
  const known = new Set([storyId, ...alternates.map(({ id }) => id)])
  const shown = (found?.rows ?? []).filter(
    ({ id, isFolder, fullSlug }) =>
      !isFolder && !known.has(id) && !folders.includes(fullSlug.split('/')[0] ?? ''),
  )
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-semibold">{t('alternates')}</h3>
      {alternates.length === 0 && <p className="text-quiet">{t('none')}</p>}
      {alternates.length > 0 && (
        <>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {alternates.map(({ id, name, address, isPublished }) => (
              <li key={id} className="rounded-field border border-line p-2">
                <a href={`/studio/stories/${id}/`} className="font-medium text-ink">
                  {name}
                </a>
                <span className="block break-all text-quiet text-small">
                  {address}
                  {!isPublished && ` · ${t('draft')}`}
                </span>
              </li>
            ))}
          </ul>
          <Button variant="quiet" className="justify-self-start" onClick={leave}>
            {t('leave')}
          </Button>
        </>
      )}
      <TextField
        id="alternate-search"
        type="search"
        label={t('join')}
        placeholder={t('search')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={
          errors.story &&
          problem(errors.story, {
            name: errors.page ?? '',
            market: marketName(errors.market ?? '', language) ?? errors.market ?? '',
          })
        }
      />
      {failed !== undefined && <LoadFailed status={failed} onRetry={again} />}
      {found && shown.length === 0 && <p className="text-quiet">{t('nothing')}</p>}
      {shown.length > 0 && (
        <ul aria-label={t('found')} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {shown.slice(0, mostShown).map(({ id, name, address }) => (
            <li key={id}>
              <Button
                variant="quiet"
                className="h-auto w-full justify-start py-1 text-start"
                onClick={() => void join(id)}
              >
                <span className="min-w-0 truncate">
                  {name} <span className="font-normal text-quiet">{address}</span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
