import { formatMoment, formatPlanned, zoneName } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { StoryPlan } from '@/lib/studio/schedules'
import { useText } from '../texts'

type Props = {
  /** By the clock of the market; empty for nothing planned. */
  publishAt: string
  unpublishAt: string
  timeZone: string
  /** What goes out: when it was saved or planned, and by whom; unset until it is known. */
  version: { isKept: boolean; at: string; by: string | undefined } | undefined
}

/** Says before a plan is made which version goes out when, and when the page leaves the shop. */
export function PlanWords({ publishAt, unpublishAt, timeZone, version }: Props) {
  const language = useLanguage()
  const t = useText()
  const zone = t('form.zone', { zone: zoneName(language, timeZone) })
  if (publishAt === '' && unpublishAt === '') return null
  return (
    <div role="status" className="grid gap-1 rounded-field bg-info-ground p-3 text-info">
      {publishAt !== '' && version && (
        <p>
          {t(version.isKept ? 'schedule.goesOutKept' : 'schedule.goesOut', {
            ...{ when: formatPlanned(language, publishAt), zone },
            ...{ at: formatMoment(language, version.at), by: version.by ?? t('schedule.program') },
          })}
        </p>
      )}
      {unpublishAt !== '' && (
        <p>{t('schedule.goesOff', { when: formatPlanned(language, unpublishAt), zone })}</p>
      )}
    </div>
  )
}

type OverlapProps = {
  plan: Pick<StoryPlan, 'publishAt' | 'unpublishAt' | 'releases'>
  /** The plan that was there when the dialog was opened. */
  first: Pick<StoryPlan, 'publishAt' | 'unpublishAt'>
}

/** Names what is planned for the page besides: by releases that hold it, and by somebody else since the dialog is open. */
export function OverlapWords({ plan, first }: OverlapProps) {
  const language = useLanguage()
  const t = useText()
  const isOther = plan.publishAt !== first.publishAt || plan.unpublishAt !== first.unpublishAt
  const hasPlan = plan.publishAt !== '' || plan.unpublishAt !== ''
  const releases = plan.releases ?? []
  if (!isOther && releases.length === 0) return null
  const times = [
    plan.publishAt && t('schedule.otherPublish', { when: formatPlanned(language, plan.publishAt) }),
    plan.unpublishAt && t('schedule.otherUnpublish', { when: formatPlanned(language, plan.unpublishAt) }),
  ].filter(Boolean)
  return (
    <div role="status" className="grid gap-1 rounded-field bg-warning-ground p-3 text-warning">
      {isOther && (
        <p>{hasPlan ? t('schedule.other', { times: times.join(', ') }) : t('schedule.otherEnded')}</p>
      )}
      {releases.map(({ id, name, releaseAt }) => (
        <p key={id}>
          {releaseAt
            ? t('schedule.inRelease', { name, when: formatMoment(language, releaseAt) })
            : t('schedule.inReleaseByHand', { name })}{' '}
          <a href={`/studio/releases/${id}/`} target="_blank" rel="noreferrer" className="text-inherit">
            {t('released.open')}
          </a>
        </p>
      ))}
    </div>
  )
}
