'use client'

import { useEffect } from 'react'
import { isPlainClick } from '@/lib/storefront/navigation'

const swatchOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('.swatches > a[href]') : null

/** Answers a press on a colour of any tile: the tile shows that colour, and the page stays. Other windows get its page. */
export function TileColours({ locale }: { locale: string }) {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const swatch = swatchOf(event)
      if (!swatch || !isPlainClick(event)) return
      event.preventDefault()
      event.stopPropagation()
      const follow = () => window.location.assign(swatch.href)
      import('./show-colour.client').then(({ showColour }) => showColour(swatch, locale, follow), follow)
    }
    // Before the listeners that follow links.
    window.addEventListener('click', press, { capture: true })
    return () => window.removeEventListener('click', press, { capture: true })
  }, [locale])
  return null
}
