import { acceptedFilters, defaultFormat, defaultQuality, type ImageFilters } from './filters'
import { preparedHeight, preparedWidth } from './picture-sizes'

/** What a page wants of a picture that the shop prepares. */
export type Wanted = ImageFilters & {
  width: number
  /** Width to height of a crop; unset, or not among the prepared ratios: the whole picture. */
  ratio?: number | undefined
  /** The focal point, which a crop keeps visible. */
  focus?: string | undefined
  /** Fit the whole picture into the ratio. */
  inside?: boolean | undefined
}

/** `600x450/smart/filters:quality(75):format(webp)`: what an address says between `/m/` and the file's name. */
export function treatmentText({ width: wanted, ratio, focus, inside, ...filters }: Wanted) {
  const width = preparedWidth(wanted)
  const height = ratio === undefined ? undefined : preparedHeight(width, ratio)
  const { quality = defaultQuality.shop, format = defaultFormat, ...rest } = acceptedFilters('shop', filters)
  const focal = height !== undefined && focus && !inside ? { focal: focus } : {}
  const size = inside ? `fit-in/${width}x${height ?? 0}` : `${width}x${height ?? 0}/smart`
  const parts = Object.entries({ quality, format, ...rest, ...focal })
  return { text: `${size}/filters:${parts.map(([name, value]) => `${name}(${value})`).join(':')}`, format }
}
