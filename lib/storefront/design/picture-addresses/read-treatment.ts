import {
  type FocalPoint,
  filterBounds,
  focalPoint,
  type ImageFilters,
} from '@/lib/storefront/design/pictures'

/** The preparation of a picture, with all defaults filled in. */
export type PictureTreatment = {
  /** Pixels; unset: the natural size. */
  width?: number | undefined
  /** If set, the picture is cropped to it or fitted into it. */
  height?: number | undefined
  inside: boolean
  /** The part that a crop keeps visible, in pixels of the original. */
  focal?: FocalPoint | undefined
} & ImageFilters & { quality: number; format: NonNullable<ImageFilters['format']> }

type Size = { width: number; height: number }

const pattern = /^(?:(fit-in)\/)?([1-9]\d{0,3})x(\d{1,4})(?:\/smart)?\/filters:([^/]+)$/
const filter = /(?<![a-z])([a-z]+)\(([^()]*)\)(?::|$)/g
const bounds = filterBounds.shop as Record<string, (value: unknown) => boolean>
const isNumeric = (name: string) => ['quality', 'brightness', 'blur', 'rotate'].includes(name)

/** The value of a filter; undefined when it is none. */
function readValue(name: string, text: string, natural: Size | undefined): unknown {
  if (name === 'focal') return natural && focalPoint(text, natural)
  const value = isNumeric(name) ? Number(text) : text
  return bounds[name]?.(value) ? value : undefined
}

/**
 * Reads what an address says between `/m/` and the file's name; undefined for anything that cannot be done. `natural` is
 * the size of the original, if it is known.
 */
export function readTreatment(text: string, natural?: Size): PictureTreatment | undefined {
  const found = pattern.exec(text)
  if (!found) return undefined
  const [, fitIn, width, height, filters = ''] = found
  const parts = [...filters.matchAll(filter)]
  const values = parts.map(([, name = '', value = '']) => [name, readValue(name, value, natural)] as const)
  const isWhole = parts.map(([part]) => part).join('') === filters && !filters.endsWith(':')
  if (!isWhole || values.some(([, value]) => value === undefined)) return undefined
  const { quality, format, ...more } = Object.fromEntries(values) as Partial<PictureTreatment>
  if (quality === undefined || format === undefined) return undefined
  const size = { width: Number(width), height: Number(height) || undefined }
  return { ...more, quality, format, ...size, inside: fitIn !== undefined }
}
