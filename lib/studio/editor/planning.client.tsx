import { useState } from 'react'
import type { StoryPlan } from '@/lib/studio/schedules'
import { ScheduleDialog, type TypedPlan } from './dialogs/schedule-dialog.client'
import { type HeldDraft, isOtherDraft } from './other-draft'
import { PlanNotice } from './plan-notice.client'
import { ReleaseNotice } from './release-notice.client'
import { useEditor } from './state/context'
import type { Publication } from './state/publication'
import type { Saving } from './state/use-saving'
import { TakeOver } from './take-over.client'

/** How the dialog of the plan was opened: as usual, for the draft as it is now, or for the one that was read before. */
export type PlanningAsked = 'usual' | 'anew' | 'asRead'

type Props = {
  plan: StoryPlan
  /** The draft as it is by now: its version where that is another than the one on the screen, and its name. */
  newest: { version: string | undefined; name: string }
  saving: Saving
  publication: Publication
  mayPublish: boolean
  asks: PlanningAsked | undefined
  onAsk: (asks: PlanningAsked | undefined) => void
  onPlan: (plan: StoryPlan) => void
  /** The draft is not the one that the person has before them; `isGone`: that one cannot be planned any more. */
  onChanged: (isGone: boolean) => void
  onRefused: (status: number, reason?: string) => void
}

/** What is planned for the page, which releases hold it, and the dialog that plans it. */
export function Planning(props: Props) {
  const { plan, newest, saving, publication, mayPublish, asks, onAsk, onPlan, onChanged, onRefused } = props
  const { story } = useEditor()
  const [typed, setTyped] = useState<TypedPlan>({})
  /** The version that stays planned although the draft has changed. */
  const [keptAt, setKeptAt] = useState<string>()
  /** The draft is another one than a version that is held. */
  const isOther = (held: HeldDraft) =>
    isOtherDraft(held, {
      isSaved: saving.autosave.isSaved(),
      version: newest.version ?? saving.autosave.base().version,
      name: newest.name,
    })
  const isBehind = plan.version !== undefined && isOther(plan.version)
  const isTold =
    plan.onHold || plan.unpublishAt || (plan.publishAt && (!plan.version || plan.version.at !== keptAt))
  return (
    <>
      {isTold && (
        <PlanNotice
          plan={plan}
          isBehind={isBehind}
          isLive={publication.isPublished && !publication.hasChanges}
          mayPublish={mayPublish}
          isKept={plan.version !== undefined && plan.version.at === keptAt}
          onAnew={() => onAsk('anew')}
          onKeep={() => setKeptAt(plan.version?.at)}
          takeOver={
            plan.onHold && (
              <TakeOver storyId={story.id} onHold={plan.onHold} onPlan={onPlan} onRefused={onRefused} />
            )
          }
        />
      )}
      {plan.releases && <ReleaseNotice releases={plan.releases} isBehind={isOther} />}
      {asks && (
        <ScheduleDialog
          plan={plan}
          saving={saving}
          isBehind={isBehind}
          isOutdated={newest.version !== undefined && newest.version !== saving.autosave.base().version}
          anew={asks !== 'usual'}
          asRead={asks === 'asRead'}
          typed={typed}
          onTyped={setTyped}
          onPlan={(planned) => {
            onPlan(planned)
            setKeptAt(undefined)
          }}
          onChanged={(isGone) => {
            onAsk(undefined)
            onChanged(isGone)
          }}
          onClose={() => {
            onAsk(undefined)
            setTyped({})
          }}
          onLeave={() => onAsk(undefined)}
        />
      )}
    </>
  )
}
