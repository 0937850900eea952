'use client'

import { useEffect, useRef, useState } from 'react'
import type { MenuTeaser as View } from '@/schemas/api/menu'
import { loadMenuTeasers } from './load-menu-teasers'

/** Calls `load` when the panel around a place is about to be opened, or now where it is open or there is none. */
function onIntent(place: HTMLElement, load: () => void): () => void {
  const panel = place.closest<HTMLElement>('[popover]')
  if (!panel || panel.matches(':popover-open')) {
    load()
    return () => undefined
  }
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: true }
  const opener = document.querySelector(`[popovertarget="${panel.id}"]`)
  for (const type of ['pointerover', 'focus']) opener?.addEventListener(type, load, options)
  panel.addEventListener('beforetoggle', load, options)
  return () => listening.abort()
}

/**
 * The teaser beside the entries of a menu. No document holds it: its words and its picture are loaded when a visitor
 * turns to the menu. A draft brings its own `view`.
 */
export function MenuTeaser({ id, view }: { id: string; view?: View | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<View>()
  const teaser = view ?? loaded

  useEffect(() => {
    if (teaser || !place.current) return
    return onIntent(place.current, () => void loadMenuTeasers().then((all) => setLoaded(all?.[id])))
  }, [id, teaser])

  return (
    <div ref={place} className="menu-teaser">
      {teaser && <Teaser view={teaser} />}
    </div>
  )
}

function Teaser({ view: { headline, text, link, picture } }: { view: View }) {
  const words = (
    <>
      {picture && (
        // biome-ignore lint/performance/noImgElement: the server says which files there are
        <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />
      )}
      <b>{headline}</b>
      {text && <span>{text}</span>}
    </>
  )
  return link ? <a {...link}>{words}</a> : words
}
