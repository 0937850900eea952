import { useLanguage } from '@/lib/studio/i18n/client'
import { Button } from '@/lib/studio/ui'
import { holdWords } from './hold-words'
import { releasesText } from './messages'
import type { ReleaseRow } from './read'

type Props = { release: ReleaseRow; busy: boolean; onTakeOver?: (() => void) | undefined }

/** Why nothing happens at the time of a release, and who goes on with it. */
export function HoldNotice({ release, busy, onTakeOver }: Props) {
  const t = releasesText(useLanguage())
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-warning-ground p-4 text-warning"
    >
      <p className="max-w-prose">
        {holdWords(release, t)}
        {release.isDue && ` ${t('isDue')}`}
      </p>
      {onTakeOver && (
        <Button busy={busy} onClick={onTakeOver}>
          {t('takeOver')}
        </Button>
      )}
    </div>
  )
}
