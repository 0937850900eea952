import { useState } from 'react'
import { formatMoment, stageName } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { ColourDot, FormDialog, SelectField, TextArea } from '@/lib/studio/ui'
import { clockOf, DayField, showToast, useSubmit } from '@/lib/studio/ui/client'
import { givenTo } from './given-to'
import { stagesText } from './messages'
import { problemOf } from './problem'
import type { StageChoice } from './read'

type Props = {
  storyId: number
  choice: StageChoice
  settle: () => Promise<object | undefined>
  onClose: () => void
  /** Somebody else has changed the page or its stage: what holds now is read. */
  onStale: () => void
  onDone: () => void
}

/** Brings the page to a stage, says who goes on with it and until when, and tells how it came here. */
export function StageDialog({ storyId, choice, settle, onClose, onStale, onDone }: Props) {
  const language = useLanguage()
  const t = stagesText(language)
  const { busy, errors, send } = useSubmit()
  // What nobody has touched follows what is read anew.
  const [typed, setTyped] = useState<{ stage?: number; assignee?: string; dueOn?: string }>({})
  const type = (change: typeof typed) => setTyped((before) => ({ ...before, ...change }))
  const { stage, assignee, dueOn } = {
    ...{ stage: choice.stage, assignee: choice.assignee ?? '', dueOn: choice.dueOn },
    ...typed,
  }
  const here = choice.options.find(({ id }) => id === choice.stage)
  const given = givenTo(choice, language)
  const [note, setNote] = useState('')
  const [isChanged, setChanged] = useState(false)
  const errorOf = (field: string) => errors[field] && t(`problems.${problemOf(errors[field])}`)
  const submit = async () => {
    const seen = await settle()
    if (!seen) return
    setChanged(false)
    const day = clockOf(dueOn, 'day') ?? dueOn
    const body = { stage, assignee: assignee || null, dueOn: day, note, read: choice.read, seen }
    const done = await send(
      `stories/${storyId}/stage/`,
      { method: 'PUT', body },
      {
        onChanged: () => {
          setChanged(true)
          onStale()
        },
      },
    )
    if (!done) return
    const reached = choice.options.find(({ id }) => id === stage)?.name ?? ''
    showToast(t('done', { stage: stageName(reached, language) }), 'success')
    onDone()
  }
  return (
    <FormDialog
      id="stage"
      title={t('title')}
      submitLabel={t('submit')}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {isChanged && (
        <p role="alert" className="rounded-field bg-warning-ground p-3 text-warning">
          {t('changedSince')} {t('now', { stage: stageName(here?.name ?? '', language) })}
          {given && ` ${given}.`}
        </p>
      )}
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{t('stage')}</legend>
        {choice.options.map(({ id, name, color, allowsPublish, bar }) => (
          <label key={id} className="flex min-h-9 items-start gap-2 py-1">
            <input
              type="radio"
              name="stage"
              className="mt-1"
              checked={stage === id}
              disabled={bar !== undefined}
              onChange={() => type({ stage: id })}
            />
            <ColourDot color={color} className="mt-1.5 shrink-0" />
            <span className={bar && 'text-quiet'}>
              {stageName(name, language)}
              {(bar || allowsPublish) && (
                <span className="block text-quiet text-small">
                  {bar ? t(`bars.${bar}`) : t('allowsPublish')}
                </span>
              )}
            </span>
          </label>
        ))}
        {errorOf('stage') && (
          <p role="alert" className="text-error text-small">
            {errorOf('stage')}
          </p>
        )}
      </fieldset>
      <SelectField
        id="stage-assignee"
        label={t('assignee')}
        value={assignee}
        onChange={({ target }) => type({ assignee: target.value })}
        error={errorOf('assignee')}
        options={[
          { value: '', label: t('nobody') },
          ...choice.people
            .filter(({ id, at }) => at.includes(stage) || id === assignee)
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <DayField
        id="stage-due"
        label={t('dueOn')}
        value={dueOn}
        onChange={(next) => type({ dueOn: next })}
        error={errorOf('dueOn')}
      />
      <TextArea
        id="stage-note"
        label={t('note')}
        value={note}
        maxLength={2_000}
        onChange={({ target }) => setNote(target.value)}
        error={errorOf('note')}
      />
      {choice.steps.length > 0 && (
        <section aria-labelledby="stage-steps" className="grid gap-1">
          <h3 id="stage-steps" className="font-semibold">
            {t('steps')}
          </h3>
          <ol className="grid gap-1 text-small">
            {choice.steps.map(({ id, stage: stored, by, at, note: words, assignee: next }) => {
              const name = stageName(stored, language)
              return (
                <li key={id} className="wrap-anywhere">
                  {next
                    ? t('stepFor', { stage: name, at: formatMoment(language, at), by, assignee: next })
                    : t('step', { stage: name, at: formatMoment(language, at), by })}
                  {words && <span className="block whitespace-pre-line text-quiet">{words}</span>}
                </li>
              )
            })}
          </ol>
        </section>
      )}
    </FormDialog>
  )
}
