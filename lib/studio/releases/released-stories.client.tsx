'use client'

import { useState } from 'react'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { StateBadge } from '@/lib/studio/stories/client'
import { Button, TextField } from '@/lib/studio/ui'
import type { ReleaseFacts } from './facts'
import { hasWords, manyRows } from './has-words'
import { releasesText } from './messages'
import type { ReleasedStory } from './read'
import { RowFaults } from './release-faults.client'

type Props = {
  stories: readonly ReleasedStory[]
  /** The release was published; its stories no longer change with it. */
  isReleased: boolean
  /** The stories can be changed by this person. */
  isOpen: boolean
  facts: ReleaseFacts | undefined
  onTake: (story: ReleasedStory) => void
  onRemove: (stories: readonly ReleasedStory[]) => void
}

/** The stories of a release, with the version that it holds of each. */
export function ReleasedStories({ stories, isReleased, isOpen, facts, onTake, onRemove }: Props) {
  const language = useLanguage()
  const t = releasesText(language)
  const [text, setText] = useState('')
  const shown = stories.filter((story) => hasWords(story, text))
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  // What has left the release meanwhile is no longer chosen.
  const chosen = stories.filter(({ id }) => marked.has(id))
  const turn = (id: number, isChosen: boolean) =>
    setMarked((before) => {
      const after = new Set(before)
      if (isChosen) after.add(id)
      else after.delete(id)
      return after
    })
  return (
    <div className="rounded-card border border-line bg-card">
      {stories.length > manyRows && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-1 border-line border-b px-4 py-2">
          <div className="w-96 max-w-full">
            <TextField
              id="release-search"
              type="search"
              label={t('inList')}
              placeholder={t('inListHint')}
              value={text}
              maxLength={200}
              onChange={({ target }) => setText(target.value)}
            />
          </div>
          <p role="status" className="pb-2 text-quiet text-small">
            {text.trim() && t('shownOf', { count: shown.length, all: stories.length })}
          </p>
        </div>
      )}
      {isOpen && stories.length > 1 && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-1.5">
          <label className="flex cursor-pointer items-center gap-3 text-quiet text-small">
            <input
              type="checkbox"
              checked={shown.length > 0 && shown.every(({ id }) => marked.has(id))}
              ref={(box) => {
                if (box) box.indeterminate = chosen.length > 0 && chosen.length < stories.length
              }}
              onChange={({ target }) =>
                setMarked((before) => {
                  const inView = shown.map(({ id }) => id)
                  const others = [...before].filter((id) => !inView.includes(id))
                  return new Set(target.checked ? [...others, ...inView] : others)
                })
              }
            />
            {t('chooseAll')}
          </label>
          {chosen.length > 0 && (
            <Button size="small" onClick={() => onRemove(chosen)}>
              {t('removeChosen', { count: chosen.length })}
            </Button>
          )}
        </div>
      )}
      <ul>
        {shown.map((story) => (
          <li
            key={story.id}
            id={`page-${story.id}`}
            className="flex scroll-mt-20 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-2 last:border-0"
          >
            {isOpen && stories.length > 1 && (
              <input
                type="checkbox"
                aria-label={t('chooseNamed', { name: story.name })}
                checked={marked.has(story.id)}
                onChange={({ target }) => turn(story.id, target.checked)}
              />
            )}
            <div className="min-w-[min(11rem,100%)] flex-1">
              <a href={`/studio/stories/${story.id}/`} className="inline-block py-0.5 font-semibold text-ink">
                {story.name}
              </a>
              <ShopAddress story={story} />
              {!isReleased && <VersionLine story={story} />}
              {!isReleased && facts && <RowFaults story={story} facts={facts} />}
            </div>
            {!isReleased ? (
              <StateBadge state={story.state} language={language} />
            ) : (
              <span className="text-quiet text-small">{t(`since.${story.state}`)}</span>
            )}
            {isOpen && (!story.version || story.version.isBehind) && (
              <Button
                size="small"
                aria-label={t('takeNamed', { name: story.name })}
                onClick={() => onTake(story)}
              >
                {t('take')}
              </Button>
            )}
            {isOpen && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('removeNamed', { name: story.name })}
                onClick={() => onRemove([story])}
              >
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where shoppers find a page, which opens there once it is published. */
function ShopAddress({ story: { address, state } }: { story: ReleasedStory }) {
  const [path = ''] = address.split(' ')
  return (
    <p className="truncate text-quiet text-small">
      {state !== 'draft' && path.startsWith('/') ? (
        <a
          href={path}
          target="_blank"
          rel="noopener"
          className="inline-block max-w-full truncate py-1 align-bottom text-inherit"
        >
          {address}
        </a>
      ) : (
        address
      )}
    </p>
  )
}

/** Which version of a story the release holds, and whether its draft is newer. */
function VersionLine({ story: { version } }: { story: ReleasedStory }) {
  const language = useLanguage()
  const t = releasesText(language)
  if (!version) return <p className="text-small text-warning">{t('anew')}</p>
  return (
    <p className="text-quiet text-small">
      {t('version', {
        at: formatMoment(language, version.at),
        by: version.author ?? t('program'),
        writer: version.writer ?? t('program'),
      })}
      {version.isBehind && <span className="text-warning"> {t('behind')}</span>}
    </p>
  )
}
