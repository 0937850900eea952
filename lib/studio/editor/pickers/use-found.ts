import { useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { PickedThing, PickKind } from '@/lib/studio/pickers'
import { valueParts } from './value-parts'

export type PickSource = PickKind
export type PickAsked = {
  term?: string
  values?: readonly string[]
  types?: readonly string[]
  near?: string
}
export type Found =
  | { kind: 'loading' }
  | { kind: 'failed'; status: number }
  | { kind: 'found'; things: PickedThing[] }

const pauseMs = 200

/** Whether what is found are products, which have pictures and are too many to be listed without a word. */
export const showsProducts = (source: PickSource): boolean =>
  source === 'products' || source === 'productNumbers'

/** What a picker's search finds, asked anew when the words change and the typing pauses. */
export function useFound(
  source: PickSource,
  { term, values, types, near }: PickAsked,
  isAsked = true,
): Found & { again: () => void } {
  const queryOf = (part?: readonly string[]) =>
    new URLSearchParams({
      ...(term !== undefined && { term }),
      ...(part && { values: part.join(',') }),
      ...(types && { types: types.join(',') }),
      ...(near && { near }),
    }).toString()
  /** A query for each call, which holds no space. */
  const asked = values ? valueParts(values).map(queryOf).join(' ') : queryOf()
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
          const answers = await Promise.all(
            asked
              .split(' ')
              .map((query) => askStudio<{ found: PickedThing[] }>(`pick/${source}/?${query}`, { signal })),
          )
          const failed = answers.find((answer) => !answer.ok)
          const things = answers.flatMap((answer) => (answer.ok ? answer.data.found : []))
          setFound({
            asked,
            answer: failed ? { kind: 'failed', status: failed.status } : { kind: 'found', things },
          })
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
