'use client'

import {
  type KeyboardEvent,
  type MouseEvent,
  type TouchEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  Button,
  chevronLeftPath,
  chevronRightPath,
  classes,
  IconButton,
  IconFrame,
  rovingIndex,
} from '@/lib/storefront/design/ui'
import type { GalleryPicture } from './gallery.client'
import { sidewaysSwipe } from './sideways-swipe'

export type ZoomWords = { previous: string; next: string; closer: string; whole: string }

type ZoomViewProps = {
  pictures: readonly GalleryPicture[]
  current: number
  onShow: (index: number) => void
  words: ZoomWords
}

/** The part of a picture that a closer view begins with: shares of its width and height. */
type Point = { x: number; y: number }
const centre: Point = { x: 0.5, y: 0.5 }

/**
 * A picture in the size of the window, which a swipe sideways pages, and a scrollable view at twice that size: with the button around its centre, with
 * a double click or tap around that point. Pinching is the browser's own.
 */
export function ZoomView({ pictures, current, onShow, words }: ZoomViewProps) {
  const [closer, setCloser] = useState<Point>()
  const isCloser = closer !== undefined
  const frame = useRef<HTMLDivElement>(null)
  const touched = useRef<{ x: number; y: number }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins at the same part
  useLayoutEffect(() => {
    if (!closer || !frame.current) return
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = frame.current
    frame.current.scrollTo({
      left: scrollWidth * closer.x - clientWidth / 2,
      top: scrollHeight * closer.y - clientHeight / 2,
      behavior: 'instant',
    })
  }, [closer, current])
  const picture = pictures[current]
  if (!picture) return null
  const turn = (event: KeyboardEvent) => {
    const to = isCloser ? undefined : rovingIndex(event.key, current, pictures.length)
    if (to === undefined) return
    event.preventDefault()
    onShow(to)
  }
  const goCloserAt = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect()
    setCloser(
      isCloser ? undefined : { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height },
    )
  }
  const step = (by: number) => onShow((current + by + pictures.length) % pictures.length)
  /** Of one finger, on the whole picture: a closer one is moved, and two fingers pinch. */
  const touch = ({ touches }: TouchEvent) => {
    const first = touches[0]
    const isOne = touches.length === 1 && !isCloser && (window.visualViewport?.scale ?? 1) <= 1
    touched.current = isOne && first ? { x: first.clientX, y: first.clientY } : undefined
  }
  const leave = ({ changedTouches }: TouchEvent) => {
    const last = changedTouches[0]
    const from = touched.current
    touched.current = undefined
    const by = from && last ? sidewaysSwipe({ dx: last.clientX - from.x, dy: last.clientY - from.y }) : 0
    if (by !== 0 && pictures.length > 1) step(by)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to whatever in it has the focus
    <div onKeyDown={turn} className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be listed as a part of the page */}
      <div
        ref={frame}
        role="region"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-label={picture.place}
        onTouchStart={touch}
        onTouchEnd={leave}
        className="grid place-content-center-safe overflow-auto overscroll-contain [container-type:size] max-md:-mx-5 md:rounded-card"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same */}
        <div
          onDoubleClick={goCloserAt}
          className={classes(
            isCloser
              ? 'size-[200cqmin] cursor-zoom-out touch-manipulation'
              : 'size-[100cqmin] cursor-zoom-in touch-pan-y touch-pinch-zoom',
          )}
        >
          {/* biome-ignore lint/performance/noImgElement: the picture service has made it in this size */}
          <img
            key={picture.id}
            src={picture.large}
            alt={picture.alt}
            width={1200}
            height={1200}
            decoding="async"
            className={classes('block size-full object-contain', !isCloser && 'md:rounded-card')}
          />
        </div>
      </div>
      {/* Where text is large, the button has a row of its own. */}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex items-center gap-1">
          {pictures.length > 1 && (
            <>
              <IconButton
                label={words.previous}
                icon={<IconFrame path={chevronLeftPath} className="size-6" />}
                onClick={() => step(-1)}
              />
              <span role="status" className="text-small tabular-nums">
                <span className="sr-only">{picture.place}</span>
                <span aria-hidden="true">
                  {current + 1} / {pictures.length}
                </span>
              </span>
              <IconButton
                label={words.next}
                icon={<IconFrame path={chevronRightPath} className="size-6" />}
                onClick={() => step(1)}
              />
            </>
          )}
        </div>
        <Button variant="secondary" onClick={() => setCloser(isCloser ? undefined : centre)}>
          {isCloser ? words.whole : words.closer}
        </Button>
      </div>
    </div>
  )
}
