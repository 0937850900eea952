import type { ConnectionNews } from '@/lib/storefront/runtime/browser'
import { watchLayers } from '@/lib/storefront/runtime/navigation/client'
import { openOnHover } from './open-on-hover'
import { registerWorker } from './register-worker'
import { showConnection } from './show-connection'
import { watchBuildLater } from './watch-build-later'

/**
 * What a page does once it is at rest: Back closes its layers, menus open under a resting mouse, it tells
 * of the network, keeps a page for outages, and watches for a new build.
 */
export function afterLoad(words: Record<ConnectionNews, string>): () => void {
  watchLayers()
  const ends = [showConnection(words), registerWorker(), watchBuildLater(), openOnHover()]
  return () => {
    for (const end of ends) end?.()
  }
}
