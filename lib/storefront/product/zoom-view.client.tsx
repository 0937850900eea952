'use client'

import { type KeyboardEvent, useState } from 'react'
import {
  Button,
  chevronLeftPath,
  chevronRightPath,
  IconButton,
  IconFrame,
  rovingIndex,
} from '@/lib/storefront/ui'
import type { GalleryPicture } from './gallery.client'

export type ZoomWords = { previous: string; next: string; closer: string; whole: string }

type ZoomViewProps = {
  pictures: readonly GalleryPicture[]
  current: number
  onShow: (index: number) => void
  words: ZoomWords
}

/** A picture in the size of the window, and a scrollable view at twice that size. */
export function ZoomView({ pictures, current, onShow, words }: ZoomViewProps) {
  const [isCloser, setCloser] = useState(false)
  const picture = pictures[current]
  if (!picture) return null
  const turn = (event: KeyboardEvent) => {
    const to = isCloser ? undefined : rovingIndex(event.key, current, pictures.length)
    if (to === undefined) return
    event.preventDefault()
    onShow(to)
  }
  const step = (by: number) => onShow((current + by + pictures.length) % pictures.length)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to whatever in it has the focus
    <div onKeyDown={turn} className="grid gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be listed as a part of the page */}
      <div
        role="region"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-label={picture.place}
        className="aspect-square max-h-[calc(100dvh-13rem)] w-full overflow-auto overscroll-contain rounded-card bg-ground"
      >
        <div className={isCloser ? 'w-[200%]' : 'mx-auto aspect-square h-full max-w-full'}>
          {picture.large}
        </div>
      </div>
      <div className="flex items-center justify-between gap-2">
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
        <Button variant="secondary" onClick={() => setCloser(!isCloser)}>
          {isCloser ? words.whole : words.closer}
        </Button>
      </div>
    </div>
  )
}
