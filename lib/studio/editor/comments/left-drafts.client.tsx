'use client'

import { useEffect, useState } from 'react'
import type { ThreadView } from '@/lib/studio/comments/client'
import { Button } from '@/lib/studio/ui'
import { useEditor } from '../state/context'
import { useComments } from './comments-context'
import { draftsOf, placesIn } from './kept-drafts'
import { usePlaceWords } from './place-words'
import { useCommentsText } from './texts'

type Props = {
  /** The threads that are not listed. */
  hidden: readonly ThreadView[]
  onShow: (thread: ThreadView) => void
}

/** What somebody wrote elsewhere on the page, or in threads that are not listed, and did not send, each with the way back to it. */
export function LeftDrafts({ hidden, onShow }: Props) {
  const t = useCommentsText()
  const { story } = useEditor()
  const { place, begin } = useComments()
  const placeWords = usePlaceWords()
  const [drafts, setDrafts] = useState<ReturnType<typeof draftsOf>>([])
  // Another place, or another list, means that one was left, begun or sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew with each of them
  useEffect(() => setDrafts(draftsOf(story.id)), [story.id, place, hidden.length])
  return drafts.flatMap(({ id, at, text, place: written }) => {
    const thread = hidden.find((each) => placesIn(each).includes(written))
    const isElsewhere = at && !(at.block === place?.block && at.field === place.field)
    if (!thread && !isElsewhere) return []
    const [block, field] = thread ? [thread.block, thread.field] : [at?.block ?? '', at?.field ?? null]
    return [
      <div key={id} className="grid gap-1.5 rounded-card border border-line bg-warning-ground p-3 text-small">
        <p className="font-semibold">
          {t('unsentAt', { place: placeWords(block, field) ?? thread?.title ?? at?.component ?? '' })}
        </p>
        <p className="line-clamp-2 break-words">{text}</p>
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => (thread ? onShow(thread) : begin(at))}
        >
          {t('goOn')}
        </Button>
      </div>,
    ]
  })
}
