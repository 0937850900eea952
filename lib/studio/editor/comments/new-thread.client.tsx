'use client'

import { useFill } from '@/lib/studio/shop-words/client'
import { useEditor } from '../state/context'
import { useComments } from './comments-context'
import { Composer } from './composer.client'
import type { CommentPlace } from './kept-drafts'
import { usePlaceWords } from './place-words'
import { useCommentsText } from './texts'

/** The first comment of a thread at a block, at a field or at words of it. */
export function NewThread({ place }: { place: CommentPlace }) {
  const t = useCommentsText()
  const fill = useFill()
  const { story } = useEditor()
  const { data, take, begin } = useComments()
  const title = usePlaceWords()(place.block, place.field) ?? place.component
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-accent bg-card p-3">
      {place.quote !== null && (
        <blockquote className="line-clamp-4 break-words border-accent/40 border-s-2 ps-2 text-quiet text-small">
          {fill(place.quote)}
        </blockquote>
      )}
      <Composer
        key={`${place.block} ${place.field}`}
        id="comment-new"
        label={t('startAt', { place: title })}
        place={`new ${story.id} ${place.block} ${place.field ?? ''}`}
        start={{ at: place }}
        people={data?.people}
        submitLabel={t('send')}
        callFor={({ id, thread, text, mentions }) => ({
          path: `stories/${story.id}/discussions/`,
          method: 'POST',
          body: { ...place, id, thread, text, mentions, title },
        })}
        onSent={({ thread }, draft) => {
          take(draft.thread, thread)
          begin(undefined)
          document.getElementById(`thread-${draft.thread}`)?.focus()
        }}
        onCancel={() => begin(undefined)}
      />
    </div>
  )
}
