'use client'

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { classes, Dialog, IconFrame, opensDialog, rovingIndex } from '@/lib/storefront/design/ui'
import { announce } from '@/lib/storefront/runtime/browser'
import { ZoomView, type ZoomWords } from './zoom-view.client'

export type GalleryPicture = {
  id: string
  /** ‘Picture 2 of 3’. */
  place: string
  main: ReactNode
  thumbnail: ReactNode
  /** The address of the enlarged picture. */
  large: string
  alt: string
}

type GalleryProps = {
  id: string
  label: string
  title: string
  pictures: readonly GalleryPicture[]
  /** Shown in the pictures' corner. */
  badges?: ReactNode
  /** `zoom` goes before the place of a picture. */
  words: ZoomWords & { zoom: string; close: string }
}

const magnifierPath = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5M10.5 8v5M8 10.5h5'

/** From the start of a picture to the start of the next: on phones, the next one is in sight. */
const stepOf = (row: HTMLElement | null, count: number): number => (row ? row.scrollWidth / count : 0)

/** The picture at the start of the row; the last one at its end. */
function pictureAt(row: HTMLElement, count: number): number {
  if (row.scrollLeft + row.clientWidth >= row.scrollWidth - 1) return count - 1
  return Math.round(row.scrollLeft / Math.max(1, stepOf(row, count)))
}

/** A product's pictures: swiped, chosen by thumbnail or key, and enlarged in a dialog. */
export function Gallery({ id, label, title, pictures, badges, words }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const byHand = useRef(false)
  const zoomId = `${id}-zoom`
  const isChoice = pictures.length > 1

  const look = () => {
    if (!row.current) return
    const at = pictureAt(row.current, pictures.length)
    if (at === current) return
    setCurrent(at)
    if (byHand.current) announce({ kind: 'feature', feature: 'picture_swipe' })
  }
  const show = (index: number) => {
    byHand.current = false
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = stepOf(row.current, pictures.length) * index
    row.current?.scrollTo({ left, behavior: calm ? 'instant' : 'smooth' })
  }
  const turnByKey = (event: KeyboardEvent) => {
    const to = rovingIndex(event.key, current, pictures.length)
    if (to === undefined) return
    event.preventDefault()
    row.current?.querySelectorAll<HTMLElement>('button')[to]?.focus({ preventScroll: true })
    show(to)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be listed as a part of the page
    <div
      role="group"
      aria-label={label}
      className={classes('grid gap-4', isChoice && 'lg:grid-cols-[5rem_minmax(0,1fr)]')}
    >
      <div className={classes('relative min-w-0 self-start max-md:-mx-4', isChoice && 'lg:col-start-2')}>
        <ul
          ref={row}
          onScroll={look}
          onKeyDown={turnByKey}
          onTouchStart={() => {
            byHand.current = true
          }}
          className="picture-strip flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] md:rounded-panel"
        >
          {pictures.map(({ id: pictureId, place, main }, index) => (
            <li key={pictureId} id={pictureId} className="shrink-0 snap-start">
              <button
                type="button"
                {...opensDialog(zoomId)}
                aria-label={`${words.zoom} ${place}`}
                tabIndex={index === current ? 0 : -1}
                className="block w-full cursor-zoom-in -outline-offset-4"
              >
                {main}
              </button>
            </li>
          ))}
        </ul>
        {badges && <div className="pointer-events-none absolute start-4 top-4 flex gap-2">{badges}</div>}
        <div className="pointer-events-none absolute inset-x-4 bottom-4 flex items-center justify-between">
          <span
            aria-hidden="true"
            className={classes(
              'rounded-full bg-card/90 px-3 py-1 text-small tabular-nums md:invisible',
              !isChoice && 'invisible',
            )}
          >
            {current + 1} / {pictures.length}
          </span>
          <span className="flex size-11 items-center justify-center rounded-full bg-card/90">
            <IconFrame path={magnifierPath} />
          </span>
        </div>
      </div>
      {isChoice && (
        <ul className="hidden flex-wrap gap-3 *:w-18 print:hidden! md:flex lg:col-start-1 lg:row-start-1 lg:flex-col lg:*:w-full">
          {pictures.map(({ id: pictureId, place, thumbnail }, index) => (
            <li key={pictureId}>
              <a
                href={`#${pictureId}`}
                aria-label={place}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
                className="thumbnail"
              >
                {thumbnail}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Dialog wide id={zoomId} title={title} closeLabel={words.close}>
        <ZoomView pictures={pictures} current={current} onShow={show} words={words} />
      </Dialog>
    </div>
  )
}
