'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { StoryPlan } from '@/lib/studio/schedules'
import { StageButton } from '@/lib/studio/stages/client'
import {
  DraftChangedDialog,
  isUnchanged,
  leavingPath,
  mattersOf,
  type PublicationFacts,
  tellShown,
} from '@/lib/studio/stories/client'
import { Button } from '@/lib/studio/ui'
import { showToast, useShortcuts, useWhoPublishes } from '@/lib/studio/ui/client'
import { PublicationDialog, type Question } from './dialogs/publication-dialog.client'
import { failureAct, failureWords, unsavedAct, unsavedWords } from './failure-words'
import { isNarrow } from './panes/is-narrow'
import { Planning, type PlanningAsked } from './planning.client'
import { useEditor } from './state/context'
import { countFaulty } from './state/faulty'
import type { Publication } from './state/publication'
import type { Saving } from './state/use-saving'
import { useText } from './texts'

type Props = {
  saving: Saving
  publication: Publication
  onPublication: (publication: Publication) => void
  mayPublish: boolean
  plan: StoryPlan
  newest: ComponentProps<typeof Planning>['newest']
  onPlan: (plan: StoryPlan) => void
  onHistory: () => void
}

/** Publishing the page, taking it off and planning both, and which version is planned. */
export function Publishing({
  saving,
  publication,
  onPublication,
  mayPublish,
  plan,
  newest,
  onPlan,
  onHistory,
}: Props) {
  const { story, readFindings, showAllFindings, seen: around, stageMark } = useEditor()
  const language = useLanguage()
  const t = useText()
  const { ask: who } = useWhoPublishes()
  const [asks, setAsks] = useState<Question>()
  /** What of others was in the page when the person pressed, or was asked. */
  const seenJoins = useRef(0)
  const ask = (question: Question) => {
    seenJoins.current = saving.joins()
    setAsks(question)
  }
  const [busy, setBusy] = useState<'looking' | 'publishing'>()
  const [planning, setPlanning] = useState<PlanningAsked>()
  /** The draft has gone on since it was read; `isGone`: what was read cannot become public any more. */
  const [changed, setChanged] = useState<{ does: 'publish' | 'plan'; isGone: boolean }>()
  // A link to a faulty block leads behind the dialog.
  useEffect(() => {
    const close = () => setAsks(undefined)
    window.addEventListener('hashchange', close)
    return () => window.removeEventListener('hashchange', close)
  }, [])
  const isPlanned = plan.publishAt !== '' || plan.unpublishAt !== ''

  function isNotSaved() {
    setBusy(undefined)
    const state = saving.autosave.state()
    showToast(unsavedWords(state, t, who), 'error', unsavedAct(state, t, saving))
  }

  const notDone = (status: number, reason?: string) =>
    void showToast(failureWords(status, t, { reason, who }), 'error', failureAct(status, t, reason))

  async function publish(
    published: boolean,
    {
      again = false,
      asRead = false,
      leadTo,
    }: { again?: boolean; asRead?: boolean; leadTo?: number | undefined } = {},
  ) {
    setAsks(undefined)
    setChanged(undefined)
    setBusy('publishing')
    const isSettled = await saving.autosave.settle()
    const seen = { version: saving.autosave.base().version, ...around.read() }
    if (published && !isSettled) return isNotSaved()
    if (published && saving.joins() !== seenJoins.current) {
      setBusy(undefined)
      return ask('publish')
    }
    const path = published
      ? `stories/${story.id}/publish/`
      : leavingPath(`stories/${story.id}/unpublish/`, leadTo === undefined ? undefined : { id: leadTo })
    const answer = await askStudio(path, {
      method: 'POST',
      ...(published && { body: { seen, ...(again && { again }), ...(asRead && { asRead }) } }),
    })
    setBusy(undefined)
    if (!answer.ok && answer.status === 409)
      return setChanged({ does: 'publish', isGone: answer.errors.draft !== 'newer' })
    if (!answer.ok && answer.errors.story === 'unchanged') return ask('again')
    if (!answer.ok) return notDone(answer.status, answer.errors.story)
    // What was saved while the answer was under way is not public.
    const isNewer = asRead || !saving.autosave.isSaved() || saving.autosave.base().version !== seen.version
    onPublication({ isPublished: published, hasChanges: !published || isNewer })
    showToast(t(published ? 'publication.done' : 'publication.undone'), 'success')
    if (published) void tellShown([story.id], language)
  }

  async function askToPublish() {
    if (busy) return
    showAllFindings()
    setBusy('looking')
    seenJoins.current = saving.joins()
    if (!(await saving.autosave.settle())) return isNotSaved()
    const [faulty, facts] = await Promise.all([
      countFaulty(saving.autosave, readFindings),
      askStudio<PublicationFacts>(`stories/${story.id}/publication/`),
    ])
    setBusy(undefined)
    const changes = facts.ok ? facts.data.changes : undefined
    if (changes && isUnchanged(changes) && saving.autosave.isSaved()) return ask('again')
    const isTold =
      faulty > 0 ||
      // What could not be read is read again by the question.
      !facts.ok ||
      mattersOf(facts.data).length > 0 ||
      // Somebody else's words came into the page after the person had pressed.
      saving.joins() !== seenJoins.current ||
      // On a phone the page is hidden behind the form: it is shown before it is published.
      isNarrow()
    if (isTold) ask('publish')
    else await publish(true)
  }
  useShortcuts(
    mayPublish
      ? [
          {
            keys: 'mod+enter',
            label: t('shortcuts.publish'),
            group: 'editor',
            run: () => void askToPublish(),
            inFields: true,
          },
        ]
      : [],
  )

  return (
    <>
      <StageButton
        storyId={story.id}
        revision={`${saving.autosave.base().version} ${publication.isPublished} ${publication.hasChanges} ${stageMark}`}
        settle={async () => {
          if (!(await saving.autosave.settle())) return void isNotSaved()
          return { version: saving.autosave.base().version, ...around.read() }
        }}
      />
      {!mayPublish && (!publication.isPublished || publication.hasChanges) && (
        <p
          title={t('publication.askPublisher', { who })}
          className="max-w-36 text-quiet text-small leading-tight"
        >
          {t('publication.byPublisher')}
          <span className="sr-only"> {t('publication.askPublisher', { who })}</span>
        </p>
      )}
      {mayPublish && (
        <div className="flex flex-wrap gap-2 [@media(max-height:30rem)]:flex-nowrap [@media(max-height:30rem)]:gap-0.5">
          <Button variant="quiet" onClick={() => setPlanning('usual')}>
            {t(isPlanned ? 'schedule.planned' : 'schedule.open')}
          </Button>
          {publication.isPublished && (
            <Button variant="quiet" onClick={() => ask('unpublish')}>
              {t('publication.unpublish')}
            </Button>
          )}
          <Button variant="primary" busy={busy !== undefined} onClick={() => void askToPublish()}>
            {t(`publication.${busy ?? 'publish'}`)}
          </Button>
        </div>
      )}
      <Planning
        plan={plan}
        newest={newest}
        saving={saving}
        publication={publication}
        mayPublish={mayPublish}
        asks={planning}
        onAsk={setPlanning}
        onPlan={onPlan}
        onChanged={(isGone) => setChanged({ does: 'plan', isGone })}
        onRefused={notDone}
      />
      {asks && (
        <PublicationDialog
          asks={asks}
          saving={saving}
          isPublished={publication.isPublished}
          onClose={() => setAsks(undefined)}
          onConfirm={(leadTo) => void publish(asks !== 'unpublish', { again: asks === 'again', leadTo })}
          onHistory={() => {
            setAsks(undefined)
            onHistory()
          }}
          onChanged={() => {
            setAsks(undefined)
            setChanged({ does: 'publish', isGone: false })
          }}
        />
      )}
      {changed && (
        <DraftChangedDialog
          story={story}
          {...changed}
          read={saving.autosave.base().version}
          onClose={() => setChanged(undefined)}
          onRead={() => {
            if (changed.does === 'publish') return void publish(true, { asRead: true })
            setChanged(undefined)
            setPlanning('asRead')
          }}
          onSee={() => {
            setChanged(undefined)
            onHistory()
          }}
        />
      )}
    </>
  )
}
