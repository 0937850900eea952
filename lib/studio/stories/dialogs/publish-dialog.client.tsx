'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog } from '@/lib/studio/ui'
import { useSubmit } from '@/lib/studio/ui/client'
import { FactsView } from '../facts-view.client'
import { storiesText } from '../messages'
import type { StoryRow } from '../story-row'
import { problemOf } from './use-edit'

type Props = {
  row: StoryRow
  action: 'publish' | 'unpublish'
  onClose: () => void
  onDone: () => void
  /** The draft is not the one that was listed. */
  onStale: () => void
}

/** Says what publishing or taking off means before it is done, and publishes the draft that was listed alone. */
export function PublishDialog({ row, action, onClose, onDone, onStale }: Props) {
  const t = storiesText(useLanguage())
  const { busy, errors, send } = useSubmit()
  const [isRead, setRead] = useState(false)
  const submit = async () => {
    const body = action === 'publish' ? { seen: { mark: row.mark } } : undefined
    const path = `stories/${row.id}/${action}/`
    if (await send(path, { method: 'POST', ...(body && { body }) }, { onChanged: onStale })) onDone()
  }
  return (
    <FormDialog
      id="publish-story"
      title={t(`dialogs.${action}`, { name: row.name })}
      submitLabel={t(`actions.${action}`)}
      danger={action === 'unpublish'}
      busy={busy || !isRead}
      onClose={onClose}
      onSubmit={() => isRead && void submit()}
    >
      {errors.story && (
        <p role="alert" className="text-error">
          {t(`problems.${problemOf(errors.story)}`)}
        </p>
      )}
      <FactsView
        storyId={row.id}
        action={action}
        looked={row}
        onRead={({ draft }) => setRead(action === 'unpublish' || draft?.mark === row.mark)}
      />
    </FormDialog>
  )
}
