import { useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'

type Read<T> = { data?: T; failed?: number }

/**
 * What a call says, read once for a path and on demand; what was read stays until then. `failed` is the status of a
 * refusal, 0 without an answer.
 */
export function useRead<T>(path: string): Read<T> & { again: () => void } {
  const [round, setRound] = useState(0)
  const [read, setRead] = useState<Read<T> & { path: string }>({ path })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads once more
  useEffect(() => {
    const ending = new AbortController()
    setRead((before) => (before.path === path && before.failed === undefined ? before : { path }))
    askStudio<T>(path, { signal: ending.signal }).then(
      (answer) => setRead(answer.ok ? { path, data: answer.data } : { path, failed: answer.status }),
      () => undefined,
    )
    return () => ending.abort()
  }, [path, round])
  const { data, failed } = read.path === path ? read : ({} as Read<T>)
  return {
    ...(data !== undefined && { data }),
    ...(failed !== undefined && { failed }),
    again: () => setRound((before) => before + 1),
  }
}
