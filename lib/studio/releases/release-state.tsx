import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { classes } from '@/lib/studio/ui'
import { releasesText } from './messages'
import type { ReleaseRow } from './read'

const looks = {
  done: 'bg-success-ground text-success',
  over: 'bg-ink/8 text-quiet',
  undone: 'bg-warning-ground text-warning',
  planned: 'bg-info-ground text-info',
  held: 'bg-warning-ground text-warning',
  open: 'bg-ink/8 text-quiet',
} as const

/** Whether a release is published, was undone, is over without a page, planned, on hold, or waits to be published by hand. */
export function ReleaseState({
  release: { releaseAt, releasedAt, undone, onHold, stories },
}: {
  release: ReleaseRow
}) {
  const language = useLanguage()
  const t = releasesText(language)
  const state = undone
    ? 'undone'
    : releasedAt
      ? stories === 0
        ? 'over'
        : 'done'
      : onHold
        ? 'held'
        : releaseAt
          ? 'planned'
          : 'open'
  const moment = undone?.at ?? releasedAt ?? releaseAt
  const at = moment ? formatMoment(language, moment) : ''
  return (
    <span
      className={classes(
        'inline-flex min-h-5.5 items-center rounded-full px-2 font-semibold text-small',
        looks[state],
      )}
    >
      {t(`states.${state}`, { at, by: undone?.by ?? '' })}
    </span>
  )
}
