import { useLanguage } from '@/lib/studio/i18n/client'
import { FaultyBlocks, storiesText } from '@/lib/studio/stories/client'
import type { ReleaseFacts } from './facts'
import { releasesText } from './messages'
import type { ReleasedStory } from './read'

/** What of the version in the release will not appear as intended. */
export function RowFaults({ story, facts }: { story: ReleasedStory; facts: ReleaseFacts }) {
  const t = storiesText(useLanguage())
  const { faulty = [], hints = [] } = facts.stories.find(({ id }) => id === story.id)?.facts ?? {}
  return (
    <div className="grid gap-2 text-small empty:hidden">
      <FaultyBlocks
        storyId={story.id}
        blocks={faulty}
        isFault
        words={t('facts.faulty', { count: faulty.length })}
      />
      <FaultyBlocks storyId={story.id} blocks={hints} words={t('facts.hints', { count: hints.length })} />
    </div>
  )
}

type Props = { facts: ReleaseFacts | undefined; hasFailed: boolean }

/** Which pages of a release will not appear as intended, before its moment; each leads to its line in the list. */
export function ReleaseFaults({ facts, hasFailed }: Props) {
  const t = releasesText(useLanguage())
  if (hasFailed)
    return (
      <p role="alert" className="rounded-card bg-warning-ground p-4 text-warning">
        {t('faults.failed')}
      </p>
    )
  const pages = facts?.stories ?? []
  const faulty = pages.filter((page) => page.facts.faulty.length > 0)
  const untranslated = pages.filter((page) => page.facts.untranslated && page.facts.faulty.length === 0)
  if (faulty.length + untranslated.length > 0)
    return (
      <section
        aria-labelledby="release-faults"
        className="grid gap-2 rounded-card bg-warning-ground p-4 text-warning"
      >
        <h2 id="release-faults" className="font-semibold">
          {t('faults.title', { count: faulty.length + untranslated.length, of: pages.length })}
        </h2>
        <ul className="list-disc ps-5">
          {[...faulty, ...untranslated].map((page) => (
            <li key={page.id}>
              <a href={`#page-${page.id}`} className="text-inherit">
                {page.name}
              </a>{' '}
              {page.facts.faulty.length > 0
                ? t('faults.blocks', { count: page.facts.faulty.length })
                : t('faults.untranslated', { count: page.facts.untranslated?.texts ?? 0 })}
            </li>
          ))}
        </ul>
      </section>
    )
  return (
    <p role="status" className="text-quiet">
      {facts ? t('faults.none') : t('faults.checking')}
    </p>
  )
}
