import { problem } from '@/lib/platform/http'
import { drawMark, edition, type MarkName, markNames } from '@/lib/storefront/drawings'
import { parsePicturePath, parseRemotePath } from '@/lib/storefront/pictures'
import { QueueFullError } from './limit-concurrency'
import type { createPictureService } from './prepare'
import { PictureFault } from './remote/fault'
import { placeholder } from './remote/placeholder'
import type { createRemotePictures } from './remote/remote-pictures'

type Service = ReturnType<typeof createPictureService>
type RemoteService = ReturnType<typeof createRemotePictures>

/** The content of an address with the edition of the drawings never changes; without it, it may. */
const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400, stale-while-revalidate=604800'
const root = '/pictures/'

const safety = {
  'x-content-type-options': 'nosniff',
  // Makes an SVG opened as a document as harmless as one in an img element.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const matches = (header: string | null, tag: string) =>
  (header?.split(',') ?? []).some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')))

function fileAnswer(
  request: Request,
  type: string,
  tag: string,
  body: Uint8Array<ArrayBuffer> | string | undefined,
) {
  const fixed = new URL(request.url).searchParams.get('v') === edition
  const headers = { ...safety, etag: tag, 'cache-control': fixed ? forever : aDay }
  if (body === undefined) return new Response(null, { status: 304, headers })
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...headers, 'content-type': type, 'content-length': String(length) },
  })
}

/** `marks/{name}.svg`: the logos of payment, delivery and trust, and of the shop. */
function markAnswer(request: Request, path: string): Response | undefined {
  const name = /^marks\/([a-z-]+)\.svg$/.exec(path)?.[1]
  if (!(markNames as readonly (string | undefined)[]).includes(name)) return undefined
  const tag = `"${name}-${edition}"`
  const unchanged = matches(request.headers.get('if-none-match'), tag)
  return fileAnswer(request, 'image/svg+xml', tag, unchanged ? undefined : drawMark(name as MarkName))
}

const refusal = (parsed: { status: 404 } | { status: 400; errors: Record<string, string> }) =>
  parsed.status === 404
    ? problem({ status: 404, title: 'Not found' })
    : problem({ status: 400, title: 'Bad request', errors: parsed.errors })

/** Browsers show the picture of an answer whatever its status is. */
const placeholderAnswer = (request: Request, { status }: PictureFault) =>
  new Response(request.method === 'HEAD' ? null : placeholder, {
    status,
    headers: { ...safety, 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=60' },
  })

const busy = () => problem({ status: 503, title: 'Service unavailable', headers: { 'retry-after': '5' } })

async function remoteAnswer(request: Request, path: string, prepare: RemoteService): Promise<Response> {
  const parsed = parseRemotePath(path)
  if (!parsed.ok) return refusal(parsed)
  try {
    const { tag, picture } = prepare(parsed.source, parsed.treatment)
    if (matches(request.headers.get('if-none-match'), `"${tag}"`))
      return fileAnswer(request, '', `"${tag}"`, undefined)
    const made = await picture()
    const type = `image/${parsed.treatment.format}`
    return fileAnswer(request, type, `"${made.tag}"`, new Uint8Array(made.bytes))
  } catch (error) {
    if (error instanceof PictureFault) return placeholderAnswer(request, error)
    throw error
  }
}

async function ownAnswer(request: Request, path: string, prepare: Service): Promise<Response> {
  const mark = markAnswer(request, path)
  if (mark) return mark
  const parsed = parsePicturePath(path)
  if (!parsed.ok) return refusal(parsed)
  const { key, format, bytes } = prepare(parsed.picture, parsed.treatment)
  const tag = `"${key}"`
  if (matches(request.headers.get('if-none-match'), tag)) return fileAnswer(request, '', tag, undefined)
  return fileAnswer(request, `image/${format}`, tag, new Uint8Array(await bytes()))
}

/** Handles `GET` and `HEAD` below `/pictures/`: the shop's own pictures, and below `from/` those of other origins. */
export async function answerPicture(
  request: Request,
  prepare: Service,
  prepareRemote: RemoteService,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const path = decoded(pathname.startsWith(root) ? pathname.slice(root.length) : '') ?? ''
  try {
    return path.startsWith('from/')
      ? await remoteAnswer(request, root + path, prepareRemote)
      : await ownAnswer(request, path, prepare)
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    return busy()
  }
}
