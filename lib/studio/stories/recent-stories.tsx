import { formatMoment, type StudioLanguage } from '@/lib/studio/i18n'
import { marketName } from './market-name'
import { storiesText } from './messages'
import type { RecentStory } from './read'
import { StateBadge } from './state-badge'

type RecentStoriesProps = {
  language: StudioLanguage
  own: readonly RecentStory[]
  others: readonly RecentStory[]
}

/** The way back to what the person worked on, and to what the others did. */
export function RecentStories({ language, own, others }: RecentStoriesProps) {
  const t = storiesText(language)
  const lists = [
    { name: 'own' as const, stories: own },
    { name: 'others' as const, stories: others },
  ].filter(({ stories }) => stories.length > 0)
  if (lists.length === 0) return null
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {lists.map(({ name, stories }) => (
        <section
          key={name}
          aria-labelledby={`recent-${name}`}
          className="rounded-card border border-line bg-card py-2"
        >
          <h2 id={`recent-${name}`} className="px-4 py-1 font-semibold text-quiet text-small">
            {t(`recent.${name}`)}
          </h2>
          <ul>
            {stories.map(({ row, by, at }) => (
              <li key={row.id} className="flex items-center gap-3 px-4 py-1">
                <span className="grid min-w-0 flex-1">
                  <a href={`/studio/stories/${row.id}/`} className="truncate font-medium text-ink">
                    {row.name}
                  </a>
                  <span className="truncate text-quiet text-small">
                    {[
                      marketName(row.fullSlug.split('/')[0] ?? '', language),
                      ...(name === 'others' ? [by] : []),
                      formatMoment(language, at),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {row.state && <StateBadge state={row.state} language={language} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
