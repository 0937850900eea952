'use client'

import { useLanguage } from '@/lib/studio/i18n/client'
import { Facts } from '@/lib/studio/stories/client'
import { FormDialog } from '@/lib/studio/ui'
import { LoadFailed, useRead, useUiText } from '@/lib/studio/ui/client'
import { releasesText } from './messages'
import type { UndoFacts, UndonePage } from './undo'

type Props = { releaseId: number; onClose: () => void; onUndo: (pages: readonly UndonePage[]) => void }

/** Says what shoppers see of each page once a published release is undone, before all of it is undone together. */
export function UndoDialog({ releaseId, onClose, onUndo }: Props) {
  const t = releasesText(useLanguage())
  const ui = useUiText()
  const { data, failed, again } = useRead<UndoFacts>(`releases/${releaseId}/undoing/`)
  const undone = data?.pages.filter(({ becomes }) => becomes !== 'stays') ?? []
  const isNothing = data !== undefined && undone.length === 0
  return (
    <FormDialog
      id="undo-release"
      title={t('undoing.title')}
      submitLabel={isNothing ? ui('close') : t('undoing.submit')}
      danger={!isNothing}
      busy={!data}
      onClose={onClose}
      onSubmit={() => data && (isNothing ? onClose() : onUndo(undone))}
    >
      <p>{t(isNothing ? 'undoing.nothing' : 'undoing.text')}</p>
      {failed !== undefined && <LoadFailed status={failed} onRetry={again} />}
      {!data && failed === undefined && <p className="text-quiet">{ui('loading')}</p>}
      {data?.pages.map(({ id, name, address, becomes, facts }) => (
        <section key={id} className="grid gap-2 border-line border-t pt-3">
          <h3 className="font-semibold">
            {name} <span className="font-normal text-quiet text-small wrap-anywhere">{address}</span>
          </h3>
          <p className={becomes === 'former' ? '' : 'text-warning'}>{t(`undoing.becomes.${becomes}`)}</p>
          {facts && (
            <Facts
              storyId={id}
              facts={facts}
              action={becomes === 'off' ? 'unpublish' : 'publish'}
              isVersion
            />
          )}
        </section>
      ))}
    </FormDialog>
  )
}
