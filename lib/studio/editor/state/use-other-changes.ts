import { useEffect, useRef } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { type KnownStory, type OtherChange, otherChanges, type Refused, type SeenStory } from '../saving'
import { refusedBy } from './send-draft'

/** Often enough to be told within seconds. */
const everyMs = 4_000
const againMs = 1_500
/** A login ends when it is not used: a page that nobody touches must not go on using it. */
const attentionMs = 10 * 60 * 1_000
const signsOfLife = ['keydown', 'pointerdown', 'pointermove', 'focus'] as const

type Options = {
  storyId: number
  known: KnownStory
  /** Called with the story as it is after each look at which nothing else has changed, and with what was told. */
  onLook: (row: SeenStory) => void
  /** Called when a look was refused: the person may not be logged in here any more. */
  onRefused: (refused: Refused) => void
  onChange: (changes: readonly OtherChange[], row: SeenStory | undefined) => void
}

/**
 * Looks every few seconds whether somebody else has saved, published, renamed or deleted the story that is open, while the page is
 * seen and somebody is at it.
 */
export function useOtherChanges({ storyId, known, onLook, onRefused, onChange }: Options) {
  const latest = useRef({ known, onLook, onRefused, onChange })
  useEffect(() => {
    latest.current = { known, onLook, onRefused, onChange }
  })
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout>
    let seenAt = performance.now()
    const ending = new AbortController()
    const plan = (ms: number, isSecond = false) => {
      timer = setTimeout(() => void look(isSecond), ms)
    }
    /** What this page itself has just done is answered to it a moment later: only what still differs then is told. */
    async function look(isSecond = false) {
      clearTimeout(timer)
      if (document.hidden || performance.now() - seenAt > attentionMs) return plan(everyMs)
      const before = latest.current.known
      const path = new URLSearchParams({ path: before.fullSlug, open: '1' })
      const answer = await askStudio<SeenStory>(`stories/${storyId}/?${path}`, {
        signal: ending.signal,
      }).catch(() => undefined)
      if (isGone || !answer) return
      if (!answer.ok) latest.current.onRefused(refusedBy(answer.status, answer.body))
      const isKnown = before === latest.current.known
      const changes = isKnown ? otherChanges(before, answer) : []
      if (changes.length > 0 && !isSecond) return plan(againMs, true)
      if (isKnown && answer.ok) latest.current.onLook(answer.data)
      if (changes.length > 0) latest.current.onChange(changes, answer.ok ? answer.data : undefined)
      if (changes.some(({ kind }) => kind === 'deleted')) return
      plan(everyMs)
    }
    const isHere = () => {
      seenAt = performance.now()
    }
    const back = () => {
      isHere()
      if (!document.hidden) void look()
    }
    // Who else is here is told at once.
    void look()
    document.addEventListener('visibilitychange', back)
    for (const sign of signsOfLife) window.addEventListener(sign, isHere)
    return () => {
      isGone = true
      ending.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', back)
      for (const sign of signsOfLife) window.removeEventListener(sign, isHere)
    }
  }, [storyId])
}
