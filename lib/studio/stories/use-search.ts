import { useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { StoryList } from './read'

const pauseMs = 200

/** What has a text in its name, path or words; undefined while nothing is searched. */
export function useSearch() {
  const [text, setText] = useState('')
  const [version, setVersion] = useState(0)
  const [found, setFound] = useState<StoryList>()
  /** The status of a search that failed, 0 without an answer. */
  const [failed, setFailed] = useState<number>()
  const [busy, setBusy] = useState(false)
  const wanted = text.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version searches once more
  useEffect(() => {
    setBusy(wanted !== '')
    setFailed(undefined)
    if (wanted === '') return setFound(undefined)
    const ending = new AbortController()
    const timer = setTimeout(() => {
      askStudio<StoryList>(`stories/?search=${encodeURIComponent(wanted)}`, { signal: ending.signal }).then(
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
  return { text, setText, found, failed, busy, again: () => setVersion((before) => before + 1) }
}
