import { useCallback, useEffect, useRef, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { errorKey } from '@/lib/studio/ui'
import { showToast, useUiText } from '@/lib/studio/ui/client'
import type { ListOrder } from '../list/list-order'
import type { StoryList } from '../read'
import { keepOpen, keptOpen } from './kept-open'
import { emptyTree, type TreeState, top, withFolder, withMore, withOpen } from './tree-state'

const pathOf = (parent: number, offset: number, order: ListOrder | undefined) =>
  `stories/?offset=${offset}${parent === top ? '' : `&parent=${parent}`}${order ? `&sort=${order}` : ''}`

/**
 * The tree of stories, which is loaded folder by folder; open folders stay open when the page is loaded again.
 * @param begins the folders that are open before somebody has opened one
 */
export function useTree(first: StoryList, order: ListOrder | undefined, begins: readonly number[]) {
  const ui = useUiText()
  const [tree, setTree] = useState<TreeState>(() => withFolder(emptyTree, top, first))
  const current = useRef(tree)
  current.current = tree

  const load = useCallback(
    async (parent: number, offset: number) => {
      const answer = await askStudio<StoryList>(pathOf(parent, offset, order))
      if (answer.ok) return answer.data
      showToast(ui(`errors.${errorKey(answer.status)}`), 'error')
      return undefined
    },
    [ui, order],
  )

  const open = useCallback(
    async (id: number, isOpen: boolean) => {
      setTree((before) => withOpen(before, id, isOpen))
      if (!isOpen || current.current.folders.has(id)) return
      const loaded = await load(id, 0)
      setTree((before) => (loaded ? withFolder(before, id, loaded) : withOpen(before, id, false)))
    },
    [load],
  )

  const more = useCallback(
    async (parent: number) => {
      const loaded = await load(parent, current.current.folders.get(parent)?.rows.length ?? 0)
      if (loaded) setTree((before) => withMore(before, parent, loaded))
    },
    [load],
  )

  /** Loads a folder again, with as many rows as were shown. */
  const reload = useCallback(
    async (parent: number) => {
      const shown = current.current.folders.get(parent)?.rows.length ?? 0
      const loaded = await load(parent, 0)
      if (!loaded) return
      setTree((before) => withFolder(before, parent, loaded))
      for (let at = loaded.rows.length; at < shown && at < loaded.total; ) {
        const next = await load(parent, at)
        if (!next || next.rows.length === 0) return
        setTree((before) => withMore(before, parent, next))
        at += next.rows.length
      }
    },
    [load],
  )

  const openFirst = useRef({ open, begins })
  useEffect(() => {
    for (const id of keptOpen() ?? openFirst.current.begins) void openFirst.current.open(id, true)
  }, [])
  const orderBefore = useRef(order)
  useEffect(() => {
    if (orderBefore.current === order) return
    orderBefore.current = order
    for (const id of current.current.folders.keys()) void reload(id)
  }, [order, reload])
  const isTouched = useRef(false)
  useEffect(() => {
    isTouched.current ||= tree.open.size > 0
    if (isTouched.current) keepOpen(tree.open)
  }, [tree.open])

  return { tree, open, more, reload }
}
