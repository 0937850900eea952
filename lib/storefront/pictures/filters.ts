/** What an image service does to a picture besides its size. */
export type ImageFilters = {
  /** 0 to 100. */
  quality?: number | undefined
  format?: 'avif' | 'webp' | 'png' | 'jpeg' | undefined
  /** -100 to 100. */
  brightness?: number | undefined
  blur?: number | undefined
  /** Degrees, clockwise. */
  rotate?: number | undefined
  /** Six hex digits without `#`, or `transparent`: what is seen where a picture does not fill its frame. */
  fill?: string | undefined
}

export type ImageProvider = 'content' | 'shop'
type Bound<Value> = { accepts: (value: Value) => boolean; says: string }
type Bounds = { [Name in keyof ImageFilters]-?: Bound<NonNullable<ImageFilters[Name]>> }

const between = (least: number, most: number): Bound<number> => ({
  accepts: (value) => Number.isInteger(value) && value >= least && value <= most,
  says: `must be a whole number from ${least} to ${most}`,
})
const oneOf = <Value>(...values: Value[]): Bound<Value> => ({
  accepts: (value) => values.includes(value),
  says: `must be one of ${values.join(', ')}`,
})
const fill: Bound<string> = {
  accepts: (value) => value === 'transparent' || /^[0-9a-f]{6}$/i.test(value),
  says: 'must be six hex digits or transparent',
}

/**
 * Section 5, image filter bounds; both services take whole numbers only. The content service blurs up to 150, and our
 * own writes AVIF as well.
 */
export const filterBounds: Record<ImageProvider, Bounds> = {
  content: {
    quality: between(0, 100),
    brightness: between(-100, 100),
    format: oneOf<ImageFilters['format'] & string>('webp', 'png', 'jpeg'),
    rotate: oneOf(90, 180, 270),
    fill,
    blur: between(1, 150),
  },
  shop: {
    quality: between(0, 100),
    brightness: between(-100, 100),
    format: oneOf('webp', 'png', 'jpeg', 'avif'),
    rotate: oneOf(0, 90, 180, 270),
    fill,
    blur: between(1, 99),
  },
}

/** Section 9, images. */
export const defaultQuality: Record<ImageProvider, number> = { content: 70, shop: 75 }
export const defaultFormat = 'webp'

/** The filters that the provider accepts; one that is out of bounds is left out, and the picture is shown all the same. */
export function acceptedFilters(provider: ImageProvider, filters: ImageFilters): ImageFilters {
  const bounds = filterBounds[provider] as Record<string, Bound<unknown>>
  return Object.fromEntries(
    Object.entries(filters).filter(([name, value]) => value !== undefined && bounds[name]?.accepts(value)),
  )
}
