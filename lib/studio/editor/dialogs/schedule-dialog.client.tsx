import { useEffect, useRef, useState } from 'react'
import { formatMoment, formatPlanned, nextClock, zoneName } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { StoryPlan } from '@/lib/studio/schedules'
import { FactsView, type PublicationFacts, publishStep } from '@/lib/studio/stories/client'
import { Button, FormDialog, SelectField } from '@/lib/studio/ui'
import {
  blockAddress,
  ClockField,
  showToast,
  stageAddress,
  useSubmit,
  useWhoPublishes,
} from '@/lib/studio/ui/client'
import { unsavedWords } from '../failure-words'
import { useEditor } from '../state/context'
import type { Saving } from '../state/use-saving'
import { useText } from '../texts'
import { OverlapWords, PlanWords } from './schedule-words'

type Props = {
  plan: StoryPlan
  saving: Saving
  /** The draft is another one than the version that is planned. */
  isBehind: boolean
  /** Whether the draft of now is what is planned at first, where another version is planned already. */
  anew: boolean
  /** Whether what is planned is what the person has read, although the draft is newer. */
  asRead: boolean
  /** The screen shows an older draft than the one that is saved. */
  isOutdated: boolean
  /** What was typed when the person went to the stage of the page, which comes back with the dialog. */
  typed: TypedPlan
  onTyped: (typed: TypedPlan) => void
  onPlan: (plan: StoryPlan) => void
  /** The draft is not the one that is shown here; `isGone`: that one cannot be planned any more. */
  onChanged: (isGone: boolean) => void
  onClose: () => void
  /** A link leads behind the dialog: what was typed is kept. */
  onLeave: () => void
}

/** The times that a person has typed and not planned yet. */
export type TypedPlan = Partial<Record<'publishAt' | 'unpublishAt', string>>

/** Whether all that planning means is there to be read: nothing is planned before. */
export const isTold = ({
  asks,
  isRead,
  ends,
  isEndRead,
}: Record<'asks' | 'isRead' | 'ends' | 'isEndRead', boolean>) => (!asks || isRead) && (!ends || isEndRead)

const isClock = (typed: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed)

/** When a version is published and when the page is taken off, by the clock of the market. */
export function ScheduleDialog(props: Props) {
  const { plan, saving, isBehind, isOutdated, anew, asRead, typed } = props
  const { onTyped, onPlan, onChanged, onClose, onLeave } = props
  const { story, timeZone, seen: around, showAllFindings } = useEditor()
  const language = useLanguage()
  const t = useText()
  const { ask: who } = useWhoPublishes()
  const { busy, errors, send, forget } = useSubmit()
  // What nobody has touched follows the plan, which may be carried out behind the dialog.
  const { publishAt, unpublishAt } = { ...plan, ...typed }
  const planned = plan.version?.at
  const [atFirst] = useState(planned)
  const [firstPlan] = useState(plan)
  const [chosen, setChosen] = useState<{ of: string | undefined; version: 'keep' | 'anew' }>()
  // A version that somebody plans behind the dialog is nobody's choice here.
  const usual = planned !== atFirst || (isBehind && anew) ? 'anew' : 'keep'
  const version = planned ? (chosen?.of === planned ? chosen.version : usual) : 'anew'
  /** What is older than the saved draft is planned as the person reads it, and said to be. */
  const isRead = asRead || isOutdated
  // What is wrong with the latest change is known once it is saved.
  const [isSaved, setSaved] = useState(false)
  useEffect(() => void saving.autosave.flush().finally(() => setSaved(true)), [saving.autosave])
  // The time is asked for first, then what it means for the page: nothing is planned before that can be read.
  const [facts, setFacts] = useState<PublicationFacts>()
  /** What of others was in the page when it was told what the plan would publish. */
  const seenJoins = useRef(saving.joins())
  const asks = isClock(publishAt) && version === 'anew'
  /** How much of others was in the page when it had to be told anew; 0 as long as nothing came in. */
  const [joins, setJoins] = useState(0)
  /** What taking it off means can be read. */
  const [isEndRead, setEndRead] = useState(false)
  const isReady = isTold({ asks, isRead: facts !== undefined, ends: isClock(unpublishAt), isEndRead })
  const step = asks && facts ? publishStep(facts) : 'publish'
  // A link to a faulty block leads behind the dialog.
  useEffect(() => {
    window.addEventListener('hashchange', onLeave)
    return () => window.removeEventListener('hashchange', onLeave)
  }, [onLeave])
  const isPlanned = plan.publishAt !== '' || plan.unpublishAt !== ''

  // Both are by the clock of the market, whose texts have the order of their times.
  const isReversed = isClock(publishAt) && isClock(unpublishAt) && unpublishAt <= publishAt
  const type = (more: TypedPlan) => {
    // What was refused was another time.
    forget()
    onTyped({ ...typed, ...more })
  }
  const goesOut =
    version === 'keep' && plan.version
      ? { isKept: true, at: plan.version.at, by: plan.version.author ?? undefined }
      : facts && { isKept: false, at: facts.savedAt, by: facts.savedBy }
  const isNothing = publishAt === '' && unpublishAt === '' && plan.publishAt === '' && plan.unpublishAt === ''
  const [lacksTime, setLacksTime] = useState(false)

  const cancel = async () => {
    const lifted = await send<StoryPlan>(`stories/${story.id}/schedule/`, {
      method: 'PUT',
      body: { publishAt: '', unpublishAt: '' },
    })
    if (!lifted) return
    onPlan(lifted)
    showToast(t('schedule.undone'), 'success')
    onClose()
  }
  const submit = async () => {
    setLacksTime(isNothing)
    if (isNothing || isReversed) return
    if (step === 'toNote') return window.location.assign(blockAddress(story.id, { uid: facts?.note ?? '' }))
    if (step === 'toStage') return window.location.assign(stageAddress(story.id))
    if (!(await saving.autosave.settle()))
      return void showToast(unsavedWords(saving.autosave.state(), t, who), 'error')
    if (version === 'anew' && saving.joins() !== seenJoins.current) {
      // What others have saved is on the page by now: it is told what would be planned before it is.
      setFacts(undefined)
      return setJoins(saving.joins())
    }
    const meant =
      version === 'anew'
        ? {
            seen: { version: saving.autosave.base().version, ...around.read() },
            ...(isRead && { asRead: true as const }),
          }
        : { kept: planned }
    const next = await send<StoryPlan>(
      `stories/${story.id}/schedule/`,
      { method: 'PUT', body: { publishAt, unpublishAt, ...meant } },
      { onChanged: ({ draft }) => onChanged(draft !== 'newer') },
    )
    if (!next) return
    onPlan(next)
    showToast(t(next.publishAt || next.unpublishAt ? 'schedule.done' : 'schedule.undone'), 'success')
    onClose()
  }
  const words = (error: string | undefined) => {
    if (!error) return undefined
    if (error === 'draftingNotes' || error === 'notReady') return t(`publication.failures.${error}`)
    if (error === 'order' && publishAt)
      return t('schedule.errors.order', { from: formatPlanned(language, publishAt) })
    const next = formatPlanned(language, nextClock(timeZone))
    return t(`schedule.errors.${error === 'past' ? error : 'notATime'}`, { next })
  }
  const hint = t('form.zone', { zone: zoneName(language, timeZone) })

  return (
    <FormDialog
      id="schedule"
      title={t('schedule.title')}
      submitLabel={t(`schedule.step.${step}`)}
      busy={busy || !isReady}
      onClose={onClose}
      onSubmit={() => isReady && void submit()}
    >
      {/* The fields come first: in a low window their words would push the title out of sight. */}
      <ClockField
        id="publish-at"
        label={t('schedule.publishAt')}
        hint={hint}
        value={publishAt}
        timeZone={timeZone}
        onChange={(publishAt) => type({ publishAt })}
        error={lacksTime && isNothing ? t('schedule.errors.missing') : words(errors.publishAt)}
      />
      {plan.version && isBehind && publishAt && (
        <SelectField
          id="planned-version"
          label={t('schedule.version')}
          value={version}
          onChange={({ target }) =>
            setChosen({ of: planned, version: target.value === 'keep' ? 'keep' : 'anew' })
          }
          options={[
            {
              value: 'keep',
              label: t('schedule.keep', {
                at: formatMoment(language, plan.version.at),
                by: plan.version.author ?? t('schedule.program'),
              }),
            },
            { value: 'anew', label: t('schedule.anew') },
          ]}
        />
      )}
      <ClockField
        id="unpublish-at"
        label={t('schedule.unpublishAt')}
        hint={hint}
        value={unpublishAt}
        timeZone={timeZone}
        isEnd
        onChange={(unpublishAt) => type({ unpublishAt })}
        error={words(errors.unpublishAt ?? (isReversed ? 'order' : undefined))}
      />
      {!isReversed && (
        <PlanWords
          publishAt={isClock(publishAt) ? publishAt : ''}
          unpublishAt={isClock(unpublishAt) ? unpublishAt : ''}
          timeZone={timeZone}
          version={goesOut}
        />
      )}
      {version === 'anew' && isRead && <p className="text-warning">{t('schedule.asRead')}</p>}
      {joins > 0 && (
        <p role="alert" className="text-warning">
          {t('schedule.joined')}
        </p>
      )}
      <OverlapWords plan={plan} first={firstPlan} />
      <p className="text-quiet">{t('schedule.intro')}</p>
      {asks && isSaved && (
        <FactsView
          key={joins}
          storyId={story.id}
          action="publish"
          {...(isRead && { read: saving.autosave.base().version })}
          onRead={(read) => {
            seenJoins.current = saving.joins()
            setFacts(read)
            showAllFindings()
          }}
        />
      )}
      {isClock(unpublishAt) && (
        <FactsView storyId={story.id} action="unpublish" onRead={() => setEndRead(true)} />
      )}
      {isPlanned && (
        <Button variant="quiet" className="justify-self-start" onClick={() => void cancel()}>
          {t('schedule.cancel')}
        </Button>
      )}
    </FormDialog>
  )
}
