import { useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { PickedThing, PickKind } from '@/lib/studio/pickers'

export type PickSource = PickKind
export type PickAsked = {
  term?: string
  values?: readonly string[]
  types?: readonly string[]
  near?: string
}
type Found =
  | { kind: 'loading' }
  | { kind: 'failed'; status: number }
  | { kind: 'found'; things: PickedThing[] }

const pauseMs = 200

/** What a picker's search finds, asked anew when the words change and the typing pauses. */
export function useFound(
  source: PickSource,
  { term, values, types, near }: PickAsked,
  isAsked = true,
): Found & { again: () => void } {
  const asked = new URLSearchParams({
    ...(term !== undefined && { term }),
    ...(values && { values: values.join(',') }),
    ...(types && { types: types.join(',') }),
    ...(near && { near }),
  }).toString()
  const [found, setFound] = useState<{ asked: string; answer: Found }>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks once more
  useEffect(() => {
    if (!isAsked) return
    const { signal, abort } = ((controller) => ({
      signal: controller.signal,
      abort: () => controller.abort(),
    }))(new AbortController())
    const timer = setTimeout(
      async () => {
        try {
          const answer = await askStudio<{ found: PickedThing[] }>(`pick/${source}/?${asked}`, { signal })
          const next: Found = answer.ok
            ? { kind: 'found', things: answer.data.found }
            : { kind: 'failed', status: answer.status }
          setFound({ asked, answer: next })
        } catch {
          // A newer question has taken its place.
        }
      },
      term ? pauseMs : 0,
    )
    return () => {
      clearTimeout(timer)
      abort()
    }
  }, [source, asked, isAsked, term, round])
  const answer: Found = found?.asked === asked ? found.answer : { kind: 'loading' }
  return { ...answer, again: () => setRound((before) => before + 1) }
}
