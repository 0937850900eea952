'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Calls `load` when the panel around a place is about to be opened, or now where it is open or there is none. */
function onIntent(place: HTMLElement, load: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const panel = place.closest('[popover]')
  if (!panel || panel.matches(':popover-open')) load()
  else {
    panel.addEventListener('beforetoggle', load, { signal })
    for (const type of ['pointerover', 'focus'])
      panel.previousElementSibling?.addEventListener(type, load, { signal })
  }
  return () => listening.abort()
}

/**
 * The teaser beside the entries of a menu. No document holds it: its code, its words and its picture are loaded when a
 * visitor turns to the menu. A draft brings its own.
 */
export function MenuTeaser({ id, children }: { id: string; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<ReactNode>()
  const shown = children || loaded

  useEffect(() => {
    if (shown || !place.current) return
    return onIntent(
      place.current,
      () =>
        void import('./load-menu-teaser')
          .then(({ loadMenuTeaser }) => loadMenuTeaser(id))
          .then(setLoaded, () => undefined),
    )
  }, [id, shown])

  return (
    <div ref={place} className="menu-teaser">
      {shown}
    </div>
  )
}
