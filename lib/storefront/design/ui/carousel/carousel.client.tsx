'use client'

import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '../button'
import { classes } from '../classes'
import { IconFrame } from '../icon-frame'
import { chevronLeftPath, chevronRightPath } from '../icon-paths'
import { type CarouselView, isAtEnd, isAtStart, nextScroll } from './carousel-steps'
import { carouselColumns } from './columns'

type CarouselProps = {
  label: string
  /** Above the items, beside the buttons. */
  heading?: ReactNode
  items: readonly { id: string; content: ReactNode }[]
  words: { previous: string; next: string }
}

/** On phones and tablets the row reaches both edges of the screen. The items share four rows, in which the parts of tiles align. */
const row =
  'relative snap-x snap-mandatory grid-rows-[repeat(4,auto)] overflow-x-auto overscroll-x-contain pb-2 [scrollbar-width:thin] [scrollbar-color:var(--color-outline)_transparent] focus-visible:-outline-offset-2 max-md:-mx-4 max-md:scroll-px-4 max-md:px-4 md:max-lg:-mx-6 md:max-lg:scroll-px-6 md:max-lg:px-6'

function viewOf(scroller: HTMLElement): CarouselView {
  const items = [...scroller.children].filter((item) => item instanceof HTMLElement)
  const first = items[0]?.offsetLeft ?? 0
  return {
    starts: items.map((item) => item.offsetLeft - first),
    scrolled: scroller.scrollLeft,
    furthest: scroller.scrollWidth - scroller.clientWidth,
    width: scroller.clientWidth - first,
  }
}

/** Items in a horizontally scrolling row; the buttons and the arrow keys scroll by one view. */
export function Carousel({ label, heading, items, words }: CarouselProps) {
  const scroller = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: items.length < 2 })

  const look = useCallback(() => {
    if (!scroller.current) return
    const view = viewOf(scroller.current)
    const [start, end] = [isAtStart(view), isAtEnd(view)]
    setEnds((known) => (known.start === start && known.end === end ? known : { start, end }))
  }, [])

  useEffect(() => {
    if (!scroller.current) return
    const observer = new ResizeObserver(look)
    observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [look])

  const turn = (direction: 'forward' | 'back') => {
    if (!scroller.current) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = nextScroll(viewOf(scroller.current), direction)
    scroller.current.scrollTo({ left, behavior: calm ? 'instant' : 'smooth' })
  }

  const turnByKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    turn(event.key === 'ArrowRight' ? 'forward' : 'back')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be listed as a part of the page
    <div role="group" aria-label={label} className="@container">
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-2 md:mb-4 md:gap-4">
        <div className="min-w-0 flex-[1_1_8rem]">{heading}</div>
        <div
          className={classes(
            '-me-2.5 ms-auto flex gap-1 noscript:hidden',
            ends.start && ends.end && 'invisible',
          )}
        >
          <IconButton
            label={words.previous}
            icon={<IconFrame path={chevronLeftPath} className="size-6" />}
            aria-disabled={ends.start}
            data-keeps-tap
            onClick={() => turn('back')}
          />
          <IconButton
            label={words.next}
            icon={<IconFrame path={chevronRightPath} className="size-6" />}
            aria-disabled={ends.end}
            data-keeps-tap
            onClick={() => turn('forward')}
          />
        </div>
      </div>
      <ul
        ref={scroller}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard (WCAG 2.1.1)
        tabIndex={0}
        onScroll={look}
        onKeyDown={turnByKey}
        className={classes(carouselColumns, row)}
      >
        {items.map(({ id, content }) => (
          <li key={id} className="slide">
            {content}
          </li>
        ))}
      </ul>
    </div>
  )
}
