import { safeHref } from '@/lib/security'
import { isImageSource } from '@/schemas/content'
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
  quality?: number | undefined
  focus?: string | undefined
}

export type ImageCandidate = { url: string; descriptor: string }

export type ImagePlan = {
  src: string
  /** Empty where only one file exists. */
  candidates: ImageCandidate[]
  /** The room to reserve, in CSS pixels; unset where nothing is known about the picture. */
  width?: number | undefined
  height?: number | undefined
}

/** Content is at most this wide (look: 1280); breakpoints and defaults from section 9, images. */
const widestContent = 1280
const breakpoints = [480, 640, 768, 1024, 1440] as const
const defaultDensities = [1, 2] as const
const contentQuality = 70

/** The address of a picture that may stand in `src`, over http(s) or on this site; undefined for anything else. */
export function imageAddress(src: string): string | undefined {
  const href = safeHref(src)
  return href && /^(?:https?:\/\/|\/)/i.test(href) && isImageSource(href) ? href : undefined
}

/** Which files to offer for a picture and how much room to keep for it; undefined when it is not a picture. */
export function planImage(request: ImageRequest): ImagePlan | undefined {
  const src = imageAddress(request.src)
  if (!src) return undefined
  const natural = naturalSize(src)
  const ratio = request.ratio ?? (natural && natural.width / natural.height)
  const width = request.width ?? (natural && Math.min(natural.width, widestContent))
  const height = width && ratio ? Math.max(1, Math.round(width / ratio)) : undefined
  const room = { width: height ? width : undefined, height }
  if (!isStoryblokImage(src)) return { src, candidates: [], ...room }

  const densities = request.densities?.length ? request.densities : defaultDensities
  const shown = width ?? widestContent
  const largest = natural?.width ?? Number.POSITIVE_INFINITY
  const prepared = (wanted: number) => {
    const fitting = Math.round(Math.min(wanted, largest))
    return storyblokImageUrl(src, {
      width: fitting,
      height: request.cover && ratio ? Math.max(1, Math.round(fitting / ratio)) : undefined,
      quality: request.quality ?? contentQuality,
      format: 'webp',
      focus: request.focus,
    })
  }
  const candidates = request.fluid
    ? fluidWidths(Math.min(shown * Math.max(...densities), largest)).map((wide) => ({
        url: prepared(wide),
        descriptor: `${wide}w`,
      }))
    : densities.map((density) => ({ url: prepared(shown * density), descriptor: `${density}x` }))
  return { src: prepared(shown), candidates: withoutRepeats(candidates), ...room }
}

const fluidWidths = (greatest: number): number[] => [
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
