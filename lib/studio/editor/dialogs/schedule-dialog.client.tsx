import { useState } from 'react'
import type { StoryPlan } from '@/lib/studio/schedules'
import { FormDialog, TextField } from '@/lib/studio/ui'
import { showToast, useSubmit } from '@/lib/studio/ui/client'
import { useEditor } from '../state/context'
import { useText } from '../texts'

type Props = { plan: StoryPlan; onPlan: (plan: StoryPlan) => void; onClose: () => void }

/** When the draft is published and when the page is taken off, by the clock of the market. */
export function ScheduleDialog({ plan, onPlan, onClose }: Props) {
  const { story, timeZone } = useEditor()
  const t = useText()
  const { busy, errors, send } = useSubmit()
  const [publishAt, setPublishAt] = useState(plan.publishAt)
  const [unpublishAt, setUnpublishAt] = useState(plan.unpublishAt)

  const submit = async () => {
    const body = { publishAt, unpublishAt }
    const planned = await send<StoryPlan>(`stories/${story.id}/schedule/`, { method: 'PUT', body })
    if (!planned) return
    onPlan(planned)
    showToast(t(planned.publishAt || planned.unpublishAt ? 'schedule.done' : 'schedule.undone'), 'success')
    onClose()
  }
  const words = (error: string | undefined) => {
    if (!error) return undefined
    return t(`schedule.errors.${error === 'past' || error === 'order' ? error : 'notATime'}`)
  }
  const hint = t('form.zone', { zone: timeZone.replace(/^.*\//, '') })

  return (
    <FormDialog
      id="schedule"
      title={t('schedule.title')}
      submitLabel={t('schedule.save')}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p className="text-quiet">{t('schedule.intro')}</p>
      <TextField
        id="publish-at"
        type="datetime-local"
        label={t('schedule.publishAt')}
        hint={hint}
        value={publishAt}
        onChange={(event) => setPublishAt(event.target.value)}
        error={words(errors.publishAt)}
      />
      <TextField
        id="unpublish-at"
        type="datetime-local"
        label={t('schedule.unpublishAt')}
        hint={hint}
        value={unpublishAt}
        onChange={(event) => setUnpublishAt(event.target.value)}
        error={words(errors.unpublishAt)}
      />
    </FormDialog>
  )
}
