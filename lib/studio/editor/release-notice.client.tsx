import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { ReleasedVersion } from '@/lib/studio/schedules'
import { useText } from './texts'

type Props = {
  releases: readonly ReleasedVersion[]
  /** Whether a version is another one than the draft. */
  isBehind: (version: NonNullable<ReleasedVersion['version']>) => boolean
}

/** Which releases hold which version of the page, and whether the draft has changed since. */
export function ReleaseNotice({ releases, isBehind }: Props) {
  const language = useLanguage()
  const t = useText()
  return releases.map(({ id, name, releaseAt, version }) => {
    const asks = version === undefined || isBehind(version)
    const when = releaseAt && formatMoment(language, releaseAt)
    return (
      <p
        key={id}
        role="status"
        className={`basis-full rounded-field px-3 py-1.5 text-small ${asks ? 'bg-warning-ground text-warning' : 'bg-info-ground text-info'}`}
      >
        {t(when ? 'released.planned' : 'released.byHand', { name, when: when ?? '' })}{' '}
        {version
          ? t('released.version', {
              at: formatMoment(language, version.at),
              by: version.author ?? t('schedule.program'),
            })
          : t('released.anew')}
        {version && asks && ` ${t('released.behind')}`}{' '}
        <a href={`/studio/releases/${id}/`} className="font-semibold text-inherit underline">
          {t('released.open')}
        </a>
      </p>
    )
  })
}
