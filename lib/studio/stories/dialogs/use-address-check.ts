import { useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { NextAddress } from '../read-address'

/** Long enough for a word. */
const pauseMs = 300

/** What is to have an address: a story or folder, or a new one in a folder. */
type Asked = { slug: string; id?: number; parent?: number | 'top'; type?: string; folder?: '1' }

/**
 * What the shop says of an address while it is typed: whether it is taken, and what a shopper would see. Nothing until it is
 * known, and where it could not be asked: then the answer to the form says it.
 */
export function useAddressCheck(asked: Asked | undefined): NextAddress | undefined {
  const query = asked && new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, `${value}`]))
  const path = query && `stories/address/?${query}`
  const [read, setRead] = useState<{ path: string; next: NextAddress }>()
  useEffect(() => {
    if (path === undefined) return
    const ending = new AbortController()
    const timer = setTimeout(() => {
      askStudio<NextAddress>(path, { signal: ending.signal }).then(
        (answer) => setRead(answer.ok ? { path, next: answer.data } : undefined),
        () => undefined,
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [path])
  return read !== undefined && read.path === path ? read.next : undefined
}
