import { useCallback, useEffect, useRef, useState } from 'react'
import type { AssetCard } from '../types'
import { largestMegabytes } from '../use-text'
import { type Measure, measureOf } from './measure'
import { type Reduced, type SendProblem, sendFile } from './send-file'
import type { Place } from './use-library'

export type Upload = {
  id: number
  name: string
  state: 'waiting' | 'sending' | 'done' | 'refused'
  /** 0 to 1. */
  part: number
  problem?: SendProblem
  /** What the file itself measures, where it is too large. */
  measure?: Measure
  /** It was stored with fewer pixels than it had. */
  reduced?: Reduced
  /** Sends it once more; unset where that would not help. */
  retry?: () => void
}

type Waiting = { id: number; file: File; folder: Place }

/** What says nothing about the file, so that the same file may be taken at another try. */
const passing: ReadonlySet<SendProblem> = new Set([
  'tooSlow',
  'offline',
  'failed',
  'storeDown',
  'storeRefused',
  'loggedOut',
])

const pathOf = (file: File, folder: Place) =>
  `assets/?${new URLSearchParams({
    name: file.name.slice(0, 300) || 'file',
    folder: typeof folder === 'number' ? String(folder) : 'none',
  })}`

/** What is still to be told when more files come: what is under way, and refusals of files that do not come again. */
export const stillTold = (uploads: readonly Upload[], fresh: readonly File[]): Upload[] =>
  uploads.filter(
    ({ name, state }) =>
      state !== 'done' && (state !== 'refused' || fresh.every((file) => file.name !== name)),
  )

let lastId = 0

/** Sends files one after the other, so that the first is there soonest. `onUploaded` is called for each. */
export function useUploads(onUploaded: (asset: AssetCard, reduced: Reduced | undefined) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<Waiting[]>([])
  const isSending = useRef(false)
  const told = useRef(onUploaded)
  const again = useRef(async () => {})
  useEffect(() => {
    told.current = onUploaded
  })

  const set = useCallback(
    (id: number, change: Partial<Upload>) =>
      setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...change } : each))),
    [],
  )

  const sendAll = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { id, file, folder } = next
      if (file.size > largestMegabytes() * 1024 * 1024) {
        set(id, { state: 'refused', problem: 'tooLarge', measure: { bytes: file.size } })
        continue
      }
      set(id, { state: 'sending' })
      const sent = await sendFile('POST', pathOf(file, folder), file, (part) => set(id, { part }))
      const retry = () => {
        set(id, { state: 'waiting', part: 0 })
        waiting.current.push(next)
        void again.current()
      }
      set(
        id,
        sent.ok
          ? { state: 'done', part: 1, ...(sent.reduced && { reduced: sent.reduced }) }
          : { state: 'refused', problem: sent.problem, ...(passing.has(sent.problem) && { retry }) },
      )
      const measure = sent.ok ? undefined : await measureOf(file, sent.problem)
      if (measure) set(id, { measure })
      if (!sent.ok) continue
      told.current(sent.asset, sent.reduced)
    }
    isSending.current = false
  }, [set])
  useEffect(() => {
    again.current = sendAll
  })

  const add = useCallback(
    (files: Iterable<File>, folder: Place) => {
      const fresh = [...files].map((file) => {
        lastId += 1
        return { id: lastId, file, folder }
      })
      waiting.current.push(...fresh)
      setUploads((all) => [
        ...stillTold(
          all,
          fresh.map(({ file }) => file),
        ),
        ...fresh.map(({ id, file }) => ({ id, name: file.name, state: 'waiting' as const, part: 0 })),
      ])
      void sendAll()
    },
    [sendAll],
  )

  return { uploads, add, clear: () => setUploads([]) }
}
