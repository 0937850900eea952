import { useCallback, useEffect, useRef, useState } from 'react'
import type { FileGroup } from '@/lib/content/media'
import { askStudio } from '@/lib/studio/calls/client'
import type { AssetCard, Library } from '../types'

/** A folder by its id, what is in no folder, or everything. */
export type Place = number | 'none' | 'all'
export type Group = FileGroup | 'all'
export type Asked = { place: Place; term: string; group: Group; page: number }

const pauseMs = 200

const queryOf = ({ place, term, group, page }: Asked): string =>
  new URLSearchParams({
    ...(place !== 'all' && { folder: String(place) }),
    ...(term.trim() && { term: term.trim() }),
    ...(group !== 'all' && { group }),
    page: String(page),
  }).toString()

/** What the library shows. A further page is added to those before; every other question replaces what is shown. */
export function useLibrary(first?: Library, group: Group = 'all') {
  const [asked, setAsked] = useState<Asked>({ place: 'all', term: '', group, page: 1 })
  const [library, setLibrary] = useState<Library | undefined>(first)
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>(first ? 'ready' : 'loading')
  const [round, setRound] = useState(0)
  const isFirst = useRef(first !== undefined)

  useEffect(() => {
    if (isFirst.current && round === 0) {
      isFirst.current = false
      return
    }
    const controller = new AbortController()
    setState('loading')
    const timer = setTimeout(
      async () => {
        try {
          const answer = await askStudio<Library>(`assets/?${queryOf(asked)}`, { signal: controller.signal })
          if (!answer.ok) return setState('failed')
          setLibrary((before) =>
            asked.page > 1 && before
              ? { ...answer.data, assets: [...before.assets, ...answer.data.assets] }
              : answer.data,
          )
          setState('ready')
        } catch {
          // A newer question has taken its place.
        }
      },
      asked.term && asked.page === 1 ? pauseMs : 0,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked, round])

  const ask = useCallback(
    (change: Partial<Omit<Asked, 'page'>>) => setAsked((before) => ({ ...before, ...change, page: 1 })),
    [],
  )
  const more = () => setAsked((before) => ({ ...before, page: before.page + 1 }))
  /** Asks again from the first page. */
  const reload = useCallback(() => {
    setAsked((before) => (before.page === 1 ? before : { ...before, page: 1 }))
    setRound((before) => before + 1)
  }, [])
  /** Shows a file as it is now, wherever it stands. */
  const update = useCallback(
    (asset: AssetCard) =>
      setLibrary(
        (before) =>
          before && { ...before, assets: before.assets.map((each) => (each.id === asset.id ? asset : each)) },
      ),
    [],
  )
  return { asked, library, state, ask, more, reload, update }
}
