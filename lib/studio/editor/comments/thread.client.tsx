'use client'

import { useState } from 'react'
import type { ThreadView } from '@/lib/studio/comments/client'
import { Button, classes } from '@/lib/studio/ui'
import { useSubmit } from '@/lib/studio/ui/client'
import { goToField, goToTree } from '../panes/go-to-pane'
import { useEditor, usePresent } from '../state/context'
import { Comment } from './comment.client'
import { useComments } from './comments-context'
import { Composer } from './composer.client'
import { hasDraft } from './kept-drafts'
import { usePlaceWords } from './place-words'
import { useCommentsText } from './texts'

type Answered = { thread: ThreadView | null }

/** A thread: where it stands, its comments, and what can be done with it. */
export function Thread({ thread }: { thread: ThreadView }) {
  const t = useCommentsText()
  const { store } = useEditor()
  const { selected } = usePresent()
  const { data, take } = useComments()
  const placeWords = usePlaceWords()
  const draftPlace = `reply ${thread.id}`
  const [isReplying, setReplying] = useState(() => hasDraft(draftPlace))
  const { busy, send } = useSubmit()
  const place = placeWords(thread.block, thread.field)
  const isSolved = thread.solvedAt !== null
  const goThere = () => {
    store.select(thread.block)
    if (thread.field === null) goToTree()
    else goToField(thread.field)
  }
  const solve = async () => {
    const body = { solved: !isSolved }
    const answer = await send<Answered>(`discussions/${thread.id}/`, { method: 'PUT', body })
    if (answer) take(thread.id, answer.thread)
  }
  return (
    <article
      id={`thread-${thread.id}`}
      aria-label={thread.title}
      tabIndex={-1}
      className={classes(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 rounded-card border bg-card p-3',
        thread.block === selected ? 'border-accent' : 'border-line',
      )}
    >
      {place === undefined ? (
        <p className="text-small">
          <span className="font-semibold">{thread.title}</span>{' '}
          <span className="block text-warning">{t('gone')}</span>
        </p>
      ) : (
        <button
          type="button"
          aria-label={t('goTo', { place })}
          onClick={goThere}
          className="min-h-7 min-w-0 cursor-pointer justify-self-start break-words text-start font-semibold text-accent-deep text-small underline-offset-2 hover:underline pointer-coarse:min-h-10"
        >
          {place}
        </button>
      )}
      {thread.quote !== null && (
        <blockquote className="line-clamp-4 break-words border-accent/40 border-s-2 ps-2 text-quiet text-small">
          {thread.quote}
        </blockquote>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {thread.comments.map((comment) => (
          <Comment key={comment.id} thread={thread} comment={comment} />
        ))}
      </ol>
      {isReplying ? (
        <Composer
          id={`reply-${thread.id}`}
          label={t('writeReply')}
          place={draftPlace}
          people={data?.people}
          submitLabel={t('send')}
          callFor={({ id, text, mentions }) => ({
            path: `discussions/${thread.id}/comments/`,
            method: 'POST',
            body: { id, text, mentions },
          })}
          onSent={({ thread: changed }) => {
            take(thread.id, changed)
            setReplying(false)
          }}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-1.5">
          <Button
            size="small"
            about={thread.title}
            onClick={() => {
              setReplying(true)
              // The field is drawn by then.
              requestAnimationFrame(() => document.getElementById(`reply-${thread.id}`)?.focus())
            }}
          >
            {t('reply')}
          </Button>
          <Button size="small" busy={busy} about={thread.title} onClick={() => void solve()}>
            {t(isSolved ? 'reopen' : 'solve')}
          </Button>
        </div>
      )}
    </article>
  )
}
