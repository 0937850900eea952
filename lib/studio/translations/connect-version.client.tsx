'use client'

import { useDeferredValue, useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { marketName } from '@/lib/studio/stories/client'
import { Button, TextField } from '@/lib/studio/ui'
import { foundItem, LoadFailed, onFoundArrows, useRead, useSubmit } from '@/lib/studio/ui/client'
import type { Candidate } from './market-versions'
import { translationsText } from './messages'
import { useProblem } from './use-problem'

type ConnectVersionProps = {
  storyId: number
  market: string
  folder: string
  onDone: () => void
}

/** The pages of a market that can become its version of the page. */
export function ConnectVersion({ storyId, market, folder, onDone }: ConnectVersionProps) {
  const language = useLanguage()
  const t = translationsText(language)
  const problem = useProblem()
  const { busy, errors, send } = useSubmit()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const path = `stories/${storyId}/alternates/`
  const query = new URLSearchParams({ market: folder, search })
  const { data: found, failed, again } = useRead<{ rows: Candidate[]; hasMore: boolean }>(`${path}?${query}`)
  const join = async (story: number) => {
    if (!busy && (await send(path, { method: 'POST', body: { story } }))) onDone()
  }
  const nameOf = (top: string) => marketName(top, language) ?? top
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys between its field and its list
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2" onKeyDown={onFoundArrows}>
      <p>{t('connectMeans')}</p>
      <TextField
        id={`connect-${folder}`}
        type="search"
        label={t('search', { market })}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={
          errors.story &&
          problem(errors.story, { name: errors.page ?? '', market: nameOf(errors.market ?? '') })
        }
      />
      {failed !== undefined && <LoadFailed status={failed} onRetry={again} />}
      {found?.rows.length === 0 && <p className="text-quiet">{t('nothing')}</p>}
      {found && found.rows.length > 0 && (
        <ul aria-label={t('found')} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {found.rows.map(({ id, name, address, isPublished, others }) => (
            <li key={id}>
              <Button
                {...foundItem}
                variant="quiet"
                className="h-auto w-full justify-start whitespace-normal py-1 text-start"
                onClick={() => void join(id)}
              >
                <span className="min-w-0 break-words">
                  {name}{' '}
                  <span className="font-normal text-quiet text-small">
                    {address} · {t(isPublished ? 'published' : 'draft')}
                  </span>
                  {others.length > 0 && (
                    <span className="block font-normal text-quiet text-small">
                      {t('along', {
                        pages: others.map((one) => `${one.name} (${nameOf(one.folder)})`).join(', '),
                      })}
                    </span>
                  )}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found?.hasMore && <p className="text-quiet text-small">{t('more')}</p>}
    </div>
  )
}
