import type { StudioLanguage } from '@/lib/studio/i18n'
import { storiesText } from './messages'
import type { StoryList } from './read'

type Props = {
  references: StoryList
  language: StudioLanguage
  /** Nothing else is told that depends on the story. */
  isAlone?: boolean
}

/** What refers to a story: its links and references would lead nowhere without it. */
export function ReferenceList({ references, language, isAlone = true }: Props) {
  const t = storiesText(language)
  if (references.total === 0) return isAlone ? <p>{t('dialogs.noReferences')}</p> : null
  return (
    <section className="rounded-field bg-warning-ground p-3 text-warning">
      <h3 className="mb-1 font-semibold">{t('dialogs.references', { total: references.total })}</h3>
      <ul className="list-disc ps-5">
        {references.rows.map(({ id, name, address }) => (
          <li key={id}>
            <a href={`/studio/stories/${id}/`} className="text-inherit">
              {name}
            </a>{' '}
            ({address})
          </li>
        ))}
        {references.total > references.rows.length && (
          <li>{t('dialogs.moreReferences', { left: references.total - references.rows.length })}</li>
        )}
      </ul>
    </section>
  )
}
