'use client'

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { locate, placeOf } from '../model'
import { useEditor, usePresent } from '../state/context'
import { useText } from '../texts'
import { dragSource } from '../tree/drag'
import { blockBox, pageOf } from './framed-blocks'

type Point = { left: number; top: number }

/** Pixels of the window: no wider than the margin beside the blocks of a page that is shown smaller. */
const [width, height] = [16, 24]

/** The handle at the selected block in the page, by which it is dragged to another place. Keys move it from the tree. */
export function BlockGrip({ frame, scale }: { frame: RefObject<HTMLIFrameElement | null>; scale: number }) {
  const { story, store } = useEditor()
  const { content, selected } = usePresent()
  const t = useText()
  const ref = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<Point>()
  const isMovable = placeOf(content, selected) !== undefined

  const place = useEffectEvent(() => {
    const page = pageOf(frame.current)
    const box = page && isMovable ? blockBox(page, story.id, selected) : undefined
    const framed = frame.current?.getBoundingClientRect()
    const around = ref.current?.parentElement?.getBoundingClientRect()
    if (!box || !framed || !around) return setAt(undefined)
    const [left, top] = [box.left * scale, box.top * scale]
    const isSeen = top + box.height * scale > height && top < framed.height
    // Beside the block, where that is in the pane: above it would cover the line before.
    if (isSeen)
      setAt({
        left: Math.max(framed.left - around.left + left - width, 0),
        top: framed.top - around.top + Math.max(top, 0),
      })
    else setAt(undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another block, or the same one elsewhere
  useEffect(() => place(), [selected, content, scale])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let watching = new AbortController()
    const sizes = new ResizeObserver(() => place())
    const watch = () => {
      watching.abort()
      watching = new AbortController()
      sizes.disconnect()
      const page = pageOf(element)
      if (!page?.body) return
      sizes.observe(page.body)
      const options = { capture: true, passive: true, signal: watching.signal }
      page.addEventListener('scroll', () => place(), options)
      place()
    }
    watch()
    element.addEventListener('load', watch)
    return () => {
      watching.abort()
      sizes.disconnect()
      element.removeEventListener('load', watch)
    }
  }, [frame])

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const read = () => {
      const { present } = store.get()
      const blok = locate(present.content, present.selected)?.blok
      return blok && placeOf(present.content, blok._uid)
        ? { uid: blok._uid, component: blok.component }
        : undefined
    }
    return dragSource(element, read, () => undefined)
  }, [store])

  return (
    <div
      ref={ref}
      aria-hidden="true"
      title={t('drop.grip')}
      data-block-grip
      style={{ ...at, width, height }}
      className={`absolute ${at ? 'grid' : 'hidden'} cursor-grab place-items-center rounded-field bg-accent text-accent-ink shadow-lg`}
    >
      <svg viewBox="0 0 24 24" className="size-4" fill="currentColor" aria-hidden="true">
        <path d="M8 5h3v3H8zM13 5h3v3h-3zM8 10.5h3v3H8zM13 10.5h3v3h-3zM8 16h3v3H8zM13 16h3v3h-3z" />
      </svg>
    </div>
  )
}
