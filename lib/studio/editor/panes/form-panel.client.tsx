'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { classes } from '@/lib/studio/ui'
import { useComments } from '../comments/comments-context'
import { CommentsPane } from '../comments/comments-pane.client'
import { useCommentsText } from '../comments/texts'
import { Form } from '../form/form.client'
import { usePresent } from '../state/context'
import { useText } from '../texts'

/** The form at the right, which begins at its top for each block, or in its place the comments. */
export function FormPanel({ className }: { className: string }) {
  const t = useText()
  const comments = useCommentsText()
  const { selected } = usePresent()
  const { isShown, show, data } = useComments()
  // A comment that is being written or sent goes on while the form is shown.
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another block is another form
  useLayoutEffect(() => {
    if (!isShown) ref.current?.scrollTo({ top: 0 })
  }, [selected, isShown])
  const open = data?.threads.filter(({ solvedAt }) => solvedAt === null).length ?? 0
  const tab = (isComments: boolean) =>
    classes(
      '-mb-px flex min-h-9 min-w-0 flex-1 cursor-pointer items-center justify-center gap-1.5 border-b-2 px-2 text-small pointer-coarse:min-h-10',
      isShown === isComments
        ? 'border-accent font-semibold text-accent-deep'
        : 'border-transparent hover:bg-hover',
    )
  return (
    <section
      id="pane-form"
      ref={ref}
      aria-label={t('panels.form')}
      className={classes('min-h-0 min-w-0 overflow-y-auto border-line bg-card', className)}
    >
      <fieldset
        aria-label={comments('tabs')}
        className="sticky top-0 z-10 flex border-line border-b bg-card px-2"
      >
        <button type="button" aria-pressed={!isShown} onClick={() => show(false)} className={tab(false)}>
          {comments('form')}
        </button>
        <button type="button" aria-pressed={isShown} onClick={() => show(true)} className={tab(true)}>
          <span className="truncate">{comments('title')}</span>
          {open > 0 && (
            <span className="rounded-full bg-accent/12 px-1.5 font-semibold text-accent-deep">
              {open}
              <span className="sr-only"> {comments('openSign')}</span>
            </span>
          )}
        </button>
      </fieldset>
      {wasShown && (
        <div hidden={!isShown}>
          <CommentsPane />
        </div>
      )}
      {!isShown && <Form />}
    </section>
  )
}
