import { createHash, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type FileCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { currentMs, steadyMs } from '@/lib/platform/clock'
import { createDiskCache } from '@/lib/platform/disk-cache'
import type { Mark } from '@/lib/platform/freshness'
import type { SharedPages } from '@/lib/platform/shared-pages'

/** What Next.js keeps of a page or a file that it has made. */
export type KeptPage = NonNullable<Awaited<ReturnType<FileCache['get']>>>

/** A page in its file. */
export type FiledPage = Omit<KeptPage, 'lastModified'> & {
  /** The time of the database when it was made. */
  madeAt: number
  /** The same as this process counts; undefined for a page of another process. */
  ownAt?: number | undefined
  /** The newest invalidation that it contains. */
  mark: Mark
}

/** The written form of a page: a process cannot read the time counted by another one. */
type Written = Omit<FiledPage, 'ownAt'> & { run: string; at: number }
type NewPage = Omit<FiledPage, 'ownAt' | 'madeAt'>

const thisRun = randomUUID()

export type PageFiles = ReturnType<typeof createPageFiles>

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
/** The markup, the data of navigations and its parts say the same; from this quality on all of it is looked through. */
const quality = 5

const hourMs = 3_600_000
/** More pages than are used between two hours; beyond it some are marked twice. */
const mostNoted = 100_000

const nameOf = (key: string) => `${createHash('sha256').update(key).digest('hex')}.page`

/** Bytes of their own: what is read is a view of the whole file, which each of its parts would keep in memory. */
function withOwnBytes(page: FiledPage): FiledPage {
  const { value } = page
  if (value?.kind !== 'APP_PAGE') return page
  const parts =
    value.segmentData && [...value.segmentData].map(([path, data]) => [path, Buffer.from(data)] as const)
  return {
    ...page,
    value: {
      ...value,
      rscData: value.rscData && Buffer.from(value.rscData),
      segmentData: parts && new Map(parts),
    },
  }
}

/** A page from its bytes; undefined for bytes that are none. */
async function unpacked(bytes: Buffer): Promise<FiledPage | undefined> {
  try {
    const { run, at, ...page } = deserialize(await unpack(bytes)) as Written
    return withOwnBytes({ ...page, ownAt: run === thisRun ? at : undefined })
  } catch {
    return undefined
  }
}

/**
 * The pages of a build that were made on request, each in one compressed file, so that a page is there as a whole or not
 * at all, also for other processes. All together have about `maxBytes`; the least recently used ones go first.
 */
export function createPageFiles(folder: string, maxBytes: number, shared?: SharedPages) {
  const cache = createDiskCache(folder, maxBytes)
  const noted = new Map<string, number>()
  /** The shared pages are a help: what they fail with is that of the database, which is told elsewhere. */
  const help = <T>(work: Promise<T> | undefined) => work?.catch(() => undefined)

  return {
    /** How much is on disk, as far as that is known. */
    bytes: cache.bytes,

    /** The page of a key; undefined also for a file that cannot be read. */
    async read(key: string): Promise<FiledPage | undefined> {
      const bytes = await cache.read(nameOf(key))
      const page = bytes && (await unpacked(bytes))
      if (bytes && !page) await cache.remove(nameOf(key))
      return page
    },

    /** The page of a key that another instance has made. */
    async readShared(key: string): Promise<FiledPage | undefined> {
      const bytes = await help(shared?.read(nameOf(key)))
      return bytes && unpacked(bytes)
    },

    /** Waits for another instance that makes the page; undefined where this one is to make it. */
    async waitForShared(key: string): Promise<FiledPage | undefined> {
      const bytes = await help(shared?.begin(nameOf(key)))
      return bytes && unpacked(bytes)
    },

    async write(key: string, page: NewPage): Promise<void> {
      const filed: Written = { ...page, madeAt: currentMs(), run: thisRun, at: steadyMs() }
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
      const bytes = await pack(serialize(filed), { params })
      await Promise.all([
        cache.write(nameOf(key), bytes),
        help(shared?.write(nameOf(key), bytes, page.mark.id)),
      ])
    },

    async remove(key: string): Promise<void> {
      await Promise.all([cache.remove(nameOf(key)), help(shared?.remove(nameOf(key)))])
    },

    /** Notes that a page is used, also where it is answered from memory. Costs next to nothing within an hour. */
    use(key: string): void {
      const now = steadyMs()
      if (now - (noted.get(key) ?? Number.NEGATIVE_INFINITY) < hourMs) return
      if (noted.size >= mostNoted) noted.clear()
      noted.set(key, now)
      void cache.use(nameOf(key))
      void help(shared?.use(nameOf(key)))
    },
  }
}
