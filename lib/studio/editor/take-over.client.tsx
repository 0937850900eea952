import { useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { StoryPlan } from '@/lib/studio/schedules'
import { FactsView, storiesText } from '@/lib/studio/stories/client'
import { Button, ConfirmDialog, LinkButton } from '@/lib/studio/ui'
import { showToast, stageHash } from '@/lib/studio/ui/client'
import { useText } from './texts'

type Props = {
  storyId: number
  onHold: NonNullable<StoryPlan['onHold']>
  onPlan: (plan: StoryPlan) => void
  onRefused: (status: number, reason?: string) => void
}

/**
 * Goes on with a plan on hold, or leads to the stage that it lacks. What happens at once is asked for, with the facts of
 * publishing or taking off.
 */
export function TakeOver({ storyId, onHold, onPlan, onRefused }: Props) {
  const { isDue, reason, action, versionId } = onHold
  const t = useText()
  const stories = storiesText(useLanguage())
  const [asks, setAsks] = useState(false)
  const [isRead, setRead] = useState(false)
  const [busy, setBusy] = useState(false)
  const lacksStage = reason.why === 'stage'

  const takeOver = async () => {
    setBusy(true)
    const answer = await askStudio<StoryPlan>(`stories/${storyId}/schedule/`, { method: 'POST' })
    setBusy(false)
    setAsks(false)
    if (!answer.ok) return onRefused(answer.status, answer.errors.publishAt)
    onPlan(answer.data)
    showToast(t('schedule.takenOver'), 'success')
  }
  return (
    <>
      {lacksStage && (
        <LinkButton size="small" href={stageHash}>
          {t('schedule.step.toStage')}
        </LinkButton>
      )}
      {!(lacksStage && isDue) && (
        <Button size="small" busy={busy} onClick={() => (isDue ? setAsks(true) : void takeOver())}>
          {t('schedule.takeOver')}
        </Button>
      )}
      {asks && (
        <ConfirmDialog
          id="take-over"
          title={t(`publication.${action}`)}
          confirmLabel={stories(`actions.${action}`)}
          danger={action === 'unpublish'}
          busy={busy || !isRead}
          open
          onClose={() => {
            setAsks(false)
            setRead(false)
          }}
          onConfirm={() => void takeOver()}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <p>{t('schedule.isDue')}</p>
            <FactsView
              storyId={storyId}
              action={action}
              onRead={() => setRead(true)}
              {...(versionId !== undefined && { version: versionId })}
            />
          </div>
        </ConfirmDialog>
      )}
    </>
  )
}
