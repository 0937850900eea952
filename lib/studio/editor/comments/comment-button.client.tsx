'use client'

import { useRef } from 'react'
import { classes } from '@/lib/studio/ui'
import { Icon } from '../icon'
import { useComments } from './comments-context'
import { fieldOf, quotedIn } from './quoted'
import { useCommentsText } from './texts'
import { useBeginComment, useGoToComments } from './use-begin-comment'

type CommentButtonProps = {
  uid: string
  /** Unset: of the block itself. */
  field?: string
  label: string
  className?: string
}

/** Starts a thread at a block or a field; where one is open, it leads to the threads and tells how many there are. */
export function CommentButton({ uid, field, label, className }: CommentButtonProps) {
  const t = useCommentsText()
  const { counts, data } = useComments()
  const begin = useBeginComment()
  const go = useGoToComments()
  const quote = useRef<string>(null)
  const count = counts.get(field === undefined ? uid : `${uid}/${field}`) ?? 0
  const words = count > 0 ? t('open', { count }) : t('startAt', { place: label })
  const press = (button: HTMLElement) => {
    const words = quote.current
    quote.current = null
    if (count === 0 || words !== null) return begin(fieldOf(button), words)
    const first = data?.threads.find(
      (each) => each.block === uid && each.solvedAt === null && (field === undefined || each.field === field),
    )
    go()
    if (first) document.getElementById(`thread-${first.id}`)?.focus()
  }
  return (
    <button
      type="button"
      title={words}
      aria-label={count > 0 ? `${label}, ${words}` : words}
      // The press takes the selection of the field away.
      onPointerDown={({ currentTarget }) => {
        quote.current = quotedIn(fieldOf(currentTarget))
      }}
      onClick={({ currentTarget }) => press(currentTarget)}
      className={classes(
        'inline-flex h-6 min-w-6 cursor-pointer items-center justify-center gap-0.5 rounded-field px-1 text-small hover:bg-hover pointer-coarse:h-9 pointer-coarse:min-w-9',
        count > 0 ? 'font-semibold text-accent-deep' : 'text-quiet',
        className,
      )}
    >
      <Icon name="comment" className="size-4" />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </button>
  )
}
