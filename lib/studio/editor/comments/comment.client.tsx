'use client'

import { useState } from 'react'
import { type CommentView, type ThreadView, typedOf } from '@/lib/studio/comments/client'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, ConfirmDialog } from '@/lib/studio/ui'
import { useSubmit } from '@/lib/studio/ui/client'
import { useComments } from './comments-context'
import { Composer } from './composer.client'
import { hasDraft } from './kept-drafts'
import { MessageWords } from './message-words.client'
import { useCommentsText } from './texts'

/** A comment of a thread, which its writer edits, and deletes, as may an administrator. */
export function Comment({ thread, comment }: { thread: ThreadView; comment: CommentView }) {
  const t = useCommentsText()
  const language = useLanguage()
  const { data, take } = useComments()
  const place = `edit ${comment.id}`
  const [isEdited, setEdited] = useState(() => comment.isOwn && hasDraft(place))
  const [asksDelete, setAsksDelete] = useState(false)
  const { busy, send } = useSubmit()
  const path = `discussions/${thread.id}/comments/${comment.id}/`
  const by = comment.by || t('somebody')
  const remove = async () => {
    const answer = await send<{ thread: ThreadView | null }>(path, { method: 'DELETE' })
    setAsksDelete(false)
    if (answer) take(thread.id, answer.thread)
  }
  return (
    <li id={`comment-${comment.id}`} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2 text-small">
        <span className="min-w-0 break-words font-semibold">{by}</span>
        <span className="text-quiet">
          <time dateTime={comment.at}>{formatMoment(language, comment.at)}</time>
          {comment.isEdited && `, ${t('edited')}`}
        </span>
      </p>
      {isEdited ? (
        <Composer
          id={`comment-edit-${comment.id}`}
          label={t('write')}
          place={place}
          start={typedOf(comment.message)}
          people={data?.people}
          submitLabel={t('save')}
          callFor={({ text, mentions }) => ({ path, method: 'PUT', body: { text, mentions } })}
          onSent={({ thread: changed }) => {
            take(thread.id, changed)
            setEdited(false)
          }}
          onCancel={() => setEdited(false)}
        />
      ) : (
        <MessageWords message={comment.message} />
      )}
      {!isEdited && (comment.isOwn || data?.mayDeleteAll) && (
        <div className="-ms-2 flex flex-wrap">
          {comment.isOwn && (
            <Button size="small" variant="quiet" about={by} onClick={() => setEdited(true)}>
              {t('edit')}
            </Button>
          )}
          <Button size="small" variant="quiet" about={by} onClick={() => setAsksDelete(true)}>
            {t('delete')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        id={`comment-delete-${comment.id}`}
        open={asksDelete}
        danger
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsksDelete(false)}
      >
        <p>{t(thread.comments.length === 1 ? 'deleteLast' : 'deleteText')}</p>
      </ConfirmDialog>
    </li>
  )
}
