'use client'

import { useEffect, useRef, useState } from 'react'
import { classes } from '@/lib/studio/ui'
import { isWithin, locate, type Where } from '../model'
import { useEditor } from '../state/context'
import { dropLine } from './drag'
import type { Row } from './rows'

type ListRow = Extract<Row, { kind: 'list' }>

/** The name of a list of a block that has several; a block that is dropped onto it becomes the list's first. */
export function ListLine({ row: { level, label, place, allow, isFull } }: { row: ListRow }) {
  const { store } = useEditor()
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
    <div
      ref={ref}
      role="presentation"
      style={{ paddingInlineStart: `${(level - 1) * 0.875 + 3}rem` }}
      className={classes(
        'flex h-7 items-center truncate rounded-field text-quiet text-small',
        over && 'ring-2 ring-accent ring-inset',
      )}
    >
      {label}
    </div>
  )
}
