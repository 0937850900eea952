import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire } from 'node:module'
import type FileCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import type TagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { cacheHandlers, cacheTags, keptPages } from '@/lib/server/next'
import { createPageFiles, type KeptPage, type PageFiles } from './page-files'
import { RenderStarts } from './render-starts'

type Entry = Parameters<FileCache['set']>[1]
type Context = Parameters<FileCache['set']>[2]

/** A page of this cache, with what decides how long it is current. */
export type CachedPage = {
  html: string
  tags: string[]
  /** When it was made, in milliseconds since the epoch. */
  madeAt: number
  /** Notes that it is used. */
  use?: () => void
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

const tagsOf = (entry: Entry | undefined): string[] => {
  const tags = entry && 'headers' in entry ? entry.headers?.[cacheTags] : undefined
  return typeof tags === 'string' ? tags.split(',') : []
}

/** The part of Next.js' cache that is in memory; private there. */
const memory = () =>
  (
    FileSystemCache as unknown as {
      memoryCache?: { get(key: string): KeptPage | undefined; set(key: string, page: KeptPage): void }
    }
  ).memoryCache

let mostBytes = 4096 * 1024 * 1024
/** Set where the build cannot be written. */
let elsewhere: string | undefined
const filesOfBuilds = new Map<string, PageFiles>()

/** The pages of a build on disk. Next.js makes a cache for each request. */
function filesIn(serverDistDir: string): PageFiles {
  const folder = elsewhere ?? keptPages(serverDistDir)
  const files = filesOfBuilds.get(folder) ?? createPageFiles(folder, mostBytes)
  filesOfBuilds.set(folder, files)
  return files
}

/**
 * Next.js' own page cache, with three faults mended. It keeps every page that is asked for on disk for ever, in five or
 * more files with 0.6 MB, and missing ones, too; here pages have a file each and a limit. It does not write the navigation
 * data of pages that were rendered on request, which were lost with a restart, or as soon as the memory was full
 * (https://github.com/vercel/next.js/issues/98306). And it dates a page by the end of its rendering: a publish in
 * between was lost, because the page was newer than the publish and showed what was before it.
 */
export class PageCache extends FileSystemCache {
  private readonly files: PageFiles | undefined

  constructor(...[context]: ConstructorParameters<typeof FileCache>) {
    super({ ...context, flushToDisk: false })
    this.files = context.flushToDisk ? filesIn(context.serverDistDir) : undefined
  }

  override async get(...args: Parameters<FileCache['get']>): ReturnType<FileCache['get']> {
    const [key, { kind }] = args
    const data = kind === 'FETCH' ? await super.get(...args) : await this.find(...args)
    if (kind !== 'FETCH') starts.note(key, data !== null)
    const value = data?.value
    if (!value || !isWhole(value) || value.kind !== 'APP_PAGE' || typeof value.html !== 'string') return data
    const tags = tagsOf(value)
    const use = () => this.files?.use(key)
    use()
    if (tags.length > 0 && data.lastModified)
      observer.getStore()?.({ html: value.html, tags, madeAt: data.lastModified, use })
    return data
  }

  /** A page from memory, else from its file, else as the build made it. */
  private async find(...args: Parameters<FileCache['get']>): ReturnType<FileCache['get']> {
    const [key] = args
    const kept = memory()?.get(key) ? undefined : await this.files?.read(key)
    if (!kept || memory()?.get(key)) return super.get(...args)
    if (areTagsExpired(tagsOf(kept.value), kept.lastModified ?? 0)) return null
    memory()?.set(key, kept)
    return kept
  }

  override async set(key: string, entry: Entry, context: Context): Promise<void> {
    const began = starts.take(key)
    if (began !== undefined && areTagsExpired(tagsOf(entry), began)) return
    await super.set(key, entry, context)
    if (!this.files || context.fetchCache) return
    const status = entry && 'status' in entry ? entry.status : undefined
    // There are paths without end that lead to no page.
    if (!entry || status === 404) return this.files.remove(key)
    const page = { value: entry, lastModified: Date.now(), cacheControl: context.cacheControl }
    await this.files.write(key, page as KeptPage)
  }
}

type Options = {
  /** Of all pages on disk together. */
  maxBytes: number
  /** Where they lie when the build cannot be written. */
  folder?: string | undefined
}

/**
 * Has Next.js use this cache in this process. The setting `cacheHandler` would do the same, but imports the file anew for
 * every request of a page.
 */
export function installPageCache({ maxBytes, folder }: Options): void {
  mostBytes = maxBytes
  elsewhere = folder
  const store = globalThis as { [cacheHandlers]?: { FetchCache?: typeof PageCache } }
  store[cacheHandlers] = { ...store[cacheHandlers], FetchCache: PageCache }
}
