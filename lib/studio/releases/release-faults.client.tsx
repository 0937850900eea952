import { useLanguage } from '@/lib/studio/i18n/client'
import { counted, FaultyBlocks, type PublicationFacts, storiesText } from '@/lib/studio/stories/client'
import type { ReleaseFacts } from './facts'
import { releasesText } from './messages'
import type { ReleasedStory } from './read'

/** What of the version in the release will not appear as intended. */
export function RowFaults({ story, facts }: { story: ReleasedStory; facts: ReleaseFacts }) {
  const t = storiesText(useLanguage())
  const {
    faulty = [],
    headings = [],
    hints = [],
  } = facts.stories.find(({ id }) => id === story.id)?.facts ?? {}
  return (
    <div className="grid gap-2 text-small empty:hidden">
      <FaultyBlocks
        storyId={story.id}
        blocks={faulty}
        isFault
        words={t('facts.faulty', { count: faulty.length })}
      />
      <FaultyBlocks
        storyId={story.id}
        blocks={headings}
        words={t('facts.headings', { count: headings.length })}
      />
      <FaultyBlocks storyId={story.id} blocks={hints} words={t('facts.hints', { count: hints.length })} />
    </div>
  )
}

/** What is told of a page in the list above: all that its line tells, so that both count the same. */
const inList = [
  ...(['empty', 'stage', 'reach', 'faulty', 'untranslated', 'headings', 'hints', 'comments'] as const),
  'ends',
] as const

export const heldNotes = (facts: PublicationFacts) =>
  inList.flatMap((key) => (counted[key](facts) > 0 ? [{ key, count: counted[key](facts) }] : []))

const rankOf = (notes: readonly { key: (typeof inList)[number] }[]) =>
  notes[0] ? inList.indexOf(notes[0].key) : inList.length

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
  const told = pages
    .map((page) => ({ ...page, notes: heldNotes(page.facts) }))
    .filter(({ notes }) => notes.length > 0)
    .sort((one, two) => rankOf(one.notes) - rankOf(two.notes))
  if (told.length > 0)
    return (
      <section
        aria-labelledby="release-faults"
        className="grid gap-2 rounded-card bg-warning-ground p-4 text-warning"
      >
        <h2 id="release-faults" className="font-semibold">
          {t('faults.title', { count: told.length, of: pages.length })}
        </h2>
        <ul className="list-disc ps-5">
          {told.map((page) => (
            <li key={page.id}>
              <a href={`#page-${page.id}`} className="text-inherit">
                {page.name}
              </a>{' '}
              <span className="text-small wrap-anywhere">({page.address})</span>
              {page.notes.map((note) => (
                <span key={note.key}> {t(`faults.${note.key}`, { count: note.count })}</span>
              ))}
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
