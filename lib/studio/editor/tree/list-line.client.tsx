'use client'

import { useEffect, useRef, useState } from 'react'
import { classes } from '@/lib/studio/ui'
import { Icon } from '../icon'
import { isWithin, locate, type Where } from '../model'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import { dropLine } from './drag'
import type { Row } from './rows'

type ListRow = Extract<Row, { kind: 'list' }>

/** The name of a list of a block that has several: it takes a block, as its last; one that is dropped becomes its first. */
export function ListLine({ row, onAdd }: { row: ListRow; onAdd: () => void }) {
  const { key, level, label, place, allow, isFull } = row
  const { store } = useEditor()
  const t = useText()
  const ref = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<Where>()
  useEffect(() => {
    const element = ref.current
    if (!element) return
    return dropLine(element, {
      tell: setOver,
      placeFor(dragged, where) {
        const { content } = store.get().present
        const fits = where === 'inside' && !isFull && allow.includes(dragged.component)
        if (!fits || !locate(content, place.parent)) return undefined
        if (dragged.uid !== undefined && isWithin(content, place.parent, dragged.uid)) return undefined
        return { ...place, index: 0 }
      },
    })
  }, [store, place, allow, isFull])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys of its lines
    <div
      ref={ref}
      role="treeitem"
      aria-level={level}
      aria-selected={false}
      tabIndex={-1}
      data-list={key}
      title={t('tree.addTo', { list: label })}
      onClick={onAdd}
      style={{ paddingInlineStart: `${(level - 1) * 0.875 + 3}rem` }}
      className={classes(
        'group flex h-7 cursor-pointer items-center gap-1.5 truncate rounded-field pe-1.5 text-quiet text-small hover:bg-hover focus-visible:outline-offset-[-2px]',
        over && 'ring-2 ring-accent ring-inset',
      )}
    >
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <Icon name="plus" className="size-3.5 shrink-0" />
    </div>
  )
}
