import { formatMoment, type StudioLanguage } from '@/lib/studio/i18n'
import { marketName } from './market-name'
import { storiesText } from './messages'
import type { RecentStory, WaitingStories } from './read'
import { StateBadge } from './state-badge'
import type { StoryRow } from './story-row'

type RecentStoriesProps = {
  language: StudioLanguage
  own: readonly RecentStory[]
  waiting: WaitingStories
  others: readonly RecentStory[]
}

type Line = { row: StoryRow; by: string | undefined; at: string }

const isNotPublished = ({ row: { state } }: { row: StoryRow }) => state === 'draft' || state === 'changed'

/** The way back to what the person worked on, then what waits to be published, and what the others did. */
export function RecentStories({ language, own, waiting, others }: RecentStoriesProps) {
  const t = storiesText(language)
  const isOwn = new Set(own.map(({ row }) => row.id))
  const waitingLines = waiting.rows
    .filter(({ id }) => !isOwn.has(id))
    .map((row) => ({ row, by: row.savedBy ?? undefined, at: row.updatedAt }))
  // A page is named once.
  const named = new Set(waiting.rows.map(({ id }) => id))
  const more = [
    { state: 'changed', count: waiting.changed, words: t('recent.changed', { count: waiting.changed }) },
    { state: 'draft', count: waiting.drafts, words: t('recent.drafts', { count: waiting.drafts }) },
  ].filter(({ count }) => count > 0)
  const lists: { name: 'own' | 'waiting' | 'others'; lines: readonly Line[] }[] = [
    { name: 'own' as const, lines: own.map((each) => ({ ...each, by: undefined })) },
    { name: 'waiting' as const, lines: waitingLines },
    {
      name: 'others' as const,
      lines: others.filter((each) => !named.has(each.row.id) || !isNotPublished(each)),
    },
  ].filter(({ name, lines }) => lines.length > 0 || (name === 'waiting' && more.length > 0))
  if (lists.length === 0) return null
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
      {lists.map(({ name, lines }) => (
        <section
          key={name}
          aria-labelledby={`recent-${name}`}
          className="rounded-card border border-line bg-card py-2"
        >
          <h2
            id={`recent-${name}`}
            className={`px-4 py-1 font-semibold ${name === 'own' ? '' : 'text-quiet text-small'}`}
          >
            {t(`recent.${name}`)}
          </h2>
          <ul className="empty:hidden">
            {lines.map((line) => (
              <Story key={line.row.id} line={line} language={language} />
            ))}
          </ul>
          {name === 'waiting' && more.length > 0 && (
            <p className="flex flex-wrap gap-x-4 gap-y-1 px-4 pt-1 text-small">
              {more.map(({ state, words }) => (
                <a key={state} href={`/studio/?state=${state}`}>
                  {words}
                </a>
              ))}
            </p>
          )}
        </section>
      ))}
    </div>
  )
}

function Story({ line: { row, by, at }, language }: { line: Line; language: StudioLanguage }) {
  return (
    <li className="flex items-center gap-3 px-4 py-1">
      <span className="grid min-w-0 flex-1">
        <a href={`/studio/stories/${row.id}/`} className="truncate font-medium text-ink">
          {row.name}
        </a>
        <span className="truncate text-quiet text-small">
          {[marketName(row.fullSlug.split('/')[0] ?? '', language), by, formatMoment(language, at)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {row.state && <StateBadge state={row.state} language={language} />}
    </li>
  )
}
