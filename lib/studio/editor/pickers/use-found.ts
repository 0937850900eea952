import { useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { PickedThing } from '@/lib/studio/pickers'

export type PickSource = 'products' | 'categories' | 'stories' | 'files'
export type PickAsked = {
  term?: string
  values?: readonly string[]
  types?: readonly string[]
  near?: string
}
type Found = { kind: 'loading' } | { kind: 'failed' } | { kind: 'found'; things: PickedThing[] }

const pauseMs = 200

/** What a picker's search finds, asked anew when the words change and the typing pauses. */
export function useFound(
  source: PickSource,
  { term, values, types, near }: PickAsked,
  isAsked = true,
): Found {
  const asked = new URLSearchParams({
    ...(term !== undefined && { term }),
    ...(values && { values: values.join(',') }),
    ...(types && { types: types.join(',') }),
    ...(near && { near }),
  }).toString()
  const [found, setFound] = useState<{ asked: string; answer: Found }>()
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
          const next: Found = answer.ok ? { kind: 'found', things: answer.data.found } : { kind: 'failed' }
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
  }, [source, asked, isAsked, term])
  return found?.asked === asked ? found.answer : { kind: 'loading' }
}
