'use client'

import { useState } from 'react'
import { type ThreadView, typedOf } from '@/lib/studio/comments/client'
import { useFill } from '@/lib/studio/shop-words/client'
import { Button, classes } from '@/lib/studio/ui'
import { useSubmit } from '@/lib/studio/ui/client'
import { FoldButton } from '../panes/fold-button.client'
import { goToField, goToTree } from '../panes/go-to-pane'
import { useEditor, usePresent } from '../state/context'
import { Comment } from './comment.client'
import { useComments } from './comments-context'
import { Composer } from './composer.client'
import { hasDraft, placesIn } from './kept-drafts'
import { usePlaceWords } from './place-words'
import { useCommentsText } from './texts'

type Answered = { thread: ThreadView | null }

type Props = {
  thread: ThreadView
  /** One of many, which shows its first words alone until it is unfolded. */
  folds?: boolean
  /** It is unfolded at first. */
  isOpen: boolean
}

/** A thread: where it stands, its comments, and what can be done with it. */
export function Thread({ thread, folds = false, isOpen }: Props) {
  const t = useCommentsText()
  const { store } = useEditor()
  const { selected } = usePresent()
  const placeWords = usePlaceWords()
  const draftPlace = `reply ${thread.id}`
  const [isReplying, setReplying] = useState(() => hasDraft(draftPlace))
  const [isUnfolded, setUnfolded] = useState(() => isOpen || placesIn(thread).some(hasDraft))
  const [firstComment] = thread.comments
  const place = placeWords(thread.block, thread.field)
  // It was named in the language of whoever began it.
  const title = place ?? thread.title
  const goThere = () => {
    store.select(thread.block)
    if (thread.field === null) goToTree()
    else goToField(thread.field)
  }
  return (
    <article
      id={`thread-${thread.id}`}
      aria-label={title}
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
      {folds && (
        <FoldButton plain isOpen={isUnfolded} onTurn={() => setUnfolded(!isUnfolded)}>
          {t('fold', { count: thread.comments.length, by: firstComment?.by || t('somebody') })}
          {!isUnfolded && firstComment && (
            <span className="line-clamp-2 break-words text-quiet">{typedOf(firstComment.message).text}</span>
          )}
        </FoldButton>
      )}
      {(!folds || isUnfolded) && <ThreadBody {...{ thread, title, isReplying, setReplying, draftPlace }} />}
    </article>
  )
}

type BodyProps = {
  thread: ThreadView
  /** What it is about, in the language of the reader. */
  title: string
  isReplying: boolean
  setReplying: (isReplying: boolean) => void
  draftPlace: string
}

/** What is said in a thread, and what can be done with it. */
function ThreadBody({ thread, title, isReplying, setReplying, draftPlace }: BodyProps) {
  const t = useCommentsText()
  const { data, take } = useComments()
  const fill = useFill()
  const { busy, send } = useSubmit()
  const isSolved = thread.solvedAt !== null
  const solve = async () => {
    const body = { solved: !isSolved }
    const answer = await send<Answered>(`discussions/${thread.id}/`, { method: 'PUT', body })
    if (answer) take(thread.id, answer.thread)
  }
  return (
    <>
      {thread.quote !== null && (
        <blockquote className="line-clamp-4 break-words border-accent/40 border-s-2 ps-2 text-quiet text-small">
          {fill(thread.quote)}
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
            about={title}
            onClick={() => {
              setReplying(true)
              // The field is drawn by then.
              requestAnimationFrame(() => document.getElementById(`reply-${thread.id}`)?.focus())
            }}
          >
            {t('reply')}
          </Button>
          <Button size="small" busy={busy} about={title} onClick={() => void solve()}>
            {t(isSolved ? 'reopen' : 'solve')}
          </Button>
        </div>
      )}
    </>
  )
}
