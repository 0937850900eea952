import sharp from 'sharp'
import { pictureWidths } from '@/lib/storefront/design/pictures'
import { PictureFault } from './fault'

const mostPixels = 40_000_000
const decodeSeconds = 20
const widest = Math.max(...pictureWidths)
/** High, because every size is made from it and encoded once more. */
const masterQuality = 95

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text

/** The format by the first bytes, whatever the server calls it; undefined for anything else than a picture's. */
function formatOf(bytes: Buffer): string | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*')) return 'tiff'
  if (startsWith(bytes, 'ftypavif', 4)) return 'heif'
  return undefined
}

/**
 * The picture that all sizes are made from: decoded, upright, no larger than the largest size, without metadata. Throws
 * a PictureFault for anything but an AVIF, WebP, JPEG, TIFF or PNG of a reasonable size.
 */
export async function decodePicture(bytes: Buffer): Promise<Buffer> {
  const format = formatOf(bytes)
  if (!format) throw new PictureFault(502, 'it is no AVIF, WebP, JPEG, TIFF or PNG')
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const found = await image.metadata()
    if (found.format !== format) throw new Error(`it begins like ${format} and is ${found.format}`)
    return await image
      .timeout({ seconds: decodeSeconds })
      .autoOrient()
      .resize({ width: widest, height: 2 * widest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: masterQuality, effort: 2, smartSubsample: true })
      .toBuffer()
  } catch (error) {
    throw new PictureFault(502, error instanceof Error ? error.message : String(error))
  }
}
