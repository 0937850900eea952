import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire } from 'node:module'
import type FileCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import type TagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { cacheHandlers, cacheTags } from '@/lib/server/next'
import { overlay } from './pages-elsewhere'
import { RenderStarts } from './render-starts'

type Entry = Parameters<FileCache['set']>[1]
type Context = Parameters<FileCache['set']>[2]

/** A page of this cache, with what decides how long it is current. */
export type CachedPage = {
  html: string
  tags: string[]
  /** When it was made, in milliseconds since the epoch. */
  madeAt: number
}

// Next.js must keep its pages and their tags in one place: `require` gives this file the same module instance that the
// server has loaded.
const require = createRequire(import.meta.url)
const {
  default: FileSystemCache,
}: { default: typeof FileCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js')
const { areTagsExpired, areTagsStale }: typeof TagsManifest =
  require('next/dist/server/lib/incremental-cache/tags-manifest.external.js')

/** Whether no part of a page is rendered per request. */
const isWhole = (entry: Entry) =>
  entry?.kind === 'APP_PAGE' &&
  entry.rscData !== undefined &&
  (entry.postponed === undefined || entry.postponed === null)

const observer = new AsyncLocalStorage<(page: CachedPage) => void>()

/** Runs the rendering of a request and reports the page that it takes from the cache. */
export const observePage = <T>(report: (page: CachedPage) => void, render: () => T): T =>
  observer.run(report, render)

/** Whether a page of the cache is as it would be if it were made now, as far as its tags say. */
export const isCurrent = ({ tags, madeAt }: Pick<CachedPage, 'tags' | 'madeAt'>): boolean =>
  !areTagsExpired(tags, madeAt) && !areTagsStale(tags, madeAt)

const starts = new RenderStarts()

/** Set where the build cannot be written. */
let pages: string | undefined

const tagsOf = (entry: Entry): string[] => {
  const tags = entry && 'headers' in entry ? entry.headers?.[cacheTags] : undefined
  return typeof tags === 'string' ? tags.split(',') : []
}

/**
 * Next.js' own page cache, with two faults mended. It reads navigation data together with every page on disk, but does
 * not write it for pages that were rendered on request: their data was lost with a restart, or as soon as the memory was
 * full (https://github.com/vercel/next.js/issues/98306). And it dates a page by the end of its rendering: a publish in
 * between was lost, because the page was newer than the publish and showed what was before it.
 */
export class PageCache extends FileSystemCache {
  constructor(context: ConstructorParameters<typeof FileCache>[0]) {
    const { fs, serverDistDir } = context
    super(pages === undefined ? context : { ...context, fs: overlay(fs, serverDistDir, pages) })
  }

  override async get(...args: Parameters<FileCache['get']>): ReturnType<FileCache['get']> {
    const [key, { kind }] = args
    const data = await super.get(...args)
    if (kind !== 'FETCH') starts.note(key, data !== null)
    const value = data?.value
    if (!value || !isWhole(value) || value.kind !== 'APP_PAGE' || typeof value.html !== 'string') return data
    const tags = tagsOf(value)
    if (tags.length > 0 && data.lastModified)
      observer.getStore()?.({ html: value.html, tags, madeAt: data.lastModified })
    return data
  }

  override async set(key: string, entry: Entry, context: Context): Promise<void> {
    const began = starts.take(key)
    if (began !== undefined && areTagsExpired(tagsOf(entry), began)) return
    if (!isWhole(entry)) return super.set(key, entry, context)
    return super.set(key, entry, { ...context, isRoutePPREnabled: false } as Context)
  }
}

/**
 * Has Next.js use this cache in this process. The setting `cacheHandler` would do the same, but imports the file anew for
 * every request of a page.
 */
export function installPageCache(elsewhere?: string): void {
  pages = elsewhere
  const store = globalThis as { [cacheHandlers]?: { FetchCache?: typeof PageCache } }
  store[cacheHandlers] = { ...store[cacheHandlers], FetchCache: PageCache }
}
