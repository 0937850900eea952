import { findAssetByKey, storedName, versionOf } from '@/lib/content/embedded'
import { assetStorage, fileKinds } from '@/lib/content/media'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { orUnavailable } from '@/lib/platform/http'
import { isProductPicture } from '@/lib/shop/catalogue'
import {
  type AssetFile,
  answerPicture,
  assetPicturesIn,
  pictureServiceIn,
  remotePicturesIn,
} from '@/lib/storefront/picture-service'

/** Longer than fetching a picture, decoding it and waiting for both. */
const timeoutMs = 60_000

let services:
  | [
      own: ReturnType<typeof pictureServiceIn>,
      remote: ReturnType<typeof remotePicturesIn>,
      assets: ReturnType<typeof assetPicturesIn>,
    ]
  | undefined

async function findFile(key: string): Promise<AssetFile | undefined> {
  const row = await findAssetByKey(database(), key)
  return (
    row && {
      version: versionOf(row),
      type: fileKinds[row.kind].type,
      read: () => assetStorage().read(storedName(row)),
    }
  )
}

/** `GET /pictures/…`: pictures, drawn, uploaded or fetched from an allowed origin, and transformed like by an image service. */
const answer = orUnavailable(async (request: Request): Promise<Response> => {
  const { dataDir, imageOrigins: origins } = config()
  const isKnown = (source: URL) => isProductPicture(database(), source)
  services ??= [
    pictureServiceIn(dataDir),
    remotePicturesIn(dataDir, { origins, isKnown }),
    assetPicturesIn(dataDir, findFile),
  ]
  return answerPicture(request, ...services)
}, timeoutMs)

export { answer as GET, answer as HEAD }
