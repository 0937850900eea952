import { type StudioLanguage, stageName } from '@/lib/studio/i18n'
import { ColourDot } from '@/lib/studio/ui'
import type { AssignedRow } from './assigned-rows'
import { stagesText } from './messages'

type Props = { rows: readonly AssignedRow[]; language: StudioLanguage }

/** The pages that somebody has given to the person, what is due first; nothing without any. */
export function AssignedStories({ rows, language }: Props) {
  const t = stagesText(language)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="assigned" className="grid gap-2 rounded-card border border-line bg-card p-4">
      <h2 id="assigned" className="font-semibold">
        {t('mine')}
      </h2>
      <ul className="grid gap-2">
        {rows.map(({ id, name, path, stage: stored, color, day, isLate, by, note }) => {
          const stage = stageName(stored, language)
          return (
            <li key={id} className="min-w-0">
              <a href={`/studio/stories/${id}/`} className="font-semibold wrap-anywhere">
                {name}
              </a>{' '}
              <span className="break-all text-quiet text-small">/{path}/</span>
              <p className={isLate ? 'text-small text-warning' : 'text-quiet text-small'}>
                <ColourDot color={color} className="me-1.5 inline-block" />
                {day ? t(isLate ? 'mineLate' : 'mineDue', { stage, day }) : stage}
                {by && ` · ${t('mineBy', { by })}`}
              </p>
              {note && (
                <p className="whitespace-pre-line text-small wrap-anywhere">{t('mineNote', { note })}</p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
