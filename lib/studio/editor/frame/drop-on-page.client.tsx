'use client'

import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { locate } from '../model'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import { type Dragged, dropSurface } from '../tree/drag'
import { type Spot, spotAt } from './drop-spot'
import { blocksAt, pageOf } from './framed-blocks'

type Pointer = { dragged: Dragged; x: number; y: number }
type Point = { x: number; y: number }

/** So near to its upper or lower edge, the page scrolls under the pointer: pixels of the window. */
const scrollZone = 56
/** The most that it scrolls in a frame of the screen. */
const scrollStep = 18

/** Lies over the page while a block is dragged, shows where it would go, and takes it. */
export function DropOnPage({ frame, scale }: { frame: RefObject<HTMLIFrameElement | null>; scale: number }) {
  const { story, forms, store, commands } = useEditor()
  const t = useText()
  const surface = useRef<HTMLDivElement>(null)
  const pointer = useRef<Pointer>(undefined)
  const [seen, setSeen] = useState<{ at: Point; spot: Spot | undefined }>()

  const inFrame = ({ x, y }: Point): Point => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {}
    return { x: (x - left) / scale, y: (y - top) / scale }
  }
  const spotFor = ({ component, uid: moved }: Dragged, point: Point): Spot | undefined => {
    const page = pageOf(frame.current)
    if (!page) return undefined
    const { content } = store.get().present
    const around = blocksAt(page, { id: story.id, content }, inFrame(point))
    const found = spotAt(around, inFrame(point), (uid, where) =>
      commands.placeFor(uid, component, where, moved),
    )
    if (found || around.length > 0) return found
    // An empty page takes its first block anywhere.
    const place = commands.placeFor(content._uid, component, 'inside', moved)
    const { clientWidth: width, clientHeight: height } = page.documentElement
    return (
      place && {
        uid: content._uid,
        where: 'inside',
        place,
        box: { left: 0, top: 0, width, height },
        isRow: false,
      }
    )
  }
  const look = useEffectEvent(() => {
    const now = pointer.current
    if (!now) return setSeen(undefined)
    setSeen({ at: now, spot: spotFor(now.dragged, now) })
  })
  const placeAt = useEffectEvent((dragged: Dragged, point: Point) => spotFor(dragged, point)?.place)
  /** Scrolls the page while the pointer rests at its edge. */
  const scroll = useEffectEvent(() => {
    const [now, box] = [pointer.current, surface.current?.getBoundingClientRect()]
    const view = pageOf(frame.current)?.defaultView
    if (!now || !box || !view) return
    const depth = Math.max(box.top + scrollZone - now.y, 0) - Math.max(now.y - box.bottom + scrollZone, 0)
    if (depth === 0) return
    const before = view.scrollY
    view.scrollBy({ top: -(depth / scrollZone) * scrollStep, behavior: 'instant' })
    if (view.scrollY !== before) look()
  })

  useEffect(() => {
    const element = surface.current
    if (!element) return
    const stop = dropSurface(
      element,
      (dragged, point) => placeAt(dragged, point),
      (next) => {
        pointer.current = next
        look()
      },
    )
    let request = requestAnimationFrame(function step() {
      scroll()
      request = requestAnimationFrame(step)
    })
    return () => {
      stop()
      cancelAnimationFrame(request)
    }
  }, [])

  const labelOf = (uid: string) => {
    const component = locate(store.get().present.content, uid)?.blok.component ?? ''
    return forms[component]?.label ?? component
  }
  /** A line before or behind a block, a box around the one that takes it. */
  function markOf({ box, where, isRow }: Spot): CSSProperties {
    const framed = frame.current?.getBoundingClientRect()
    const start = { left: (framed?.left ?? 0) - (own?.left ?? 0), top: (framed?.top ?? 0) - (own?.top ?? 0) }
    const left = start.left + box.left * scale
    const top = start.top + box.top * scale
    const [width, height] = [box.width * scale, box.height * scale]
    const thick = 4
    // The end of a block that is scrolled out of sight is marked at the edge.
    const seenFrom = (at: number) => Math.min(Math.max(at, 0), (own?.height ?? at) - thick)
    if (where === 'inside')
      return {
        left,
        top,
        width,
        height,
        background: 'none',
        boxShadow: 'inset 0 0 0 3px var(--color-accent)',
      }
    const end = where === 'after'
    return isRow
      ? { left: left + (end ? width : 0) - thick / 2, top, width: thick, height }
      : { left, top: seenFrom(top + (end ? height : 0) - thick / 2), width, height: thick }
  }
  const words = seen?.spot
    ? t(`drop.${seen.spot.where}`, { block: labelOf(seen.spot.uid) })
    : t(seen ? 'drop.notHere' : 'drop.hint')
  const own = surface.current?.getBoundingClientRect()
  const chip: CSSProperties =
    seen && own
      ? {
          left: Math.min(Math.max(seen.at.x - own.left + 14, 4), Math.max(own.width - 200, 4)),
          top: Math.min(Math.max(seen.at.y - own.top + 14, 4), Math.max(own.height - 36, 4)),
        }
      : { insetInline: 8, top: 8, marginInline: 'auto', width: 'fit-content' }
  return (
    <div ref={surface} data-drop-page className="absolute inset-0 overflow-hidden rounded-field">
      {seen?.spot && (
        <div
          data-drop-mark
          className="absolute rounded bg-accent ring-1 ring-card"
          style={markOf(seen.spot)}
        />
      )}
      <p
        role="status"
        style={chip}
        className={`pointer-events-none absolute max-w-full rounded-field px-2 py-1 font-semibold text-small shadow-lg ${
          seen && !seen.spot ? 'bg-warning-ground text-warning' : 'bg-info-ground text-info'
        }`}
      >
        {words}
      </p>
    </div>
  )
}
