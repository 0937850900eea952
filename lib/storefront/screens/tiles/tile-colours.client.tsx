'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { isPlainClick } from '@/lib/storefront/runtime/navigation'

const swatchOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('.swatches > a[href]') : null

/** Answers a press on a colour of any tile: the tile shows that colour, and the page stays. Other windows get its page. */
export function TileColours({ locale }: { locale: string }) {
  const [drawn, draw] = useState<ReactNode>(null)
  useEffect(() => {
    // A root of its own would need a part of React that no page loads by itself.
    const render = (content: ReactNode) => {
      const place = document.createElement('div')
      flushSync(() => draw(createPortal(content, place)))
      const markup = place.innerHTML
      draw(null)
      return markup
    }
    const press = (event: MouseEvent) => {
      const swatch = swatchOf(event)
      if (!swatch || !isPlainClick(event)) return
      event.preventDefault()
      event.stopPropagation()
      const follow = () => window.location.assign(swatch.href)
      import('./show-colour.client').then(
        ({ showColour }) => showColour(swatch, locale, { follow, render }),
        follow,
      )
    }
    // Before the listeners that follow links.
    window.addEventListener('click', press, { capture: true })
    return () => window.removeEventListener('click', press, { capture: true })
  }, [locale])
  return drawn
}
