'use client'

import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useShopWords } from '@/lib/studio/shop-words/client'
import { showToast } from '@/lib/studio/ui/client'
import { useComments } from '../comments/comments-context'
import { AddDialog } from '../dialogs/add-dialog.client'
import { isWithin } from '../model'
import { goToAdded, goToForm, goToNewBlock } from '../panes/go-to-pane'
import { allChosen, ranged, toggled } from '../state/chosen'
import { useEditor, usePresent } from '../state/context'
import { useActs } from '../state/use-acts'
import { useText } from '../texts'
import { onDropped } from './drag'
import { isAllKey, isOfBlock, rangeEnd, stepFor } from './keys'
import { Line } from './line.client'
import { ListLine } from './list-line.client'
import { opened, type Row, rowsOf } from './rows'
import { lineIn, useLineFocus } from './use-line-focus'

/** The blocks of the story as a tree: keys, drag and drop, and a sign where something does not fit. */
export function Tree() {
  const { store, forms, commands, findings } = useEditor()
  const present = usePresent()
  const { counts } = useComments()
  const { content, selected, also = [] } = present
  const { moveTo } = useActs()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [addsTo, setAddsTo] = useState<Extract<Row, { kind: 'list' }>>()
  const t = useText()
  const ref = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(selected)
  if (shown !== selected) {
    setShown(selected)
    setClosed(opened(closed, present))
  }
  const shop = useShopWords()
  const rows = useMemo(() => rowsOf(content, forms, closed, shop), [content, forms, closed, shop])
  useLineFocus(ref, present)

  useEffect(
    () =>
      onDropped((dragged, place) => {
        if (dragged.uid === undefined) {
          commands.addAt(place, dragged.component)
          goToNewBlock(store.get().present.selected)
        } else moveTo(dragged.uid, place)
      }),
    [commands, store, moveTo],
  )

  const toggle = useCallback(
    (uid: string) => {
      const now = store.get().present
      // The keys would work on a block that is out of sight.
      if (isWithin(now.content, now.selected, uid)) store.select(uid)
      setClosed((before) => {
        const next = new Set(before)
        if (!next.delete(uid)) next.add(uid)
        return next
      })
    },
    [store],
  )

  const order = rows.flatMap((row) => (row.kind === 'blok' ? [row.blok._uid] : []))
  const latest = useRef(order)
  latest.current = order
  /** Where a range begins: the line that was pressed or reached last without Shift. */
  const anchor = useRef<string>(undefined)
  const press = useCallback(
    (uid: string, how: 'alone' | 'too' | 'upTo') => {
      const { present } = store.get()
      if (how === 'upTo') {
        anchor.current ??= present.selected
        const range = ranged(latest.current, anchor.current, uid)
        return store.select(range.selected, range.also)
      }
      anchor.current = undefined
      if (how === 'alone') return store.select(uid)
      const next = toggled(present, uid)
      store.select(next.selected, next.also)
    },
    [store],
  )
  /** Shift with an arrow takes one line more, or one less, and with Home and End all up to the first or the last. */
  const extend = (event: KeyboardEvent) => {
    const next = rangeEnd(event.key, order, selected)
    if (next === undefined) return
    event.preventDefault()
    press(next, 'upTo')
    lineIn(ref.current, next)?.focus()
  }
  const chooseAll = (event: KeyboardEvent) => {
    event.preventDefault()
    anchor.current = undefined
    const all = allChosen(order, content._uid, selected)
    store.select(all.selected, all.also)
    lineIn(ref.current, all.selected)?.focus()
  }
  const openList = (row: Row | undefined) => {
    if (row?.kind !== 'list') return
    if (row.isFull) showToast(t('tree.isFull'), 'warning')
    else setAddsTo(row)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const list = (event.target as HTMLElement).closest<HTMLElement>('[data-list]')?.dataset.list
    if (list !== undefined && isOfBlock(event)) return event.preventDefault()
    if (isAllKey(event)) return chooseAll(event)
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.shiftKey) return extend(event)
    if (list !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      return openList(rows.find(({ key }) => key === list))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      goToForm()
      return
    }
    const step = stepFor(event.key, rows, list ?? selected)
    if (!step) return
    event.preventDefault()
    if ('toggle' in step) return toggle(step.toggle)
    anchor.current = undefined
    if ('select' in step) store.select(step.select)
    const line =
      'select' in step
        ? lineIn(ref.current, step.select)
        : ref.current?.querySelector<HTMLElement>(`[data-list="${CSS.escape(step.list)}"]`)
    line?.focus()
  }

  const notesOf = (uid: string) => {
    const own = findings.get(uid) ?? []
    const idle = own.filter(({ isIdle }) => isIdle).length
    return { wrong: own.length - idle, idle }
  }

  return (
    <>
      <div
        ref={ref}
        role="tree"
        aria-multiselectable
        aria-label={t('tree.label')}
        onKeyDown={onKeyDown}
        className="grid grid-cols-[minmax(0,1fr)] gap-px p-2"
      >
        {rows.map((row) =>
          row.kind === 'blok' ? (
            <Line
              key={row.key}
              row={row}
              isSelected={row.blok._uid === selected}
              isChosen={row.blok._uid === selected || also.includes(row.blok._uid)}
              onPress={press}
              notes={notesOf(row.blok._uid)}
              comments={counts.get(row.blok._uid) ?? 0}
              onToggle={toggle}
            />
          ) : (
            <ListLine key={row.key} row={row} onAdd={() => openList(row)} />
          ),
        )}
      </div>
      {addsTo && (
        <AddDialog
          open
          allow={addsTo.allow}
          list={addsTo.label}
          onClose={() => setAddsTo(undefined)}
          onAdd={(component, kind) => {
            commands.addAt(addsTo.place, component, kind)
            setAddsTo(undefined)
            goToAdded(store.get().present.selected, kind?.asks)
          }}
        />
      )}
    </>
  )
}
