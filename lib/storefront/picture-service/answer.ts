import { problem } from '@/lib/platform/http'
import { drawMark, edition, type MarkName, markNames } from '@/lib/storefront/drawings'
import { parsePicturePath } from '@/lib/storefront/pictures'
import { QueueFullError } from './limit-concurrency'
import type { createPictureService } from './prepare'

type Service = ReturnType<typeof createPictureService>

/** The content of an address with the edition of the drawings never changes; without it, it may. */
const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400, stale-while-revalidate=604800'
const root = '/pictures/'

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
  const headers: Record<string, string> = {
    etag: tag,
    'cache-control': fixed ? forever : aDay,
    'x-content-type-options': 'nosniff',
    // Makes an SVG opened as a document as harmless as one in an img element.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
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

/** Handles `GET` and `HEAD` below `/pictures/`. */
export async function answerPicture(request: Request, prepare: Service): Promise<Response> {
  const { pathname } = new URL(request.url)
  const path = decoded(pathname.startsWith(root) ? pathname.slice(root.length) : '')
  const mark = path && markAnswer(request, path)
  if (mark) return mark
  const parsed = parsePicturePath(path ?? '')
  if (!parsed.ok) {
    return parsed.status === 404
      ? problem({ status: 404, title: 'Not found' })
      : problem({ status: 400, title: 'Bad request', errors: parsed.errors })
  }
  const { key, format, bytes } = prepare(parsed.picture, parsed.treatment)
  const tag = `"${key}"`
  if (matches(request.headers.get('if-none-match'), tag)) return fileAnswer(request, '', tag, undefined)
  try {
    return fileAnswer(request, `image/${format}`, tag, new Uint8Array(await bytes()))
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    return problem({ status: 503, title: 'Service unavailable', headers: { 'retry-after': '5' } })
  }
}
