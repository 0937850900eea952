import type { ReactNode } from 'react'
import { formatMoment, formatPlanned, stageName } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { StoryPlan } from '@/lib/studio/schedules'
import { Button } from '@/lib/studio/ui'
import { useText } from './texts'

type Props = {
  plan: StoryPlan
  /** The draft is another one than the version that is planned. */
  isBehind: boolean
  /** The draft is what shoppers see. */
  isLive: boolean
  mayPublish: boolean
  /** The person has said that the version stays planned although the draft has changed. */
  isKept: boolean
  onAnew: () => void
  onKeep: () => void
  /** The buttons of a plan on hold. */
  takeOver: ReactNode
}

/** Which version of the page is planned and when it leaves the shop, whether the draft has changed since, and whether the plan is on hold. */
export function PlanNotice(props: Props) {
  const { plan, isBehind, isLive, mayPublish, isKept, onAnew, onKeep, takeOver } = props
  const language = useLanguage()
  const t = useText()
  const { version, onHold } = plan
  // The clock of the market, which is shown as it stands; without a time there is only what is on hold.
  const [when, end] = [plan.publishAt, plan.unpublishAt].map((at) => (at ? formatPlanned(language, at) : ''))
  const asks = plan.publishAt !== '' && !isKept && (isBehind || !version)
  if (onHold)
    return (
      <div
        role="status"
        className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-warning-ground px-3 py-1.5 text-small text-warning"
      >
        <p className="min-w-[min(11rem,100%)] flex-1">
          {onHold.reason.why === 'stage'
            ? t('schedule.onHoldStage', { stage: stageName(onHold.reason.stage, language) })
            : t(onHold.reason.why === 'over' ? 'schedule.onHoldOver' : 'schedule.onHold', {
                planner: onHold.planner,
              })}
          {onHold.isDue && ` ${t('schedule.isDue')}`}
        </p>
        {mayPublish && takeOver}
      </div>
    )
  return (
    <div
      role="status"
      className={`flex basis-full flex-wrap items-center gap-x-3 gap-y-1 rounded-field px-3 py-1.5 text-small ${asks ? 'bg-warning-ground text-warning' : 'bg-info-ground text-info'}`}
    >
      <p className="min-w-[min(11rem,100%)] flex-1">
        {when && version
          ? t('schedule.held', {
              when,
              at: formatMoment(language, version.at),
              by: version.author ?? t('schedule.program'),
            })
          : when
            ? t('schedule.asksAnew', { when })
            : ''}
        {when && version && isBehind && ` ${t(isLive ? 'schedule.behindLive' : 'schedule.behind')}`}
        {end && ` ${t('schedule.ends', { when: end })}`}
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
