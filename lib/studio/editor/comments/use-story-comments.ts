import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { askStudio } from '@/lib/studio/calls/client'
import type { StoryComments, ThreadView } from '@/lib/studio/comments/client'
import { goToPane, onGoToPane } from '../panes/go-to-pane'
import type { Comments } from './comments-context'
import { type CommentPlace, draftsOf } from './kept-drafts'

function countsOf(threads: readonly ThreadView[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { block, field, solvedAt } of threads)
    if (solvedAt === null)
      for (const key of field === null ? [block] : [block, `${block}/${field}`])
        counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const withThread = (threads: readonly ThreadView[], id: string, thread: ThreadView | null): ThreadView[] => {
  if (!thread) return threads.filter((each) => each.id !== id)
  return threads.some((each) => each.id === id)
    ? threads.map((each) => (each.id === id ? thread : each))
    : [thread, ...threads]
}

type Options = {
  storyId: number
  /** Another text once anything about the threads has changed; unset until the page was looked at. */
  mark: string | undefined
  /** The thread that the address names. */
  asked: string | undefined
}

/** The threads of the page, loaded anew whenever a look at it finds that they have changed. */
export function useStoryComments({ storyId, mark, asked }: Options): Comments {
  const [data, setData] = useState<StoryComments>()
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const [isShown, show] = useState(asked !== undefined)
  const [place, begin] = useState<CommentPlace>()
  const loaded = useRef<{ mark: string; round: number }>(undefined)
  useEffect(() => {
    const { current: before } = loaded
    if (before && before.round === round && (mark === undefined || before.mark === mark)) return
    const ending = new AbortController()
    askStudio<StoryComments>(`stories/${storyId}/discussions/`, { signal: ending.signal }).then(
      (answer) => {
        setFailed(!answer.ok)
        if (!answer.ok) return
        loaded.current = { mark: answer.data.mark, round }
        setData(answer.data)
      },
      () => undefined,
    )
    return () => ending.abort()
  }, [storyId, mark, round])
  // What was written before a reload and not sent stands where it was.
  useEffect(() => {
    const left = draftsOf(storyId)
    if (left.length === 0) return
    // On a narrow screen the comments have a pane of their own, which can be shown once this one is drawn.
    const timer = setTimeout(() => {
      goToPane('form')
      show(true)
      begin(left.find(({ at }) => at)?.at)
    })
    return () => clearTimeout(timer)
  }, [storyId])
  // Whoever goes to a field or to the form finds it in the place of the comments.
  useEffect(() => onGoToPane((pane) => pane === 'form' && flushSync(() => show(false))), [])
  // What is shown is read, as long as somebody looks at it.
  const newest = data?.threads
    .flatMap(({ comments }) => comments.filter(({ isOwn }) => !isOwn).map(({ at }) => at))
    .toSorted()
    .at(-1)
  const [read, setRead] = useState<string>()
  useEffect(() => {
    if (!isShown || newest === undefined || newest === read) return
    const note = async () => {
      if (document.hidden) return
      const path = `stories/${storyId}/discussions/read/`
      const answer = await askStudio(path, { method: 'PUT', body: { until: newest } })
      // One that fails is noted with the next look of the person.
      setRead(answer.ok ? newest : undefined)
    }
    void note()
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [isShown, newest, read, storyId])
  const counts = useMemo(() => countsOf(data?.threads ?? []), [data])
  return useMemo(
    () => ({
      ...{ data, hasFailed, counts, isShown, show, place, begin, asked },
      again: () => setRound((before) => before + 1),
      take: (id, thread) =>
        setData((before) => before && { ...before, threads: withThread(before.threads, id, thread) }),
    }),
    [data, hasFailed, counts, isShown, place, asked],
  )
}
