'use client'

import { useLanguage } from '@/lib/studio/i18n/client'
import { Facts } from '@/lib/studio/stories/client'
import { FormDialog } from '@/lib/studio/ui'
import { LoadFailed, useRead, useUiText } from '@/lib/studio/ui/client'
import type { ReleaseFacts } from './facts'
import { releasesText } from './messages'

type Props = { releaseId: number; count: number; onClose: () => void; onPublish: () => void }

/** Says what publishing each version of a release means, before all are published together. */
export function PublishDialog({ releaseId, count, onClose, onPublish }: Props) {
  const t = releasesText(useLanguage())
  const ui = useUiText()
  const { data, failed, again } = useRead<ReleaseFacts>(`releases/${releaseId}/publication/`)
  const waiting = data?.stories.filter(({ facts }) => facts.waits !== undefined).length ?? 0
  return (
    <FormDialog
      id="publish-release"
      title={t('publishTitle')}
      // All or none: with a page that is not ready it would be refused.
      submitLabel={waiting > 0 ? ui('close') : t('publish')}
      busy={!data}
      onClose={onClose}
      onSubmit={() => data && (waiting > 0 ? onClose() : onPublish())}
    >
      {waiting > 0 ? (
        <p role="alert" className="rounded-field bg-error-ground p-3 text-error">
          {t('publishWaits', { count: waiting })}
        </p>
      ) : (
        <p>{t('publishText', { count })}</p>
      )}
      {failed !== undefined && <LoadFailed status={failed} onRetry={again} />}
      {!data && failed === undefined && <p className="text-quiet">{ui('loading')}</p>}
      {data?.stories.map(({ id, name, address, facts }) => (
        <section key={id} className="grid gap-2 border-line border-t pt-3">
          <h3 className="font-semibold">
            {name} <span className="font-normal text-quiet text-small wrap-anywhere">{address}</span>
          </h3>
          <Facts storyId={id} facts={facts} action="publish" isVersion />
        </section>
      ))}
    </FormDialog>
  )
}
