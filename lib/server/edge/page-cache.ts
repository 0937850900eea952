import { createRequire } from 'node:module'
import type FileCache from 'next/dist/server/lib/incremental-cache/file-system-cache'

type Entry = Parameters<FileCache['set']>[1]
type Context = Parameters<FileCache['set']>[2]

// Next.js must keep its pages and their tags in one place: this file loads what the server itself has loaded.
const require = createRequire(import.meta.url)
const {
  default: FileSystemCache,
}: { default: typeof FileCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js')

/** Whether nothing of a page is left to be rendered for each request. */
const isWhole = (entry: Entry) =>
  entry?.kind === 'APP_PAGE' &&
  entry.rscData !== undefined &&
  (entry.postponed === undefined || entry.postponed === null)

/**
 * The cache of pages that Next.js has of its own. It reads the data of a navigation with every page that it keeps on disk,
 * but does not write it for those that were rendered on request: they were lost with the next start, or as soon as the
 * memory was full (https://github.com/vercel/next.js/issues/98306).
 */
export default class PageCache extends FileSystemCache {
  override set(key: string, entry: Entry, context: Context): Promise<void> {
    if (!isWhole(entry)) return super.set(key, entry, context)
    return super.set(key, entry, { ...context, isRoutePPREnabled: false } as Context)
  }
}
