import { edition, groundOf, kinds, type Picture, parsePicture, picturesRoot } from '@/lib/storefront/drawings'
import { acceptedFilters, defaultFormat, defaultQuality, type ImageFilters } from './filters'
import { focalPoint } from './focal'
import { preparedHeight, preparedWidth } from './picture-sizes'

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

/** The address of one of the shop's pictures in the next larger prepared width. */
export function shopPictureUrl(src: string, { width: wanted, ratio, focus, ...filters }: Wanted): string {
  const width = preparedWidth(wanted)
  const height = ratio === undefined ? undefined : preparedHeight(width, ratio)
  const { quality = defaultQuality.shop, format = defaultFormat, ...rest } = acceptedFilters('shop', filters)
  const file = original(src)
  const stem = file.slice(file.lastIndexOf('/') + 1, -'.png'.length)
  const parts = [`quality(${quality})`, `format(${format})`]
  for (const [name, value] of Object.entries(rest)) parts.push(`${name}(${value})`)
  const natural = shopPictureFacts(src)
  if (height !== undefined && focus && natural && focalPoint(focus, natural)) parts.push(`focal(${focus})`)
  return `${file}/m/${width}x${height ?? 0}/smart/filters:${parts.join(':')}/${stem}.${format}?v=${edition}`
}

/** Natural size and ground colour of one of the shop's pictures. */
export function shopPictureFacts(src: string) {
  const picture = shopPicture(src)
  return picture && { ...kinds[picture.kind], ground: groundOf(picture) }
}
