import { safeHref } from '@/lib/platform/security'
// Not through the index: islands show pictures, and the schemas of all content would come along.
import { isImageSource } from '@/schemas/content/image-source'
import { defaultQuality, type ImageFilters } from './filters'
import { preparedWidth } from './picture-sizes'
import { shopPictureFacts, shopPictureUrl } from './picture-url'
import { isStoryblokImage, naturalSize, storyblokImageUrl } from './storyblok-url'

export type ImageRequest = {
  src: string
  /** The greatest width on the screen, in CSS pixels. Unset: the natural width, at most that of the content. */
  width?: number | undefined
  /** Width to height, for example 4/3. Unset: as the picture is. */
  ratio?: number | undefined
  /** Cut off what does not fit the ratio. */
  cover?: boolean | undefined
  densities?: readonly number[] | undefined
  /** Offer a width for each breakpoint instead of a density: for pictures as wide as the screen. */
  fluid?: boolean | undefined
  /** 0 to 100; unset: 70 for the content provider's pictures, 75 for the shop's own (section 9, images). */
  quality?: number | undefined
  focus?: string | undefined
  /** Blur, brightness, rotation, fill; what the provider does not accept is left out. */
  filters?: Pick<ImageFilters, 'blur' | 'brightness' | 'rotate' | 'fill'> | undefined
}

export type ImageCandidate = { url: string; descriptor: string }

export type ImagePlan = {
  src: string
  /** Empty where only one file exists. */
  candidates: ImageCandidate[]
  /** The room to reserve, in CSS pixels; unset where nothing is known about the picture. */
  width?: number | undefined
  height?: number | undefined
  /** What to show until the picture is there: the colour of its ground, where it is known. */
  ground?: string | undefined
}

/** Content is at most this wide (look: 1280); breakpoints and defaults from section 9, images. */
const widestContent = 1280
const breakpoints = [480, 640, 768, 1024, 1440] as const
const defaultDensities = [1, 2] as const

/** The address of a picture that may stand in `src`, over http(s) or on this site; undefined for anything else. */
export function imageAddress(src: string): string | undefined {
  const href = safeHref(src)
  return href && /^(?:https?:\/\/|\/)/i.test(href) && isImageSource(href) ? href : undefined
}

/** A picture that can be shown; undefined for none, and for one whose address is none of a picture. */
export const servable = <P extends { src: string }>(picture: P | undefined): P | undefined =>
  picture && imageAddress(picture.src) ? picture : undefined

type File = { width: number; url: string }

/** The file for a width in pixels, of whichever service prepares the picture; undefined where there is none. */
function preparation(request: ImageRequest, src: string, natural: { width: number } | undefined) {
  const { focus, filters = {}, cover, ratio } = request
  const largest = natural?.width ?? Number.POSITIVE_INFINITY
  if (isStoryblokImage(src)) {
    return (wanted: number): File => {
      const width = Math.round(Math.min(wanted, largest))
      const height = cover && ratio ? Math.max(1, Math.round(width / ratio)) : undefined
      const quality = request.quality ?? defaultQuality.content
      return {
        width,
        url: storyblokImageUrl(src, { width, height, quality, format: 'webp', focus, ...filters }),
      }
    }
  }
  if (!shopPictureFacts(src)) return undefined
  return (wanted: number): File => {
    const width = preparedWidth(wanted, largest)
    const { quality } = request
    return {
      width,
      url: shopPictureUrl(src, { width, ratio: cover ? ratio : undefined, quality, focus, ...filters }),
    }
  }
}

/** Which files to offer for a picture and how much room to keep for it; undefined when it is not a picture. */
export function planImage(request: ImageRequest): ImagePlan | undefined {
  const src = imageAddress(request.src)
  if (!src) return undefined
  const own = shopPictureFacts(src)
  const natural = own ?? naturalSize(src)
  const ratio = request.ratio ?? (natural && natural.width / natural.height)
  const width = request.width ?? (natural && Math.min(natural.width, widestContent))
  const height = width && ratio ? Math.max(1, Math.round(width / ratio)) : undefined
  const room = { width: height ? width : undefined, height, ...(own && { ground: own.ground }) }
  const prepared = preparation({ ...request, ratio }, src, natural)
  if (!prepared) return { src, candidates: [], ...room }

  const densities = request.densities?.length ? request.densities : defaultDensities
  const shown = width ?? widestContent
  const largest = natural?.width ?? Number.POSITIVE_INFINITY
  const candidates = request.fluid
    ? fluidWidths(shown, Math.min(shown * Math.max(...densities), largest)).map((wide) => {
        const file = prepared(wide)
        return { url: file.url, descriptor: `${file.width}w` }
      })
    : densities.map((density) => ({ url: prepared(shown * density).url, descriptor: `${density}x` }))
  return { src: prepared(shown).url, candidates: withoutRepeats(candidates), ...room }
}

/** A picture that is smaller than the smallest screen, such as a tile's, is offered as small as it is shown too. */
const fluidWidths = (shown: number, greatest: number): number[] => [
  ...(shown < breakpoints[0] ? [shown] : []),
  ...breakpoints.filter((wide) => wide < greatest),
  Math.round(greatest),
]

/** A picture that is too small for a density is offered once, not again under a name it does not deserve. */
const withoutRepeats = (candidates: ImageCandidate[]): ImageCandidate[] => {
  const unique = candidates.filter(
    ({ url }, index) => candidates.findIndex((other) => other.url === url) === index,
  )
  return unique.length > 1 ? unique : []
}
