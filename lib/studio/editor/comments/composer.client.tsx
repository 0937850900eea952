'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { Mentionable, ThreadView } from '@/lib/studio/comments/client'
import { longestComment } from '@/lib/studio/comments/client'
import { Button, controlClasses, errorKey } from '@/lib/studio/ui'
import { useUiText } from '@/lib/studio/ui/client'
import { useEditor } from '../state/context'
import { type CommentDraft, draftAt, keepDraft } from './kept-drafts'
import { mentionAt } from './mention-at'
import { MentionList } from './mention-list.client'
import { useCommentsText } from './texts'

/** While nobody is logged in, or nothing answers, it is tried again this often. */
const againMs = 15_000
const waits = (status: number | undefined) => status === 401 || status === 0

/** The call that writes a comment; its path is below `/api/studio/`. */
type CommentCall = { path: string; method: 'POST' | 'PUT'; body: object }

type ComposerProps = {
  id: string
  label: string
  /** Names the draft in the browser. */
  place: string
  /** What stands in the field at first, and, of a new thread, where it starts. */
  start?: Partial<Pick<CommentDraft, 'text' | 'mentions' | 'at'>>
  /** Unset until they were loaded. */
  people: readonly Mentionable[] | undefined
  submitLabel: string
  callFor: (draft: CommentDraft) => CommentCall
  onSent: (answer: { thread: ThreadView | null }, draft: CommentDraft) => void
  onCancel: () => void
}

/** A field for a comment. What is typed stays in the browser until the server has it. */
export function Composer(props: ComposerProps) {
  const { id, label, place, start, people, submitLabel, callFor, onSent, onCancel } = props
  const t = useCommentsText()
  const ui = useUiText()
  const listId = useId()
  const ref = useRef<HTMLTextAreaElement>(null)
  const { story } = useEditor()
  const [draft, setDraft] = useState(() => draftAt(place, { ...start, story: story.id }))
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<number>()
  const [cursor, setCursor] = useState<number>()
  const [at, setAt] = useState(0)
  const asked = cursor === undefined || !people ? undefined : mentionAt(draft.text, cursor, people)
  const found = asked?.found ?? []
  const tooMany = draft.text.length - longestComment
  const isEmpty = draft.text.trim() === ''

  const change = (next: CommentDraft) => {
    setDraft(next)
    keepDraft(place, next.text.trim() === '' ? undefined : next)
  }
  const submit = async () => {
    if (busy || isEmpty || tooMany > 0) return
    setBusy(true)
    const { path, ...call } = callFor(draft)
    const answer = await askStudio<{ thread: ThreadView | null }>(path, call)
    setBusy(false)
    setFailed(answer.ok ? undefined : answer.status)
    if (!answer.ok) return
    keepDraft(place, undefined)
    onSent(answer.data, draft)
  }
  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  useEffect(() => {
    if (!waits(failed)) return
    const again = () => void latest.current()
    const timer = setInterval(again, againMs)
    window.addEventListener('focus', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', again)
    }
  }, [failed])

  const mention = (person: Mentionable) => {
    if (!asked || cursor === undefined) return
    const before = `${draft.text.slice(0, asked.from)}@${person.name} `
    const text = before + draft.text.slice(cursor)
    const mentions = [
      ...draft.mentions.filter((each) => each.id !== person.id),
      { id: person.id, label: person.name },
    ]
    change({ ...draft, text, mentions })
    setCursor(undefined)
    const field = ref.current
    field?.focus()
    // The field has the new text once it is drawn.
    requestAnimationFrame(() => field?.setSelectionRange(before.length, before.length))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const chosen = found[at] ?? found[0]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (asked && step !== undefined && found.length > 0) {
      event.preventDefault()
      setAt((at + step + found.length) % found.length)
    } else if (asked && chosen && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
      event.preventDefault()
      mention(chosen)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      if (asked) setCursor(undefined)
      else onCancel()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void submit()
    }
  }
  const told =
    failed === 401
      ? t('loggedOut')
      : failed === 0
        ? t('offline')
        : failed === 404
          ? t('gonePage')
          : failed !== undefined && ui(`errors.${errorKey(failed)}`)

  return (
    <div className="relative grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={3}
        value={draft.text}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={asked !== undefined}
        aria-controls={listId}
        aria-describedby={`${id}-hint`}
        aria-invalid={tooMany > 0 || undefined}
        {...(asked &&
          found.length > 0 && { 'aria-activedescendant': `${listId}-${Math.min(at, found.length - 1)}` })}
        onChange={({ target }) => {
          change({ ...draft, text: target.value })
          setCursor(target.selectionStart)
          setAt(0)
        }}
        onBlur={() => setCursor(undefined)}
        onKeyDown={onKeyDown}
        className={`${controlClasses} field-sizing-content max-h-80 min-h-20 py-2`}
      />
      {asked && <MentionList id={listId} found={found} at={at} onChoose={mention} />}
      <p id={`${id}-hint`} className={tooMany > 0 ? 'text-error text-small' : 'text-quiet text-small'}>
        {tooMany > 0 ? t('tooLong', { count: tooMany }) : t('hint')}
      </p>
      <div role="status">
        {told && (
          <p className="rounded-field bg-error-ground p-2 text-error text-small">
            {told}{' '}
            {failed === 401 && (
              <a
                href="/studio/login/?target=%2Fstudio%2F%3Fback%3D1"
                target="_blank"
                rel="noopener"
                className="text-accent-deep underline"
              >
                {t('logIn')}
              </a>
            )}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-1.5">
        <Button
          size="small"
          variant="primary"
          busy={busy}
          disabled={isEmpty || tooMany > 0}
          onClick={() => void submit()}
        >
          {submitLabel}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            keepDraft(place, undefined)
            onCancel()
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
