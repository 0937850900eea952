import type { ConnectionNews } from '@/lib/storefront/runtime/browser'
import { watchLayers } from '@/lib/storefront/runtime/navigation/client'
import { closeWhenLeft } from './close-when-left'
import { registerWorker } from './register-worker'
import { rememberMarket } from './remember-market'
import { showConnection } from './show-connection'
import { watchBuildLater } from './watch-build-later'

/** Who has no mouse, or no use for the menu, loads no code for it. */
const openMenus = (first: PointerEvent) => {
  import('./open-on-hover').then(
    ({ openOnHover }) => openOnHover(first),
    () => undefined,
  )
}

/**
 * What a page does once it is at rest: Back closes its layers, menus open under a resting mouse, it tells
 * of the network, keeps a page for outages, and watches for a new build.
 */
export function afterLoad(words: Record<ConnectionNews, string>): () => void {
  watchLayers()
  rememberMarket()
  document
    .querySelector<HTMLElement>('[data-opens-on-hover]')
    ?.addEventListener('pointerover', openMenus, { once: true })
  const ends = [closeWhenLeft(), showConnection(words), registerWorker(), watchBuildLater()]
  return () => {
    for (const end of ends) end?.()
  }
}
