import { AsyncLocalStorage } from 'node:async_hooks'
import type FileCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { steadyMs } from '@/lib/platform/clock'
import type { Invalidations, Mark } from '@/lib/platform/freshness'
import { measure } from '@/lib/platform/metrics'
import { isDatabaseOut } from '@/lib/platform/outage'
import type { SharedPages } from '@/lib/platform/shared-pages'
import { cacheHandlers, cacheTags, keptPages } from '@/lib/server/next/internals'
import { areTagsExpired, areTagsStale, FileSystemCache, memory, tagsManifest } from './cache-of-next'
import { datedAsBuilt, fromFile, processStart } from './page-dates'
import { createPageFiles, type FiledPage, type KeptPage, type PageFiles } from './page-files'
import { PageMarks } from './page-marks'
import { RenderStarts } from './render-starts'

type Entry = Parameters<FileCache['set']>[1]
type Context = Parameters<FileCache['set']>[2]

/** A page of this cache, with what decides how long it is current. */
export type CachedPage = {
  html: string
  tags: string[]
  /** When it was made, by the count of this process (`steadyMs`). */
  madeAt: number
  /** Notes that it is used. */
  use?: () => void
}

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

/** How often a page was looked for. */
const lookUps = { hits: 0, misses: 0 }
let takenOver = 0

const starts = new RenderStarts()
const marks = new PageMarks()

const tagsOf = (entry: Entry | undefined): string[] => {
  const tags = entry && 'headers' in entry ? entry.headers?.[cacheTags] : undefined
  return typeof tags === 'string' ? tags.split(',') : []
}

let builtAt = 0
let mostBytes = 4096 * 1024 * 1024
let shared: SharedPages | undefined
/** Set where the build cannot be written. */
let elsewhere: string | undefined
const filesOfBuilds = new Map<string, PageFiles>()

/** The pages of a build on disk. Next.js makes a cache for each request. */
function filesIn(serverDistDir: string): PageFiles {
  const folder = elsewhere ?? keptPages(serverDistDir)
  const files = filesOfBuilds.get(folder) ?? createPageFiles(folder, mostBytes, shared)
  filesOfBuilds.set(folder, files)
  return files
}

/**
 * Next.js' own page cache, with four faults mended. It keeps every page that is asked for on disk for ever, in five or
 * more files with 0.6 MB, and missing ones, too; here pages have a file each and a limit. It does not write the navigation
 * data of pages that were rendered on request, which were lost with a restart, or as soon as the memory was full
 * (https://github.com/vercel/next.js/issues/98306). And it dates a page by the end of its rendering: a publish in
 * between was lost, because the page was newer than the publish and showed what was before it. And it dates pages and
 * expired tags by the clock of the machine: set back, no publish expired a page that was made before.
 */
export class PageCache extends FileSystemCache {
  private readonly files: PageFiles | undefined
  /** Reads pages of the build as if it had just made them. */
  private readonly justBuilt: FileCache

  constructor(...[context]: ConstructorParameters<typeof FileCache>) {
    const dated = (stat: typeof context.fs.stat) => ({
      ...context,
      fs: { ...context.fs, stat },
      flushToDisk: false,
    })
    super(dated(datedAsBuilt(context.fs.stat, builtAt)))
    this.justBuilt = new FileSystemCache(dated(async () => ({ mtime: new Date(steadyMs()) })))
    this.files = context.flushToDisk ? filesIn(context.serverDistDir) : undefined
  }

  override async get(...args: Parameters<FileCache['get']>): ReturnType<FileCache['get']> {
    const [key, { kind }] = args
    if (kind === 'FETCH') return super.get(...args)
    const found = await this.find(...args)
    if (isDatabaseOut()) return this.inOutage(found, ...args)
    const data = found ?? (await this.awaited(key))
    lookUps[data ? 'hits' : 'misses'] += 1
    starts.note(key, data !== null, marks.current)
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
    if (memory()?.get(key))
      return (await super.get(...args)) ?? this.takeOver(key, await this.files?.readShared(key))
    const filed = await this.files?.read(key)
    if (memory()?.get(key)) return super.get(...args)
    const own = this.take(key, filed) ?? this.takeOver(key, await this.files?.readShared(key))
    return own || filed ? own : super.get(...args)
  }

  /**
   * A page while the database is out, though its tags or its lifetime may have expired: it could not be made anew. Next.js
   * takes it for new, and it is kept as it was, so that it is made anew afterwards.
   */
  private async inOutage(
    found: KeptPage | null,
    ...args: Parameters<FileCache['get']>
  ): ReturnType<FileCache['get']> {
    const [key] = args
    const inMemory = found ?? memory()?.get(key)
    const filed = inMemory ? undefined : await this.files?.read(key)
    const known = inMemory ?? (filed && fromFile(filed))
    const page = known ?? (await this.justBuilt.get(...args))
    if (!known) memory()?.remove(key)
    return page && { ...page, lastModified: steadyMs() }
  }

  /** A page that another instance is about to make, or has made since it was looked for. */
  private awaited = async (key: string): Promise<KeptPage | null> =>
    this.takeOver(key, await this.files?.waitForShared(key))

  private takeOver(key: string, filed: FiledPage | undefined): KeptPage | null {
    const kept = this.take(key, filed)
    if (kept) takenOver += 1
    return kept
  }

  /** Keeps a page from outside in memory, unless something that it contains has gone stale. */
  private take(key: string, filed: FiledPage | undefined): KeptPage | null {
    if (!filed) return null
    const tags = tagsOf(filed.value)
    const kept = fromFile(filed)
    if (!marks.contains(filed.mark, tags) || areTagsExpired(tags, kept.lastModified ?? 0)) return null
    memory()?.set(key, kept)
    return kept
  }

  override async set(key: string, entry: Entry, context: Context): Promise<void> {
    const began = starts.take(key)
    if (began !== undefined && areTagsExpired(tagsOf(entry), began.at)) return
    const done = super.set(key, entry, context)
    // It has dated the page by the clock of the machine.
    const kept = memory()?.get(key)
    if (kept) kept.lastModified = steadyMs()
    await done
    if (!this.files || context.fetchCache) return
    const status = entry && 'status' in entry ? entry.status : undefined
    // There are paths without end that lead to no page.
    if (!entry || status === 404) return this.files.remove(key)
    const { cacheControl } = context
    await this.files.write(key, { value: entry, cacheControl, mark: began?.mark ?? { id: 0 } })
  }

  /** Expires tags by the count that parts of pages are dated by, instead of the clock of the machine. */
  override async revalidateTag(...[tags, durations]: Parameters<FileCache['revalidateTag']>): Promise<void> {
    const now = steadyMs()
    for (const tag of [tags].flat()) {
      const expired = durations ? durations.expire !== undefined && now + durations.expire * 1_000 : now
      tagsManifest.set(tag, {
        ...tagsManifest.get(tag),
        ...(durations && { stale: now }),
        ...(expired !== false && { expired }),
      })
    }
  }
}

/**
 * Carries out the invalidations that the build does not contain, before anything else is: pages of the build with such
 * tags are made anew, and of those on disk the ones that do not contain them.
 */
export function renewSinceBuild(found: Invalidations): void {
  marks.learn(found)
  for (const tag of found.tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: processStart })
  marks.reach(found.mark)
}

/** Carries out invalidations with `expire`, and has pages on disk that do not contain them made anew. */
export async function renewSince(found: Invalidations, expire: () => Promise<void>): Promise<void> {
  marks.learn(found)
  await expire()
  marks.reach(found.mark)
}

type Options = {
  /** Of all pages on disk together. */
  maxBytes: number
  /** Where they lie when the build cannot be written. */
  folder?: string | undefined
  /** When the build began, and the newest invalidation that it contains. */
  build?: { startedAt: number; mark: Mark } | undefined
  /** Those of other instances of this build. */
  shared?: SharedPages | undefined
}

/**
 * Has Next.js use this cache in this process. The setting `cacheHandler` would do the same, but imports the file anew for
 * every request of a page.
 */
export function installPageCache({ maxBytes, folder, build, shared: ofAll }: Options): void {
  measure('shop_page_cache_lookups_total', () => [
    { labels: { lookup: 'hit' }, value: lookUps.hits },
    { labels: { lookup: 'miss' }, value: lookUps.misses },
  ])
  if (ofAll) measure('shop_shared_pages_total', () => [{ labels: {}, value: takenOver }])
  measure('shop_page_cache_bytes', () =>
    [...filesOfBuilds.values()].flatMap(({ bytes }) => {
      const value = bytes()
      return value === undefined ? [] : [{ labels: {}, value }]
    }),
  )
  builtAt = build?.startedAt ?? 0
  marks.begin(build?.mark ?? { id: 0 })
  mostBytes = maxBytes
  elsewhere = folder
  shared = ofAll
  const store = globalThis as { [cacheHandlers]?: { FetchCache?: typeof PageCache } }
  store[cacheHandlers] = { ...store[cacheHandlers], FetchCache: PageCache }
}
