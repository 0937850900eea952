'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/lib/studio/ui'
import { useEditor } from '../state/context'
import { useComments } from './comments-context'
import { type CommentDraft, draftsOf } from './kept-drafts'
import { usePlaceWords } from './place-words'
import { useCommentsText } from './texts'

/** The threads that somebody began elsewhere on the page and did not send, each with the way back to it. */
export function LeftDrafts() {
  const t = useCommentsText()
  const { story } = useEditor()
  const { place, begin } = useComments()
  const placeWords = usePlaceWords()
  const [drafts, setDrafts] = useState<readonly CommentDraft[]>([])
  // Another place means that one was left, begun or sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew with each of them
  useEffect(() => setDrafts(draftsOf(story.id)), [story.id, place])
  return drafts.map(({ id, at, text }) =>
    !at || (at.block === place?.block && at.field === place.field) ? null : (
      <div key={id} className="grid gap-1.5 rounded-card border border-line bg-warning-ground p-3 text-small">
        <p className="font-semibold">
          {t('unsentAt', { place: placeWords(at.block, at.field) ?? at.component })}
        </p>
        <p className="line-clamp-2 break-words">{text}</p>
        <Button size="small" className="justify-self-start" onClick={() => begin(at)}>
          {t('goOn')}
        </Button>
      </div>
    ),
  )
}
