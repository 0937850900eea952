/** The filters that an image service applies to a picture. */
export type ImageFilters = {
  /** 0 to 100. */
  quality?: number | undefined
  format?: 'webp' | 'png' | 'jpeg' | undefined
  /** -100 to 100. */
  brightness?: number | undefined
  blur?: number | undefined
  /** Degrees, clockwise. */
  rotate?: number | undefined
  /** Six hex digits without `#`, or `transparent`: the colour around a picture that does not fill its frame. */
  fill?: string | undefined
}

type ImageProvider = 'content' | 'shop'
type Bounds = { [Name in keyof ImageFilters]-?: (value: NonNullable<ImageFilters[Name]>) => boolean }

const between = (least: number, most: number) => (value: number) =>
  Number.isInteger(value) && value >= least && value <= most
const oneOf =
  <Value>(...values: Value[]) =>
  (value: Value) =>
    values.includes(value)
const format = oneOf<ImageFilters['format'] & string>('webp', 'png', 'jpeg')
const fill = (value: string) => value === 'transparent' || /^[0-9a-f]{6}$/i.test(value)

/**
 * What each filter accepts. Quality is 0 to 100 and brightness -100 to 100, whole numbers only. Blur is up to 150 in the
 * content service.
 */
export const filterBounds: Record<ImageProvider, Bounds> = {
  content: {
    quality: between(0, 100),
    brightness: between(-100, 100),
    format,
    rotate: oneOf(90, 180, 270),
    fill,
    blur: between(1, 150),
  },
  shop: {
    quality: between(0, 100),
    brightness: between(-100, 100),
    format,
    rotate: oneOf(0, 90, 180, 270),
    fill,
    blur: between(1, 99),
  },
}

export const defaultQuality: Record<ImageProvider, number> = { content: 70, shop: 75 }
export const defaultFormat = 'webp'

/** The filters within the provider's bounds; others are dropped, and the picture is shown without them. */
export function acceptedFilters(provider: ImageProvider, filters: ImageFilters): ImageFilters {
  const bounds = filterBounds[provider] as Record<string, (value: unknown) => boolean>
  return Object.fromEntries(
    Object.entries(filters).filter(([name, value]) => value !== undefined && bounds[name]?.(value)),
  )
}
