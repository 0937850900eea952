import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createDiskCache, type DiskCache } from '@/lib/platform/disk-cache'
import { limitConcurrency, withTimeout } from '@/lib/platform/outage'
import type { PictureTreatment } from '@/lib/storefront/design/picture-addresses'
import type { AssetAddress } from '@/schemas/content'
import { makeOnce } from '../make-once'
import { renderAsset } from './render-asset'

/** A file of the media library. */
export type AssetFile = {
  /** The beginning of the digest of its content. */
  version: string
  type: string
  /** Bytes. */
  size: number
  /** Undefined where it is missing from the storage. */
  read: () => Promise<Buffer | undefined>
  /** Its bytes from `start` up to, and without, `end`. */
  readPart: (start: number, end: number) => Promise<Buffer | undefined>
}

type Options = { cache: DiskCache; find: (key: string) => Promise<AssetFile | undefined> }

const queueLength = 200
/** Many times what a picture takes. One that never ends must not keep its turn, or its name, for ever. */
const renderMs = 40_000
/** The limit of the disk cache. */
const maxBytes = 512 * 1024 * 1024

const tagOf = (key: string, version: string, treatment: PictureTreatment) =>
  createHash('sha256')
    .update(JSON.stringify([key, version, sharp.versions.vips, Object.entries(treatment).sort()]))
    .digest('hex')
    .slice(0, 32)

/** Finds, renders and caches the files of the media library. */
export function createAssetPictures({ cache, find }: Options) {
  const rendering = limitConcurrency(availableParallelism(), queueLength)
  const once = makeOnce(cache)

  /** A picture in a treatment, with its tag; its bytes are undefined where its file is missing. */
  function prepare(
    { key, size }: AssetAddress,
    { version, type, read }: AssetFile,
    treatment: PictureTreatment,
  ) {
    const tag = tagOf(key, version, treatment)
    const make = async () => {
      const source = await read()
      if (!source) throw new MissingFileError()
      return rendering(() => withTimeout(renderAsset(source, { type, size }, treatment), renderMs))
    }
    const bytes = () =>
      once(`${tag}.${treatment.format}`, make).catch((error: unknown) => {
        if (error instanceof MissingFileError) return undefined
        throw error
      })
    return { tag, bytes }
  }

  return { find, prepare }
}

class MissingFileError extends Error {
  override name = 'MissingFileError'
}

/** The files of the media library, with a cache of their pictures in the data folder. */
export const assetPicturesIn = (dataDir: string, find: Options['find']) =>
  createAssetPictures({ cache: createDiskCache(join(dataDir, 'images-assets'), maxBytes), find })
