'use client'

import { type KeyboardEvent, type PointerEvent, useRef, useSyncExternalStore } from 'react'
import { classes } from '@/lib/studio/ui'
import { useText } from '../texts'
import { type SidePane, sidePanes, sizeIn } from './pane-sizes'
import type { Panes } from './use-panes'

type DividerProps = {
  pane: SidePane
  panes: Panes
  /** On which side of the page the pane is. */
  side: 'start' | 'end'
  className?: string
}

const remInPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

const onResize = (tell: () => void) => {
  window.addEventListener('resize', tell)
  return () => window.removeEventListener('resize', tell)
}
const windowInRem = () => window.innerWidth / remInPx()
/** So wide that nothing shrinks: the server knows no window. */
const unknownWindow = () => Number.POSITIVE_INFINITY

/** The edge between a pane and the page: it is dragged, moved by the arrow keys, and reset by a double click. */
export function Divider({ pane, panes, side, className }: DividerProps) {
  const t = useText()
  const start = useRef<{ x: number; size: number }>(undefined)
  const { least, most } = sidePanes[pane]
  const size = sizeIn(pane, panes.state, useSyncExternalStore(onResize, windowInRem, unknownWindow))
  const direction = side === 'start' ? 1 : -1

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, size }
  }
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const from = start.current
    if (from) panes.resize(pane, from.size + (direction * (clientX - from.x)) / remInPx())
  }
  const end = () => {
    start.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 4 : 1
    const next = {
      ArrowRight: size + direction * step,
      ArrowLeft: size - direction * step,
      Home: least,
      End: most,
    }[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    panes.resize(pane, next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t(`panes.${pane}Width`)}
      aria-controls={`pane-${pane}`}
      aria-valuenow={Math.round(size * 4) / 4}
      aria-valuemin={least}
      aria-valuemax={most}
      title={t('panes.hint')}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
      onDoubleClick={() => panes.resize(pane, undefined)}
      className={classes(
        'absolute inset-y-0 z-10 w-2 cursor-col-resize touch-none hover:bg-accent/40 focus-visible:bg-accent max-lg:hidden',
        side === 'start' ? '-start-1' : '-end-1',
        className,
      )}
    />
  )
}
