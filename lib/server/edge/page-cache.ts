import { createRequire } from 'node:module'
import type FileCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { cacheHandlers } from '@/lib/server/next'

type Entry = Parameters<FileCache['set']>[1]
type Context = Parameters<FileCache['set']>[2]

// Next.js must keep its pages and their tags in one place: `require` gives this file the same module instance that the
// server has loaded.
const require = createRequire(import.meta.url)
const {
  default: FileSystemCache,
}: { default: typeof FileCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js')

/** Whether no part of a page is rendered per request. */
const isWhole = (entry: Entry) =>
  entry?.kind === 'APP_PAGE' &&
  entry.rscData !== undefined &&
  (entry.postponed === undefined || entry.postponed === null)

/**
 * Next.js' own page cache. It reads navigation data together with every page on disk, but does not write it for pages
 * that were rendered on request: their data was lost with a restart, or as soon as the memory was full
 * (https://github.com/vercel/next.js/issues/98306).
 */
export class PageCache extends FileSystemCache {
  override set(key: string, entry: Entry, context: Context): Promise<void> {
    if (!isWhole(entry)) return super.set(key, entry, context)
    return super.set(key, entry, { ...context, isRoutePPREnabled: false } as Context)
  }
}

/**
 * Has Next.js use this cache in this process. The setting `cacheHandler` would do the same, but imports the file anew for
 * every request of a page.
 */
export function installPageCache(): void {
  const store = globalThis as { [cacheHandlers]?: { FetchCache?: typeof PageCache } }
  store[cacheHandlers] = { ...store[cacheHandlers], FetchCache: PageCache }
}
