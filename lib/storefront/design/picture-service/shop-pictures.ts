import sharp from 'sharp'
import { assetOfKey, storedName, versionOf } from '@/lib/content/embedded'
import { assetStorage, fileKinds } from '@/lib/content/media'
import { config } from '@/lib/platform/config'
import { logError } from '@/lib/platform/log'
import { withTimeout } from '@/lib/platform/outage'
import { products } from '@/lib/shop/door'
import { remotePictureUrl, shopPictureUrl } from '@/lib/storefront/design/pictures'
import { answerPicture } from './answer'
import { type AssetFile, assetPicturesIn } from './assets/asset-pictures'
import { pictureServiceIn } from './prepare'
import { remotePicturesIn } from './remote/remote-pictures'

let services:
  | [
      own: ReturnType<typeof pictureServiceIn>,
      remote: ReturnType<typeof remotePicturesIn>,
      assets: ReturnType<typeof assetPicturesIn>,
    ]
  | undefined

async function findFile(key: string): Promise<AssetFile | undefined> {
  const row = await assetOfKey(key)
  return (
    row && {
      version: versionOf(row),
      type: fileKinds[row.kind].type,
      size: row.bytes,
      read: () => assetStorage().read(storedName(row)),
      readPart: (start, end) => assetStorage().readPart(storedName(row), start, end),
    }
  )
}

/** Answers a request for a picture with the configuration and the database of the shop. */
export function answerShopPicture(request: Request): Promise<Response> {
  const { dataDir, imageOrigins: origins } = config()
  const isKnown = (source: URL) => products.hasPicture(source)
  services ??= [
    pictureServiceIn(dataDir),
    remotePicturesIn(dataDir, { origins, isKnown }),
    assetPicturesIn(dataDir, findFile),
  ]
  return answerPicture(request, ...services)
}

const printedWidth = 828
/** A paper without its picture is better than one that is waited for, in milliseconds. */
const printMs = 5_000

async function jpegOf(src: string): Promise<Buffer | undefined> {
  const wanted = { width: printedWidth }
  const address = remotePictureUrl(src, wanted) ?? shopPictureUrl(src, wanted)
  const answer = await answerShopPicture(new Request(new URL(address, config().baseUrl)))
  if (!answer.ok || answer.headers.get('content-type') === 'image/svg+xml') return undefined
  const bytes = Buffer.from(await answer.arrayBuffer())
  return sharp(bytes).flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer()
}

/** A picture of the shop as a JPEG for print; undefined where it cannot be had in time. */
export const printedPicture = (src: string): Promise<Buffer | undefined> =>
  withTimeout(jpegOf(src), printMs).catch((error: unknown) => {
    logError('printed picture', error)
    return undefined
  })
