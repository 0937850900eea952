import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { svgCost } from '@/lib/content/media'
import type { PictureTreatment } from '@/lib/storefront/design/picture-addresses'
import { renderLimit, renderPhoto } from '../render'

type Size = { width: number; height: number }
type Described = {
  type: string
  /** As the address says it, to which its focal point refers. A replaced picture may have another one. */
  size: Size | undefined
}

const mostPixels = 60_000_000
const svgDensity = 72
/** Above the size in which it is shown, so that fine lines are smooth. */
const oversampling = 1.5
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

/** How long a drawing may take, in milliseconds of a processor like that on which its filters were measured. */
const drawingMs = 4_000
/** A drawing of which it is not known what it costs, as in one that was uploaded before it was counted. */
const smallestArea = 100_000

/** What drawings cost that were asked for last: reading one takes as long for each of its sizes. */
const costs = new Map<string, number>()
const mostCosts = 1_000

function pixelMsOf(source: Buffer): number {
  const digest = createHash('sha256').update(source).digest('base64')
  const pixelMs = costs.get(digest) ?? svgCost(source.toString('utf8'))?.pixelMs ?? Number.POSITIVE_INFINITY
  costs.delete(digest)
  costs.set(digest, pixelMs)
  const [oldest] = costs.keys()
  if (costs.size > mostCosts && oldest !== undefined) costs.delete(oldest)
  return pixelMs
}

/** The most pixels of a drawing, so that its filters are computed in time: what is blurred needs few. */
function largestArea(source: Buffer): number {
  return Math.min(mostPixels, Math.max(smallestArea, (drawingMs / pixelMsOf(source)) * 1_000_000))
}

/** A drawing as pixels, large enough for the wanted width where it is drawn in time. */
async function rasterised(source: Buffer, { width, height }: PictureTreatment): Promise<Buffer> {
  const natural = await sharp(source, { limitInputPixels: mostPixels }).metadata()
  const wanted = Math.max((width ?? 0) / natural.width, (height ?? 0) / natural.height)
  // A large drawing that is shown small is drawn small.
  const scale = width || height ? Math.max(wanted, Math.min(1, wanted * oversampling)) : 1
  const inTime = Math.sqrt(largestArea(source) / (natural.width * natural.height))
  const density = Math.min(svgDensity * Math.min(scale, inTime), mostDensity)
  return sharp(source, { density, limitInputPixels: mostPixels })
    .timeout(renderLimit)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** A picture that moves keeps moving where it is only made smaller. */
function movingPicture(source: Buffer, { width, quality }: PictureTreatment): Promise<Buffer> {
  return sharp(source, { animated: true, limitInputPixels: mostPixels })
    .timeout(renderLimit)
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
