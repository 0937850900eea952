import { useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { StoryList } from './read'

const pauseMs = 200

/**
 * What has a text in its name, path or words; undefined while nothing is searched.
 * @param isOnlyChanged only what is not published as it is: without a text all of that
 */
export function useSearch(isOnlyChanged = false) {
  const [text, setText] = useState('')
  const [version, setVersion] = useState(0)
  const [found, setFound] = useState<StoryList>()
  /** The status of a search that failed, 0 without an answer. */
  const [failed, setFailed] = useState<number>()
  const [busy, setBusy] = useState(false)
  const wanted = text.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version searches once more
  useEffect(() => {
    const isAsked = wanted !== '' || isOnlyChanged
    setBusy(isAsked)
    setFailed(undefined)
    if (!isAsked) return setFound(undefined)
    const query = new URLSearchParams({ search: wanted, ...(isOnlyChanged && { changed: '1' }) })
    const ending = new AbortController()
    const timer = setTimeout(() => {
      askStudio<StoryList>(`stories/?${query}`, { signal: ending.signal }).then(
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
  }, [wanted, isOnlyChanged, version])
  return { text, setText, found, failed, busy, again: () => setVersion((before) => before + 1) }
}
