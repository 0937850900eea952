import { useEffect, useRef } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { StoryRow } from '@/lib/studio/stories'
import { type KnownStory, type OtherChange, otherChanges } from '../saving'

/** Often enough to be told within seconds; a tab that is not looked at waits until it is. */
const everyMs = 4_000
const againMs = 1_500

type Options = {
  storyId: number
  known: KnownStory
  onChange: (changes: readonly OtherChange[], row: StoryRow | undefined) => void
}

/** Looks every few seconds whether somebody else has published, renamed or deleted the story that is open. */
export function useOtherChanges({ storyId, known, onChange }: Options) {
  const latest = useRef({ known, onChange })
  useEffect(() => {
    latest.current = { known, onChange }
  })
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout>
    const ending = new AbortController()
    /** What this page itself has just done is answered to it a moment later: only what still differs then is told. */
    async function look(isSecond = false) {
      clearTimeout(timer)
      if (!document.hidden) {
        const before = latest.current.known
        const answer = await askStudio<StoryRow>(`stories/${storyId}/`, { signal: ending.signal }).catch(
          () => undefined,
        )
        if (isGone || !answer) return
        // What was done here while the answer was under way is no news.
        const changes = before === latest.current.known ? otherChanges(before, answer) : []
        if (changes.length > 0 && !isSecond) {
          timer = setTimeout(() => void look(true), againMs)
          return
        }
        if (changes.length > 0) latest.current.onChange(changes, answer.ok ? answer.data : undefined)
        if (changes.some(({ kind }) => kind === 'deleted')) return
      }
      timer = setTimeout(() => void look(), everyMs)
    }
    const back = () => void (document.hidden || look())
    timer = setTimeout(() => void look(), everyMs)
    document.addEventListener('visibilitychange', back)
    return () => {
      isGone = true
      ending.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', back)
    }
  }, [storyId])
}
