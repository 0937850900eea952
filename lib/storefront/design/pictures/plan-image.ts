import { safeHref } from '@/lib/platform/security'
// Not through the index: islands show pictures, and would load the schemas of all content.
import { isImageSource } from '@/schemas/content/image-source'
import { defaultQuality, filterBounds, type ImageFilters } from './filters'
import { preparedWidth } from './picture-sizes'
import { remotePictureUrl, type Seal, shopPictureFacts, shopPictureUrl } from './picture-url'
import { remoteOriginal } from './remote-picture'
import { isStoryblokImage, naturalSize, storyblokImageUrl } from './storyblok-url'

type ImageRequest = {
  src: string
  /** The greatest width on the screen, in CSS pixels. Unset: the natural width, at most that of the content. */
  width?: number | undefined
  /** Width to height, for example 4/3. Unset: as the picture is. */
  ratio?: number | undefined
  /** Crop to the ratio. */
  cover?: boolean | undefined
  densities?: readonly number[] | undefined
  /** Offer a width for each breakpoint instead of a density: for pictures as wide as the screen. */
  fluid?: boolean | undefined
  /** 0 to 100; unset: 70 for what an editor chose and for the content provider's pictures, 75 for the shop's own. */
  quality?: number | undefined
  focus?: string | undefined
  /** What the provider does not accept is left out. A fill is around a whole picture in a frame of another ratio. */
  filters?: Omit<ImageFilters, 'quality'> | undefined
  /** For what an editor chose, on the server. Without it, the shop's own pictures are offered in usual treatments alone. */
  seal?: Seal | undefined
}

type ImageCandidate = { url: string; descriptor: string }

type ImagePlan = {
  src: string
  /** Empty if there is only one file. */
  candidates: ImageCandidate[]
  /** The space to reserve, in CSS pixels; unset if the size is unknown. */
  width?: number | undefined
  height?: number | undefined
  /** The placeholder: the colour of the picture's ground, if known. */
  ground?: string | undefined
}

/** The value of `srcset`; empty if there is only one file. */
export const srcSetOf = ({ candidates }: Pick<ImagePlan, 'candidates'>): string =>
  candidates.map(({ url, descriptor }) => `${url} ${descriptor}`).join(', ')

/** The maximum width of content is 1280. */
const widestContent = 1280
const breakpoints = [480, 640, 768, 1024, 1440] as const
const defaultDensities = [1, 2] as const

/** The address of a picture for `src`, over http(s) or on this site; undefined for anything else. */
export function imageAddress(src: string): string | undefined {
  const href = safeHref(src)
  return href && /^(?:https?:\/\/|\/)/i.test(href) && isImageSource(href) ? href : undefined
}

/** The picture, unless its address is not that of a picture. */
export const servable = <P extends { src: string }>(picture: P | undefined): P | undefined =>
  picture && imageAddress(picture.src) ? picture : undefined

type File = { width: number; url: string }
type Size = { width: number; height: number }

/** Quarter turns change height and width; an image service turns a picture after it has sized it. */
const isSideways = ({ filters }: ImageRequest) => filters?.rotate === 90 || filters?.rotate === 270

const isFill = (fill: string | undefined) => fill !== undefined && filterBounds.shop.fill(fill)

/** The ratio to which the picture is cut, or in which it is framed whole; undefined if the service changes no ratio. */
const frameOf = ({ cover, ratio, filters }: ImageRequest, shown: number | undefined) =>
  cover ? shown : isFill(filters?.fill) ? ratio : undefined

type Prepared = ImageRequest & {
  /** As it is shown, and so is `natural`. */
  ratio: number | undefined
  frame: number | undefined
  natural: Size | undefined
}

/** A drawing of lines is sharp in any size: an uploaded logo is drawn in the pixels of the screen. */
const isDrawing = (src: string) => shopPictureFacts(src) !== undefined && /\.svg(?:\?|$)/i.test(src)

/** As many pixels as a picture has to offer. */
const mostPixels = (src: string, natural: Size | undefined): number =>
  natural && !isDrawing(src) ? natural.width : Number.POSITIVE_INFINITY

/** The address for a width in pixels, from the service that prepares the picture; undefined if there is none. */
function preparation(request: Prepared, src: string) {
  const { focus, cover, ratio, frame, natural } = request
  const quality = request.quality ?? (request.seal && defaultQuality.content)
  const { fill, ...filters } = request.filters ?? {}
  const inside = frame !== undefined && !cover
  const treatment = { ...filters, focus, inside, ...(inside && { fill }) }
  const largest = mostPixels(src, natural)
  if (isStoryblokImage(src)) {
    return (wanted: number): File => {
      const width = Math.round(Math.min(wanted, largest))
      const height = frame && Math.max(1, Math.round(width / frame))
      const size = isSideways(request) ? { width: height ?? 0, height: width } : { width, height }
      const url = storyblokImageUrl(src, {
        ...treatment,
        ...size,
        quality: quality ?? defaultQuality.content,
      })
      return { width, url }
    }
  }
  /** The width on the screen for each pixel of that before a quarter turn. */
  const turn = isSideways(request) ? (frame ?? ratio ?? 1) : 1
  const crop = frame && (isSideways(request) ? 1 / frame : frame)
  const sized = (wanted: number) => preparedWidth(wanted / turn, largest / turn)
  const shownWidth = (width: number) => Math.round(width * turn)
  if (remoteOriginal(src)) {
    return (wanted: number): File => {
      const width = sized(wanted)
      const url = remotePictureUrl(src, { ...treatment, width, ratio: crop, quality }, request.seal)
      return { width: shownWidth(width), url: url ?? src }
    }
  }
  if (!shopPictureFacts(src)) return undefined
  return (wanted: number): File => {
    const width = sized(wanted)
    return {
      width: shownWidth(width),
      url: shopPictureUrl(src, { ...treatment, width, ratio: crop, quality }, request.seal),
    }
  }
}

/** The files to offer for a picture and the space to reserve; undefined if it is not a picture. */
export function planImage(request: ImageRequest): ImagePlan | undefined {
  const src = imageAddress(request.src)
  if (!src) return undefined
  const own = shopPictureFacts(src)
  const file = own ?? naturalSize(src)
  const natural = file && (isSideways(request) ? { width: file.height, height: file.width } : file)
  const ratio = request.ratio ?? (natural && natural.width / natural.height)
  const width = request.width ?? (natural && Math.min(natural.width, widestContent))
  const height = width && ratio ? Math.max(1, Math.round(width / ratio)) : undefined
  const room = { width: height ? width : undefined, height, ...(own && { ground: own.ground }) }
  const frame = frameOf(request, ratio)
  const prepared = preparation({ ...request, ratio, frame, natural }, src)
  if (!prepared) return { src, candidates: [], ...room }

  const densities = request.densities?.length ? request.densities : defaultDensities
  const shown = width ?? widestContent
  const largest = mostPixels(src, natural)
  const candidates = request.fluid
    ? fluidWidths(shown, Math.min(shown * Math.max(...densities), largest)).map((wide) => {
        const file = prepared(wide)
        return { url: file.url, descriptor: `${file.width}w` }
      })
    : densities.map((density) => ({ url: prepared(shown * density).url, descriptor: `${density}x` }))
  return { src: prepared(shown).url, candidates: withoutRepeats(candidates), ...room }
}

/** For a picture smaller than the smallest screen, such as a tile's, its display width is offered as well. */
const fluidWidths = (shown: number, greatest: number): number[] => [
  ...(shown < breakpoints[0] ? [shown] : []),
  ...breakpoints.filter((wide) => wide < greatest),
  Math.round(greatest),
]

/** Drops a density if the picture is too small for it and the file would repeat the previous one. */
const withoutRepeats = (candidates: ImageCandidate[]): ImageCandidate[] => {
  const unique = candidates.filter(
    ({ url }, index) => candidates.findIndex((other) => other.url === url) === index,
  )
  return unique.length > 1 ? unique : []
}
