import { edition, groundOf, kinds, type Picture, parsePicture, picturesRoot } from '@/lib/storefront/drawings'
import { acceptedFilters, defaultFormat, defaultQuality, type ImageFilters } from './filters'
import { focalPoint } from './focal'
import { preparedHeight, preparedWidth } from './picture-sizes'
import { remoteOriginal } from './remote-picture'

/** The shop's own picture for an address, prepared or not; undefined for any other address. */
function shopPicture(src: string): Picture | undefined {
  if (!src.startsWith(picturesRoot)) return undefined
  const path = src.slice(picturesRoot.length).split(/[?#]/)[0] ?? ''
  return parsePicture(path.replace(/\.png\/m\/.*$/, '.png'))
}

const original = (src: string) => (src.split(/[?#]/)[0] ?? src).replace(/\.png\/m\/.*$/, '.png')

type Wanted = ImageFilters & {
  width: number
  /** Width to height of a crop; unset, or not among the prepared ratios: the whole picture. */
  ratio?: number | undefined
  focus?: string | undefined
}
type Treated = Wanted & { inside?: boolean }

/** `…/m/600x450/smart/filters:quality(75):format(webp)/name.webp` after the address of an original. */
function treated(file: string, { width: wanted, ratio, focus, inside, ...filters }: Treated): string {
  const width = preparedWidth(wanted)
  const height = ratio === undefined ? undefined : preparedHeight(width, ratio)
  const { quality = defaultQuality.shop, format = defaultFormat, ...rest } = acceptedFilters('shop', filters)
  const stem = file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'))
  const parts = [`quality(${quality})`, `format(${format})`]
  for (const [name, value] of Object.entries(rest)) parts.push(`${name}(${value})`)
  if (height !== undefined && focus) parts.push(`focal(${focus})`)
  const size = inside ? `fit-in/${width}x${height ?? 0}` : `${width}x${height ?? 0}/smart`
  return `${file}/m/${size}/filters:${parts.join(':')}/${stem}.${format}`
}

/** The address of one of the shop's pictures in the next larger prepared width. */
export function shopPictureUrl(src: string, { focus, ...wanted }: Wanted): string {
  const natural = shopPictureFacts(src)
  const known = focus && natural && focalPoint(focus, natural) ? focus : undefined
  return `${treated(original(src), { ...wanted, focus: known })}?v=${edition}`
}

/**
 * The address of a picture at another origin in the next larger prepared width; undefined for any other address. With a
 * ratio it is cut to it, or fitted into it whole where `inside` is set.
 */
export function remotePictureUrl(
  src: string,
  wanted: Omit<Wanted, 'focus'> & { inside?: boolean },
): string | undefined {
  const file = remoteOriginal(src)
  return file && treated(file, wanted)
}

/** Natural size and ground colour of one of the shop's pictures. */
export function shopPictureFacts(src: string) {
  const picture = shopPicture(src)
  return picture && { ...kinds[picture.kind], ground: groundOf(picture) }
}
