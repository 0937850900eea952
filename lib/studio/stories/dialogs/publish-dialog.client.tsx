'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog } from '@/lib/studio/ui'
import { blockAddress, stageAddress, useSubmit } from '@/lib/studio/ui/client'
import type { PublicationFacts } from '../facts'
import { FactsView } from '../facts-view.client'
import { storiesText } from '../messages'
import { publishStep } from '../publish-step'
import type { StoryRow } from '../story-row'
import { LeadField, leavingPath, useLead } from './lead-field.client'
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
  const lead = useLead()
  const [facts, setFacts] = useState<PublicationFacts>()
  const step = facts && publishStep(facts)
  const submit = async () => {
    if (!lead.check()) return
    if (action === 'publish' && facts?.note !== undefined)
      return window.location.assign(blockAddress(row.id, { uid: facts.note }))
    if (action === 'publish' && step === 'toStage') return window.location.assign(stageAddress(row.id))
    const body = action === 'publish' ? { seen: { mark: row.mark } } : undefined
    const path = leavingPath(`stories/${row.id}/${action}/`, action === 'unpublish' ? lead.target : undefined)
    if (await send(path, { method: 'POST', ...(body && { body }) }, { onChanged: onStale })) onDone()
  }
  return (
    <FormDialog
      id="publish-story"
      title={t(`dialogs.${action}`, { name: row.name })}
      submitLabel={action === 'publish' && step ? t(`publishStep.${step}`) : t(`actions.${action}`)}
      danger={action === 'unpublish'}
      busy={busy || !facts}
      onClose={onClose}
      onSubmit={() => facts && void submit()}
    >
      {errors.story && (
        <p role="alert" className="text-error">
          {t(`problems.${problemOf(errors.story)}`)}
        </p>
      )}
      {action === 'unpublish' && facts?.isPage && (
        <LeadField
          leaving={[row.id]}
          near={row.fullSlug}
          lead={lead}
          error={errors.leadTo && t(`problems.${problemOf(errors.leadTo)}`)}
        />
      )}
      <FactsView
        storyId={row.id}
        action={action}
        looked={row}
        onRead={(read) => {
          if (action === 'unpublish' || read.draft?.mark === row.mark) setFacts(read)
        }}
      />
    </FormDialog>
  )
}
