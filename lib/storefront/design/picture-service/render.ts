import sharp, { type Sharp } from 'sharp'
import type { Picture } from '@/lib/storefront/design/drawings'
import { drawPicture, kinds } from '@/lib/storefront/design/drawings'
import type { PictureTreatment } from '@/lib/storefront/design/picture-addresses'

// sharp uses one thread per picture; `limitConcurrency` runs as many pictures as there are cores.
sharp.concurrency(1)
sharp.cache(false)

type Size = { width: number; height: number }

/** The size of the result before rotation. */
function sizeOf(natural: Size, { width = natural.width, height, inside }: PictureTreatment): Size {
  const own = Math.round((width * natural.height) / natural.width)
  return { width, height: height ?? own, ...(inside && height === undefined && { height: own }) }
}

/** The offset of a crop that keeps the focal point as close to the middle as possible. */
function cutAround({ x, y }: { x: number; y: number }, natural: Size, size: Size) {
  const scale = Math.max(size.width / natural.width, size.height / natural.height)
  const full = { width: Math.ceil(natural.width * scale), height: Math.ceil(natural.height * scale) }
  const start = (middle: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(middle * scale - part / 2, 0), whole - part))
  return { full, left: start(x, full.width, size.width), top: start(y, full.height, size.height) }
}

const backgroundOf = (fill: string | undefined) =>
  fill === undefined || fill === 'transparent' ? { r: 255, g: 255, b: 255, alpha: 0 } : `#${fill}`

function fitted(image: Sharp, natural: Size, treatment: PictureTreatment): Sharp {
  const size = sizeOf(natural, treatment)
  const { inside, fill, focal } = treatment
  if (inside) {
    const fit = fill === undefined ? 'inside' : 'contain'
    return image.resize({ ...size, fit, background: backgroundOf(fill) })
  }
  if (!focal) return image.resize({ ...size, fit: 'cover' })
  const { full, left, top } = cutAround(focal, natural, size)
  return image.resize({ ...full, fit: 'fill' }).extract({ left, top, ...size })
}

/** Many times what a picture takes. */
export const renderLimit = { seconds: 20 }

function encoded(image: Sharp, { format, quality: wanted }: PictureTreatment): Promise<Buffer> {
  const quality = Math.max(1, wanted)
  image.timeout(renderLimit)
  if (format === 'png')
    return image.png({ compressionLevel: 9, palette: true, quality: 100, effort: 7 }).toBuffer()
  if (format === 'jpeg')
    return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
  return image.webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
}

/** The largest factor by which a drawing is rasterised above its target size, so that fine lines are smooth. */
const oversampling = 1.5
const svgDensity = 72

/** Blur, brightness and rotation apply after resizing, in the order of the content service. */
async function treated(image: Sharp, natural: Size, treatment: PictureTreatment): Promise<Buffer> {
  let result = fitted(image, natural, treatment)
  const { blur, brightness, rotate } = treatment
  if (blur !== undefined) result = result.blur(Math.max(0.3, blur))
  if (brightness !== undefined) result = result.linear(1, (brightness / 100) * 255)
  if (rotate)
    result = sharp(await result.timeout(renderLimit).png({ compressionLevel: 0 }).toBuffer()).rotate(rotate)
  return encoded(result, treatment)
}

/** A picture as an encoded file. Rasterised from the drawing in the size needed, never upscaled from pixels. */
export function renderPicture(picture: Picture, treatment: PictureTreatment): Promise<Buffer> {
  const natural = kinds[picture.kind]
  const size = sizeOf(natural, treatment)
  const scale = Math.max(size.width / natural.width, size.height / natural.height) * oversampling
  const drawing = sharp(Buffer.from(drawPicture(picture)), { density: svgDensity * Math.min(scale, 2.5) })
  return treated(drawing, natural, treatment)
}

/** A picture of pixels as an encoded file. Upscaled only where a crop or a frame asks for its exact size. */
export async function renderPhoto(source: Buffer, treatment: PictureTreatment): Promise<Buffer> {
  const { width, height } = await sharp(source).metadata()
  const { width: wanted = width, height: frame } = treatment
  const fitting = frame === undefined ? Math.min(wanted, width) : wanted
  return treated(sharp(source), { width, height }, { ...treatment, width: fitting })
}
