'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { FormDialog } from '@/lib/studio/ui'
import {
  blockAddress,
  historyAddress,
  stageAddress,
  useSubmit,
  useWhoPublishes,
} from '@/lib/studio/ui/client'
import { FactsView } from '../facts-view.client'
import { storiesText } from '../messages'
import type { PublicationFacts } from '../publication-facts'
import { publishStep } from '../publish-step'
import type { StoryRow } from '../story-row'
import { DraftChangedDialog } from './draft-changed-dialog.client'
import { LeadField, leavingPath, useLead } from './lead-field.client'
import { problemOf } from './problem-of'

type Props = {
  row: StoryRow
  action: 'publish' | 'unpublish'
  onClose: () => void
  onDone: () => void
  /** The draft is not the one that was listed: the list is read anew. */
  onStale: () => void
}

/** Says what publishing or taking off means before it is done, and publishes the draft that was listed alone. */
export function PublishDialog({ row, action, onClose, onDone, onStale }: Props) {
  const t = storiesText(useLanguage())
  const { ask: who } = useWhoPublishes()
  const { busy, errors, send } = useSubmit()
  const lead = useLead()
  const [facts, setFacts] = useState<PublicationFacts>()
  /** Somebody has written on; `isGone`: what was listed cannot become public any more. */
  const [changed, setChanged] = useState<{ isGone: boolean }>()
  const step = facts && publishStep(facts)
  const submit = async (asRead = false) => {
    if (!lead.check()) return
    if (action === 'publish' && !asRead && facts?.note !== undefined)
      return window.location.assign(blockAddress(row.id, { uid: facts.note }))
    if (action === 'publish' && !asRead && step === 'toStage')
      return window.location.assign(stageAddress(row.id))
    const body = action === 'publish' ? { seen: { mark: row.mark }, ...(asRead && { asRead }) } : undefined
    const path = leavingPath(`stories/${row.id}/${action}/`, action === 'unpublish' ? lead.target : undefined)
    const onChanged = ({ draft }: Readonly<Record<string, string>>) => {
      setChanged({ isGone: draft !== 'newer' })
      onStale()
    }
    if (await send(path, { method: 'POST', ...(body && { body }) }, { onChanged })) onDone()
  }
  if (changed)
    return (
      <DraftChangedDialog
        story={row}
        does="publish"
        read={row.mark}
        {...changed}
        busy={busy}
        onClose={onClose}
        onRead={() => void submit(true)}
        onSee={() => window.location.assign(historyAddress(row.id))}
      />
    )
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
          {t(`problems.${problemOf(errors.story)}`, { who })}
        </p>
      )}
      {action === 'unpublish' && facts?.isVisited && (
        <LeadField
          leaving={[row.id]}
          near={row.fullSlug}
          lead={lead}
          error={errors.leadTo && t(`problems.${problemOf(errors.leadTo)}`, { who })}
        />
      )}
      <FactsView
        storyId={row.id}
        action={action}
        onRead={(read) => {
          if (action === 'unpublish' || read.draft?.mark === row.mark) setFacts(read)
          else setChanged({ isGone: false })
        }}
      />
    </FormDialog>
  )
}
