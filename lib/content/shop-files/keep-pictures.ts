import sharp from 'sharp'
import { cleanFile, type FileProblem } from '@/lib/content/media'
import type { SharingPicture, ShopLogo } from '@/schemas/shop'
import { isFileName } from '@/schemas/shop'
import { FileFault } from './fault'
import { keep } from './kept-files'
import { type Places, readSource } from './read-source'

const problems: Readonly<Record<FileProblem, string>> = {
  empty: 'is empty',
  tooLarge: 'is too large',
  type: 'is no picture: PNG, JPEG, WebP, AVIF, HEIC, TIFF and SVG are read',
  broken: 'is broken',
  tooSlow: 'took too long to read: try again',
  endless: 'is a typeface that cannot be drawn',
  tooManyPixels: 'has too many pixels',
  unsafe: 'contains scripts, links or embedded content: export it as a plain SVG',
  svgTooLarge: 'is a drawing of more than 1 MB',
}

/** A picture that a feed names, made harmless. Throws a FileFault. */
async function readPicture(src: string, places: Places) {
  const cleaned = await cleanFile(await readSource(src, places))
  if (!cleaned.ok) throw new FileFault(src, problems[cleaned.problem])
  const { kind, bytes, size } = cleaned.file
  if (!size) throw new FileFault(src, problems.type)
  return { isDrawing: kind === 'svg', bytes, ...size }
}
type Read = Awaited<ReturnType<typeof readPicture>>

const svgDensity = 72
const mostDensity = 2_400

/** A picture within a size, as pixels: a drawing is drawn in that size. */
async function within({ isDrawing, bytes, width, height }: Read, most: { width: number; height: number }) {
  const scale = Math.min(most.width / width, most.height / height)
  const density = isDrawing ? Math.min(Math.max(svgDensity * scale, 1), mostDensity) : svgDensity
  const { data, info } = await sharp(bytes, { density })
    .resize({ ...most, fit: 'inside', withoutEnlargement: !isDrawing })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** In the header a logo is 40 pixels high and at most 192 wide; screens have up to three for each. */
const mostOfLogo = { width: 576, height: 120 }
const mostInMail = { width: 400, height: 80 }
const mostRatio = 12

async function keepLogoFile(src: string, places: Places) {
  const picture = await readPicture(src, places)
  const ratio = picture.width / picture.height
  if (ratio > mostRatio || ratio < 1 / 3)
    throw new FileFault(
      src,
      `is ${picture.width} by ${picture.height}: a logo is at most ${mostRatio} times as wide as high, and 3 times as high as wide`,
    )
  const shown = picture.isDrawing ? picture : await within(picture, mostOfLogo)
  if (shown.height < 40)
    throw new FileFault(src, `is ${shown.height} pixels high: it is shown 40 high, so it needs 40 or more`)
  return {
    src: await keep(places.storage, shown.bytes, picture.isDrawing ? 'svg' : 'png'),
    mail: await keep(places.storage, (await within(picture, mostInMail)).bytes, 'png'),
    width: Math.round(shown.width),
    height: Math.round(shown.height),
  }
}

const isFile = (src: string) => isFileName(src) || src.startsWith('/pictures/assets/')

/** What a row names of an object: `null` is taken back. */
type Named<T> = { [K in keyof T]?: T[K] | null | undefined }

/** What a row names of a logo, with copies of its files; what stands at another address stays there. Throws a FileFault. */
export async function keepLogo(logo: Named<ShopLogo>, places: Places): Promise<Named<ShopLogo>> {
  const keepOne = async (src: string | null | undefined) =>
    src && isFile(src) ? keepLogoFile(src, places) : undefined
  const [light, dark] = [await keepOne(logo.src), await keepOne(logo.dark)]
  const [mail, mailDark] = [await keepOne(logo.mail), await keepOne(logo.mailDark)]
  return {
    ...logo,
    ...(light && { src: light.src, width: light.width, height: light.height }),
    ...(dark && { dark: dark.src }),
    ...((mail ?? (!logo.mail && light)) && { mail: (mail ?? light)?.mail }),
    ...((mailDark ?? (!logo.mailDark && dark)) && { mailDark: (mailDark ?? dark)?.mail }),
  }
}

const iconSize = 512

/** An icon as a square PNG from which all sizes are made. Throws a FileFault. */
export async function keepIcon(src: string, places: Places): Promise<string> {
  const picture = await readPicture(src, places)
  const { width, height, isDrawing } = picture
  if (Math.abs(width - height) > Math.max(width, height) / 100)
    throw new FileFault(src, `is ${width} by ${height}: an icon is as wide as it is high`)
  if (!isDrawing && width < iconSize)
    throw new FileFault(
      src,
      `is ${width} by ${height}: an icon needs ${iconSize} by ${iconSize}, or is an SVG`,
    )
  const { bytes } = await within(picture, { width: iconSize, height: iconSize })
  return keep(places.storage, bytes, 'png')
}

const shareSize = { width: 1200, height: 630 }

/** What a row names of a sharing picture, which is kept in the size of such pictures. Throws a FileFault. */
export async function keepSharing(
  { src, ...rest }: Named<SharingPicture>,
  places: Places,
): Promise<Named<SharingPicture>> {
  if (!src) return { ...rest, src }
  const { isDrawing, bytes, width, height } = await readPicture(src, places)
  if (isDrawing) throw new FileFault(src, 'is a drawing: a sharing picture is a JPEG, PNG, WebP or AVIF')
  if (width < shareSize.width || height < shareSize.height)
    throw new FileFault(
      src,
      `is ${width} by ${height}: a sharing picture needs ${shareSize.width} by ${shareSize.height} or more`,
    )
  const jpeg = await sharp(bytes)
    .resize({ ...shareSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer()
  return { ...rest, src: await keep(places.storage, jpeg, 'jpg') }
}
