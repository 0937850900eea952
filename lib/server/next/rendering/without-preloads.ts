import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'

/**
 * Lets a document of development preload no parts of islands: Turbopack names those that are loaded later otherwise than its
 * list of them says, so that browsers would ask for scripts that are not there. Builds have them all.
 */
export function withoutPreloads(): void {
  const store = workAsyncStorage.getStore()
  if (store && process.env.NODE_ENV === 'development') Object.assign(store, { reactLoadableManifest: {} })
}
