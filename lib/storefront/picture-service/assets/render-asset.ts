import sharp from 'sharp'
import type { PictureTreatment } from '@/lib/storefront/picture-addresses'
import { renderPhoto } from '../render'

type Size = { width: number; height: number }
type Described = {
  type: string
  /** As the address says it, to which its focal point refers. A replaced picture may have another one. */
  size: Size | undefined
}

const mostPixels = 60_000_000
const svgDensity = 72
const mostDensity = 1_200

/** A focal point at the same place of a picture that has another size. */
function scaled(treatment: PictureTreatment, from: Size | undefined, to: Size): PictureTreatment {
  const { focal } = treatment
  if (!focal || !from) return treatment
  return {
    ...treatment,
    focal: { x: (focal.x * to.width) / from.width, y: (focal.y * to.height) / from.height },
  }
}

/** A drawing as pixels, large enough for the wanted width. */
async function rasterised(source: Buffer, { width = 0, height = 0 }: PictureTreatment): Promise<Buffer> {
  const natural = await sharp(source, { limitInputPixels: mostPixels }).metadata()
  const scale = Math.max(width / natural.width, height / natural.height, 1)
  const density = Math.min(svgDensity * scale, mostDensity)
  return sharp(source, { density, limitInputPixels: mostPixels }).png({ compressionLevel: 1 }).toBuffer()
}

/** A picture that moves keeps moving where it is only made smaller. */
function movingPicture(source: Buffer, { width, quality }: PictureTreatment): Promise<Buffer> {
  return sharp(source, { animated: true, limitInputPixels: mostPixels })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: Math.max(1, quality), effort: 3 })
    .toBuffer()
}

const changesMore = ({ height, blur, brightness, rotate, format }: PictureTreatment) =>
  height !== undefined ||
  blur !== undefined ||
  brightness !== undefined ||
  rotate !== undefined ||
  format !== 'webp'

/** An uploaded picture as an encoded file. */
export async function renderAsset(
  source: Buffer,
  { type, size }: Described,
  treatment: PictureTreatment,
): Promise<Buffer> {
  const pixels = type === 'image/svg+xml' ? await rasterised(source, treatment) : source
  const { width, height, pages = 1 } = await sharp(pixels, { limitInputPixels: mostPixels }).metadata()
  if (pages > 1 && !changesMore(treatment)) return movingPicture(pixels, treatment)
  return renderPhoto(pixels, scaled(treatment, size, { width, height }))
}
