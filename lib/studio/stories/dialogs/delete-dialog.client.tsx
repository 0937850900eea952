'use client'

import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { countUnsavedWork } from '@/lib/studio/kept'
import { FormDialog } from '@/lib/studio/ui'
import { LoadFailed, useRead, useUiText } from '@/lib/studio/ui/client'
import type { Consequences } from '../consequences'
import { isVisited } from '../matters'
import { storiesText } from '../messages'
import type { StoryRow } from '../story-row'
import { ConnectionList } from './connections'
import { LeadField, leavingPath, useLead } from './lead-field.client'
import { useEdit } from './use-edit'

type DeleteDialogProps = { row: StoryRow; onClose: () => void; onDone: (bin?: number) => void }

/** Says what a deletion takes along and what refers to it, before it is done. */
export function DeleteDialog({ row, onClose, onDone }: DeleteDialogProps) {
  const language = useLanguage()
  const t = storiesText(language)
  const ui = useUiText()
  const { busy, errors, send } = useEdit(['leadTo', 'story'])
  const lead = useLead()
  const { data: consequences, failed, again } = useRead<Consequences>(`stories/${row.id}/consequences/`)
  const submit = async () => {
    if (!lead.check()) return
    const done = await send(leavingPath(`stories/${row.id}/`, lead.target), { method: 'DELETE' })
    if (done) onDone(done.bin)
  }
  return (
    <FormDialog
      id="delete-story"
      title={t('dialogs.delete', { name: row.name })}
      submitLabel={t('actions.delete')}
      danger
      busy={busy || !consequences}
      onClose={onClose}
      onSubmit={() => consequences && submit()}
    >
      {errors.story && (
        <p role="alert" className="rounded-field bg-error-ground p-3 text-error">
          {t('dialogs.notDeleted', { why: errors.story })}
        </p>
      )}
      {failed !== undefined && <LoadFailed status={failed} onRetry={again} />}
      {!consequences && failed === undefined && <p className="text-quiet">{ui('loading')}</p>}
      {consequences && row.isFolder && <p>{t('dialogs.deleteFolder', { stories: consequences.stories })}</p>}
      {consequences?.saved && (
        <p>
          {t('facts.saved', {
            at: formatMoment(language, consequences.saved.at),
            by: consequences.saved.by ?? t('facts.program'),
          })}
        </p>
      )}
      {consequences && (
        <p className="font-semibold">
          {t(row.isFolder ? 'dialogs.toBinFolder' : 'dialogs.toBin', { days: consequences.binDays })}
        </p>
      )}
      {consequences?.isPublic && <p>{t('dialogs.deletePublic')}</p>}
      {consequences && isVisited(row, consequences.reach) && (
        <LeadField leaving={[row.id]} near={row.fullSlug} lead={lead} error={errors.leadTo} />
      )}
      {consequences && (
        <ConnectionList action="delete" connections={consequences} unsaved={countUnsavedWork(row)} />
      )}
    </FormDialog>
  )
}
