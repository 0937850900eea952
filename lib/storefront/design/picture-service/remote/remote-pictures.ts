import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { steadyMs } from '@/lib/platform/clock'
import { createDiskCache, type DiskCache } from '@/lib/platform/disk-cache'
import { logWarning } from '@/lib/platform/log'
import { limitConcurrency } from '@/lib/platform/outage'
import type { PictureTreatment } from '@/lib/storefront/design/picture-addresses'
import { makeOnce } from '../make-once'
import { renderPhoto } from '../render'
import { decodePicture } from './decode-picture'
import { PictureFault } from './fault'
import { fetchPicture, isListed } from './fetch-picture'

/** A file under an address may change: it is fetched anew after this time, and the former one is shown if that fails. */
const freshMs = 7 * 24 * 3_600_000
/** For so long a failure is not tried again. */
const rememberedMs = 60_000
const mostRemembered = 2_000
const fetchesAtOnce = 6
const queueLength = 200
/** The limit of the disk cache. */
const maxBytes = 512 * 1024 * 1024

type Options = {
  /** The origins from which pictures are fetched. */
  origins: readonly string[]
  cache: DiskCache
  /** Whether a product has the picture: no other is fetched, whoever asks for it. */
  isKnown: (source: URL) => Promise<boolean>
  fetch?: (source: URL, options: { origins: readonly string[] }) => Promise<Buffer>
  /** Milliseconds. */
  now?: () => number
}

const digest = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest()

/** The names of a picture's files: of this period and of the one before. Periods of different pictures begin apart. */
function keysOf({ href }: URL, now: number): [current: string, previous: string] {
  const period = Math.floor(now / freshMs + digest(href).readUInt32BE() / 2 ** 32)
  const keyOf = (number: number) => digest(href, number).toString('hex').slice(0, 32)
  return [keyOf(period), keyOf(period - 1)]
}

const unknownPicture = () => new PictureFault(400, 'no product has it')

const tagOf = (key: string, treatment: PictureTreatment) =>
  digest(key, sharp.versions.vips, Object.entries(treatment).sort()).toString('hex').slice(0, 32)

/** Fetches, renders and caches pictures of other origins. */
export function createRemotePictures({
  origins,
  cache,
  isKnown,
  fetch = fetchPicture,
  now = steadyMs,
}: Options) {
  const fetching = limitConcurrency(fetchesAtOnce, queueLength)
  const rendering = limitConcurrency(availableParallelism(), queueLength)
  const once = makeOnce(cache)
  const failures = new Map<string, { fault: PictureFault; until: number }>()

  function remember(source: URL, fault: PictureFault) {
    logWarning(`picture ${source.origin}${source.pathname}: ${fault.message}`)
    failures.set(source.href, { fault, until: now() + rememberedMs })
    const [oldest] = failures.keys()
    if (failures.size > mostRemembered && oldest !== undefined) failures.delete(oldest)
  }

  async function fetchAnew(source: URL): Promise<Buffer> {
    const failure = failures.get(source.href)
    if (failure && failure.until > now()) throw failure.fault
    failures.delete(source.href)
    if (!(await isKnown(source))) throw unknownPicture()
    try {
      const bytes = await fetching(() => fetch(source, { origins }))
      return await rendering(() => decodePicture(bytes))
    } catch (error) {
      if (error instanceof PictureFault) remember(source, error)
      throw error
    }
  }

  const currentSource = (source: URL, key: string) => once(`${key}.source`, () => fetchAnew(source))

  async function render(key: string, treatment: PictureTreatment, load: () => Promise<Buffer>) {
    const tag = tagOf(key, treatment)
    const make = async () => {
      const source = await load()
      return rendering(() => renderPhoto(source, treatment))
    }
    return { tag, bytes: await once(`${tag}.${treatment.format}`, make) }
  }

  async function picture(source: URL, treatment: PictureTreatment) {
    const [current, previous] = keysOf(source, now())
    try {
      return await render(current, treatment, () => currentSource(source, current))
    } catch (error) {
      const isPassing = error instanceof PictureFault && error.status !== 400
      const former = isPassing && (await cache.read(`${previous}.source`))
      if (!former) throw error
      return render(previous, treatment, async () => former)
    }
  }

  async function unlisted(source: URL): Promise<PictureFault> {
    if (!(await isKnown(source))) return unknownPicture()
    return new PictureFault(404, `${source.origin} is not in IMAGE_ORIGINS`)
  }

  /**
   * The tag of a picture in a treatment while it is fresh, and the picture itself with its own tag. Throws a
   * PictureFault if it cannot be shown, and a QueueFullError if too many are asked for.
   */
  return async (source: URL, treatment: PictureTreatment) => {
    if (!isListed(source, origins)) throw await unlisted(source)
    return {
      tag: tagOf(keysOf(source, now())[0], treatment),
      picture: () => picture(source, treatment),
    }
  }
}

/** The pictures of other origins, with a cache in the data folder. */
export const remotePicturesIn = (
  dataDir: string,
  { origins, isKnown }: Pick<Options, 'origins' | 'isKnown'>,
) =>
  createRemotePictures({ origins, isKnown, cache: createDiskCache(join(dataDir, 'remote-images'), maxBytes) })
