import { isStoryblokImage } from '@/schemas/content/image-source'
import { acceptedFilters, defaultFormat, defaultQuality, type ImageFilters } from './filters'

export { isStoryblokImage }

/** Size and treatment of a picture that the content service's image service prepares. */
type StoryblokTreatment = Omit<ImageFilters, 'quality'> & {
  /** 0: follows from the height. */
  width: number
  /** If unset, the height follows from the picture; if set, the picture is cropped, or fitted into it whole. */
  height?: number | undefined
  inside?: boolean
  /** 0 to 100. */
  quality: number
  /** The editor's focal point, `120x80:121x81`, which a crop keeps visible. */
  focus?: string | undefined
}

/** The natural size, from the address of the content service's file: `/f/39898/1200x800/…`. */
export function naturalSize(src: string): { width: number; height: number } | undefined {
  const found = isStoryblokImage(src) ? /\/f\/\d+\/(\d{1,5})x(\d{1,5})\//.exec(src) : null
  const width = Number(found?.[1] ?? 0)
  const height = Number(found?.[2] ?? 0)
  return width > 0 && height > 0 ? { width, height } : undefined
}

/** The address of a prepared picture: `…/name.jpg/m/600x400/filters:quality(70):format(webp)`. */
export function storyblokImageUrl(src: string, treatment: StoryblokTreatment): string {
  const file = src.split(/[?#]/)[0]?.replace(/\/m\/[\s\S]*/, '') ?? src
  const { width, height = 0, inside, focus, ...wanted } = treatment
  const { quality, format = defaultFormat, ...more } = acceptedFilters('content', wanted)
  const filters = [`quality(${quality ?? defaultQuality.content})`, `format(${format})`]
  for (const [name, value] of Object.entries(more)) filters.push(`${name}(${value})`)
  if (width > 0 && height > 0 && !inside && focus && /^\d+x\d+:\d+x\d+$/.test(focus))
    filters.push(`focal(${focus})`)
  return `${file}/m/${inside ? 'fit-in/' : ''}${Math.round(width)}x${Math.round(height)}/filters:${filters.join(':')}`
}
