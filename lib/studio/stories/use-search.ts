import { useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { ListOrder } from './list/list-order'
import type { StoryList } from './read'
import type { StoryState } from './story-state'
import type { StoryType } from './story-types'

const pauseMs = 200

/** Which stories a list shows; unset: all. Days are `2026-12-01`. */
export type SearchFilter = {
  /** A folder of the top, such as that of a market. */
  folder?: string | undefined
  state?: StoryState | undefined
  type?: StoryType | undefined
  /** The name of whoever saved it last. */
  person?: string | undefined
  tag?: string | undefined
  /** The id of a stage. */
  stage?: string | undefined
  since?: string | undefined
  until?: string | undefined
}

/** What a list was asked for, as its address keeps it. */
export type Search = SearchFilter & { search?: string | undefined; sort?: ListOrder | undefined }

/**
 * What has a text in its name, path or words, and what a filter leaves; undefined while nothing is searched.
 * @param isOnlyChanged only what is not published as it is: without a text all of that
 */
export function useSearch(isOnlyChanged = false, { search: firstText = '', sort, ...first }: Search = {}) {
  const [text, setText] = useState(firstText)
  const [filter, setFilter] = useState<SearchFilter>(first)
  const [order, setOrder] = useState(sort)
  const [version, setVersion] = useState(0)
  const [found, setFound] = useState<StoryList>()
  /** The status of a search that failed, 0 without an answer. */
  const [failed, setFailed] = useState<number>()
  const [busy, setBusy] = useState(false)
  const given = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const asked = {
    ...(text.trim() && { search: text.trim() }),
    ...Object.fromEntries(given),
    ...(isOnlyChanged && { changed: '1' }),
  }
  const wanted = new URLSearchParams(asked).toString()
  const address = new URLSearchParams({ ...asked, ...(order && { sort: order }) }).toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version searches once more
  useEffect(() => {
    setBusy(wanted !== '')
    setFailed(undefined)
    if (wanted === '') return setFound(undefined)
    const ending = new AbortController()
    const timer = setTimeout(() => {
      askStudio<StoryList>(`stories/?${address}`, { signal: ending.signal }).then(
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
  }, [wanted, order, version])
  return {
    ...{ text, setText, filter, order, setOrder, found, failed, busy },
    /** The query that is asked; empty while nothing is searched. */
    wanted,
    /** The query with the order of the list. */
    address,
    clear: () => {
      setText('')
      setFilter({})
    },
    setFilter: (change: SearchFilter) => setFilter((before) => ({ ...before, ...change })),
    again: () => setVersion((before) => before + 1),
  }
}
