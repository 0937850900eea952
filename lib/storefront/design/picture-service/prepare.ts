import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createDiskCache, type DiskCache } from '@/lib/platform/disk-cache'
import { limitConcurrency, withTimeout } from '@/lib/platform/outage'
import { edition, type Picture, pictureAddress } from '@/lib/storefront/design/drawings'
import type { PictureTreatment } from '@/lib/storefront/design/picture-addresses'
import { makeOnce } from './make-once'
import { renderPicture } from './render'

type PreparedPicture = {
  key: string
  format: PictureTreatment['format']
  bytes: () => Promise<Buffer>
}

/** More than several pages need at once; further requests are probably not from visitors. */
const queueLength = 200

/** Many times what a picture takes. One that never ends must not keep its turn, or its name, for ever. */
const renderMs = 20_000

/** The limit of the disk cache. */
const maxBytes = 256 * 1024 * 1024

type Options = {
  cache: DiskCache
  render?: typeof renderPicture
  concurrency?: number
  mostWaiting?: number
}

/** The cache key of a picture in a treatment, independent of how its address was written. */
function keyOf(picture: Picture, treatment: PictureTreatment): string {
  const entries = Object.entries(treatment).sort(([one], [other]) => (one < other ? -1 : 1))
  const versions = `${edition} ${sharp.versions.vips}`
  return createHash('sha256')
    .update(JSON.stringify([versions, pictureAddress(picture), entries]))
    .digest('hex')
    .slice(0, 32)
}

/** Prepares pictures from the cache or by drawing them. Concurrent requests for the same picture share the work. */
export function createPictureService({
  cache,
  render = renderPicture,
  concurrency = availableParallelism(),
  mostWaiting = queueLength,
}: Options) {
  const inTurn = limitConcurrency(concurrency, mostWaiting)
  const once = makeOnce(cache)

  return function prepare(picture: Picture, treatment: PictureTreatment): PreparedPicture {
    const key = keyOf(picture, treatment)
    const name = `${key}.${treatment.format}`
    const bytes = () => once(name, () => inTurn(() => withTimeout(render(picture, treatment), renderMs)))
    return { key, format: treatment.format, bytes }
  }
}

/** The service of this process, with its cache in the data folder. */
export const pictureServiceIn = (dataDir: string) =>
  createPictureService({ cache: createDiskCache(join(dataDir, 'images'), maxBytes) })
