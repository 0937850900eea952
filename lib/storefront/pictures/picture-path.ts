import { kinds, type Picture, parsePicture } from '@/lib/storefront/drawings'
import { defaultFormat, defaultQuality, filterBounds, type ImageFilters } from './filters'
import { type FocalPoint, focalPoint } from './focal'
import { isPreparedHeight, isPreparedWidth, pictureWidths } from './picture-sizes'
import { remoteOriginal, sourceOfRemote } from './remote-picture'

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

type Refused = { ok: false; status: 404 } | { ok: false; status: 400; errors: Record<string, string> }
type PicturePath = { ok: true; picture: Picture; treatment: PictureTreatment } | Refused
type RemotePath = { ok: true; source: URL; treatment: PictureTreatment } | Refused
type Size = { width: number; height: number }

const longestPath = 400
/** With the address of a picture at another origin in it. */
const longestRemotePath = 1800
const originalPath = /^originals\/([^/]+\/[^/]+\/([^/]+)\.png)(?:\/(.*))?$/
const servicePath =
  /^m(?:\/(fit-in))?(?:\/(-?\d{1,6})x(-?\d{1,6}))?(?:\/(smart))?(?:\/filters:([^/]+))?(?:\/([^/]+))?\/?$/
const numeric = new Set(['quality', 'brightness', 'blur', 'rotate'])

type Errors = Record<string, string>

function readSize(width: number, height: number, errors: Errors) {
  if (!isPreparedWidth(width)) errors.width = `must be one of ${pictureWidths.join(', ')}`
  else if (height !== 0 && !isPreparedHeight(width, height))
    errors.height = 'must be 0 or fit the width in one of the ratios 1, 4/3, 3/2, 16/9, 21/9, 3/4, 2/3, 40/21'
  return { width, height: height === 0 ? undefined : height }
}

function readFilters(text: string, natural: Size | undefined, errors: Errors) {
  const filters: Record<string, unknown> = {}
  const rest = text.replace(/([a-z_]+)\(([^()]*)\)(?::|$)/g, (_, name: string, value: string) => {
    if (Object.hasOwn(filters, name)) errors[name] = 'must be given once'
    else if (name === 'focal') {
      filters.focal = natural && focalPoint(value, natural)
      if (!filters.focal)
        errors.focal = 'must be two corners inside the picture, for example focal(120x80:121x81)'
    } else if (!Object.hasOwn(filterBounds.shop, name)) errors[name] = 'is not a known filter'
    else {
      const { accepts, says } = filterBounds.shop[name as keyof ImageFilters] as {
        accepts: (value: unknown) => boolean
        says: string
      }
      const given = numeric.has(name) ? (/^-?\d{1,3}$/.test(value) ? Number(value) : Number.NaN) : value
      if (!accepts(given)) errors[name] = says
      filters[name] = given
    }
    return ''
  })
  if (rest !== '') errors.filters = 'must be name(value), joined by colons'
  return filters as ImageFilters & Pick<PictureTreatment, 'focal'>
}

type Treatment =
  | { ok: true; treatment: PictureTreatment }
  | { ok: false; status: 400; errors: Record<string, string> }

/** Parses what follows `/m/` in an address. `natural` is the size of the original, if it is known. */
function readTreatment(rest: string, stem: string, natural?: Size): Treatment {
  const service = servicePath.exec(rest)
  if (!service) return { ok: false, status: 400, errors: { path: 'must be m/{width}x{height}/filters:…' } }
  const [, fitIn, width, height, , filterPart, name] = service
  const errors: Errors = {}
  const size = width === undefined ? {} : readSize(Number(width), Number(height), errors)
  const filters = filterPart === undefined ? {} : readFilters(filterPart, natural, errors)
  const treatment = {
    quality: defaultQuality.shop,
    format: defaultFormat,
    ...filters,
    ...size,
    inside: fitIn !== undefined,
  } satisfies PictureTreatment
  const wanted = `${stem}.${treatment.format}`
  if (name !== undefined && name !== wanted) errors.name = `must be ${wanted}`
  return Object.keys(errors).length > 0 ? { ok: false, status: 400, errors } : { ok: true, treatment }
}

/**
 * Parses a path below `/pictures/`: an original, or an original with parameters of the image service,
 * `…/pram-sage.png/m/600x450/smart/filters:quality(75):format(webp)/pram-sage.webp`. The file name at the end has no
 * meaning. Faults in the part after `/m/` are named.
 */
export function parsePicturePath(path: string): PicturePath {
  const found = path.length <= longestPath ? originalPath.exec(path) : null
  const picture = found?.[1] ? parsePicture(found[1]) : undefined
  if (!found || !picture) return { ok: false, status: 404 }
  const [, , stem = '', rest] = found
  if (rest === undefined || rest === '')
    return { ok: true, picture, treatment: { quality: defaultQuality.shop, format: 'png', inside: false } }
  const read = readTreatment(rest, stem, kinds[picture.kind])
  return read.ok ? { ok: true, picture, treatment: read.treatment } : read
}

/** Parses an absolute path below `/pictures/from/`: a picture at another origin, with or without treatment. */
export function parseRemotePath(path: string): RemotePath {
  const original = path.length <= longestRemotePath ? remoteOriginal(path) : undefined
  const source = original && sourceOfRemote(original)
  if (!source) return { ok: false, status: 404 }
  const stem = original.slice(original.lastIndexOf('/') + 1, original.lastIndexOf('.'))
  const read = readTreatment(path.slice(original.length + 1) || 'm/', stem)
  return read.ok ? { ok: true, source, treatment: read.treatment } : read
}
