import { formatMoment, type StudioLanguage } from '@/lib/studio/i18n'
import { schedulesText } from './messages'
import type { TakenOver } from './take-over'

type Props = { taken: readonly TakenOver[]; language: StudioLanguage }

/** Tells a planner which releases run in the name of somebody else now; nothing without any. */
export function TakenOverPlans({ taken, language }: Props) {
  const t = schedulesText(language)
  if (taken.length === 0) return null
  return (
    <ul className="grid gap-1 rounded-card bg-info-ground p-4 text-info text-small">
      {taken.map(({ id, name, by, at }) => (
        <li key={id}>{t('tookOver', { name, by, at: formatMoment(language, at) })}</li>
      ))}
    </ul>
  )
}
