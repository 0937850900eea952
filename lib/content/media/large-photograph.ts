import sharp from 'sharp'

/** The most pixels of a picture that are decoded: three bytes each, and as much again while it is encoded. */
export const mostPixels = 40_000_000
/** The most pixels of a photograph that telephones take. */
const mostOfCamera = 200_000_000
/** A progressive JPEG is in memory whole before its first pixel is, with up to six bytes for each. */
const mostProgressive = 50_000_000

type Reading = {
  /** The most pixels that the file may have. */
  limit: number
  /** The longest side that is decoded; unset for a picture that is decoded as it is. */
  side?: number
  /** Its own pixels, upright, where it is decoded smaller. */
  sent?: { width: number; height: number }
}

/**
 * How a picture is read so that no more than `mostPixels` of it are in memory. The decoder of JPEG reads a photograph at
 * a half, a quarter or an eighth of its size without having had it whole; other kinds are decoded whole or not at all.
 */
export async function readingOf(bytes: Buffer): Promise<Reading> {
  const whole = { limit: mostPixels }
  const { format, width, height, isProgressive, autoOrient } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata()
  const pixels = width * height
  if (format !== 'jpeg' || pixels <= mostPixels) return whole
  const limit = isProgressive ? mostProgressive : mostOfCamera
  if (pixels > limit) return whole
  let part = 2
  while (pixels / part ** 2 > mostPixels) part *= 2
  return { limit, side: Math.floor(Math.max(width, height) / part), sent: autoOrient }
}
