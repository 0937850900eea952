import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { StoryPlan } from '@/lib/studio/schedules'
import { Button } from '@/lib/studio/ui'
import { useText } from './texts'

type Props = {
  plan: StoryPlan
  /** The draft is another one than the version that is planned. */
  isBehind: boolean
  mayPublish: boolean
  onAnew: () => void
  onKeep: () => void
}

const clockFormat = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const

/** Which version of the page is planned, and whether the draft has changed since. */
export function PlanNotice({ plan, isBehind, mayPublish, onAnew, onKeep }: Props) {
  const language = useLanguage()
  const t = useText()
  const { version } = plan
  // The clock of the market, which is shown as it stands.
  const when = new Intl.DateTimeFormat(language, clockFormat).format(new Date(`${plan.publishAt}Z`))
  const asks = isBehind || !version
  return (
    <div
      role="status"
      className={`flex basis-full flex-wrap items-center gap-x-3 gap-y-1 rounded-field px-3 py-1.5 text-small ${asks ? 'bg-warning-ground text-warning' : 'bg-info-ground text-info'}`}
    >
      <p className="min-w-44 flex-1">
        {version
          ? t('schedule.held', {
              when,
              at: formatMoment(language, version.at),
              by: version.author ?? t('schedule.program'),
            })
          : t('schedule.asksAnew', { when })}
        {version && isBehind && ` ${t('schedule.behind')}`}
      </p>
      {asks && mayPublish && (
        <div className="flex gap-2">
          <Button size="small" onClick={onAnew}>
            {t('schedule.planAnew')}
          </Button>
          {version && (
            <Button size="small" variant="quiet" onClick={onKeep}>
              {t('schedule.keepIt')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
