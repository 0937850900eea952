import { useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { StoryList } from './read'
import type { StoryState } from './story-state'

const pauseMs = 200

/** A folder of the top, such as that of a market, and a state; unset: all. */
export type SearchFilter = { folder?: string | undefined; state?: StoryState | undefined }

/**
 * What has a text in its name, path or words, and what a filter leaves; undefined while nothing is searched.
 * @param isOnlyChanged only what is not published as it is: without a text all of that
 */
export function useSearch(isOnlyChanged = false) {
  const [text, setText] = useState('')
  const [filter, setFilter] = useState<SearchFilter>({})
  const [version, setVersion] = useState(0)
  const [found, setFound] = useState<StoryList>()
  /** The status of a search that failed, 0 without an answer. */
  const [failed, setFailed] = useState<number>()
  const [busy, setBusy] = useState(false)
  const { folder, state } = filter
  const asked = {
    ...(text.trim() && { search: text.trim() }),
    ...(folder && { folder }),
    ...(state && { state }),
    ...(isOnlyChanged && { changed: '1' }),
  }
  const wanted = new URLSearchParams(asked).toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version searches once more
  useEffect(() => {
    setBusy(wanted !== '')
    setFailed(undefined)
    if (wanted === '') return setFound(undefined)
    const ending = new AbortController()
    const timer = setTimeout(() => {
      askStudio<StoryList>(`stories/?${wanted}`, { signal: ending.signal }).then(
        (answer) => {
          setBusy(false)
          setFound(answer.ok ? answer.data : undefined)
          if (!answer.ok) setFailed(answer.status)
        },
        () => undefined,
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [wanted, version])
  return {
    ...{ text, setText, filter, found, failed, busy },
    setFilter: (change: SearchFilter) => setFilter((before) => ({ ...before, ...change })),
    again: () => setVersion((before) => before + 1),
  }
}
