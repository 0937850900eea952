'use client'

import { useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog } from '@/lib/studio/ui'
import { useUiText } from '@/lib/studio/ui/client'
import { storiesText } from '../messages'
import type { Consequences } from '../read'
import type { StoryRow } from '../story-row'
import { useEdit } from './use-edit'

type DeleteDialogProps = { row: StoryRow; onClose: () => void; onDone: () => void }

/** Says what a deletion takes along and what refers to it, before it is done. */
export function DeleteDialog({ row, onClose, onDone }: DeleteDialogProps) {
  const t = storiesText(useLanguage())
  const ui = useUiText()
  const { busy, send } = useEdit([])
  const [consequences, setConsequences] = useState<Consequences>()
  useEffect(() => {
    void askStudio<Consequences>(`stories/${row.id}/consequences/`).then(
      (answer) => answer.ok && setConsequences(answer.data),
    )
  }, [row.id])
  const submit = async () => {
    if (await send(`stories/${row.id}/`, { method: 'DELETE' })) onDone()
  }
  const references = consequences?.references
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
      {!consequences && <p className="text-quiet">{ui('loading')}</p>}
      {consequences && row.isFolder && <p>{t('dialogs.deleteFolder', { stories: consequences.stories })}</p>}
      {consequences?.isPublic && <p>{t('dialogs.deletePublic')}</p>}
      {references && references.total > 0 && (
        <section className="rounded-field bg-warning-ground p-3 text-warning">
          <h3 className="mb-1 font-semibold">{t('dialogs.references', { total: references.total })}</h3>
          <ul className="list-disc ps-5">
            {references.rows.map(({ id, name, fullSlug }) => (
              <li key={id}>
                <a href={`/studio/stories/${id}/`} className="text-inherit">
                  {name}
                </a>{' '}
                ({fullSlug})
              </li>
            ))}
            {references.total > references.rows.length && (
              <li>{t('dialogs.moreReferences', { left: references.total - references.rows.length })}</li>
            )}
          </ul>
        </section>
      )}
      {references?.total === 0 && <p>{t('dialogs.noReferences')}</p>}
    </FormDialog>
  )
}
