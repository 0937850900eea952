'use client'

import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FaultyBlocks, StateBadge, storiesText } from '@/lib/studio/stories/client'
import { Button } from '@/lib/studio/ui'
import type { ReleaseFacts } from './facts'
import { releasesText } from './messages'
import type { ReleasedStory } from './read'

type Props = {
  stories: readonly ReleasedStory[]
  /** The release was published; its stories no longer change with it. */
  isReleased: boolean
  /** The stories can be changed by this person. */
  isOpen: boolean
  facts: ReleaseFacts | undefined
  onTake: (story: ReleasedStory) => void
  onRemove: (story: ReleasedStory) => void
}

/** The stories of a release, with the version that it holds of each. */
export function ReleasedStories({ stories, isReleased, isOpen, facts, onTake, onRemove }: Props) {
  const language = useLanguage()
  const t = releasesText(language)
  return (
    <ul className="rounded-card border border-line bg-card">
      {stories.map((story) => (
        <li
          key={story.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-2 last:border-0"
        >
          <div className="min-w-44 flex-1">
            <a href={`/studio/stories/${story.id}/`} className="inline-block py-0.5 font-semibold text-ink">
              {story.name}
            </a>
            <ShopAddress story={story} />
            {!isReleased && <VersionLine story={story} />}
            {isOpen && facts && <RowFaults story={story} facts={facts} />}
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
              onClick={() => onRemove(story)}
            >
              {t('remove')}
            </Button>
          )}
        </li>
      ))}
    </ul>
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

/** What of the version in the release will not appear as intended. */
function RowFaults({ story, facts }: { story: ReleasedStory; facts: ReleaseFacts }) {
  const t = storiesText(useLanguage())
  const { faulty = [], hints = [] } = facts.stories.find(({ id }) => id === story.id)?.facts ?? {}
  return (
    <div className="grid gap-2 text-small empty:hidden">
      <FaultyBlocks storyId={story.id} blocks={faulty} words={t('facts.faulty', { count: faulty.length })} />
      <FaultyBlocks storyId={story.id} blocks={hints} words={t('facts.hints', { count: hints.length })} />
    </div>
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
