import { readKept } from '@/lib/content/shop-files'
import { problem } from '@/lib/platform/http'
import { QueueFullError } from '@/lib/platform/outage'
import { drawMark, edition } from '@/lib/storefront/design/drawings'
import { type PictureAddress, readPictureAddress } from '@/lib/storefront/design/picture-addresses'
import { type KeptKind, keptTypes } from '@/schemas/shop'
import type { createAssetPictures } from './assets/asset-pictures'
import { fileAnswer, partAnswer, unchangedAnswer } from './file-answer'
import type { createPictureService } from './prepare'
import { PictureFault } from './remote/fault'
import { placeholder } from './remote/placeholder'
import type { createRemotePictures } from './remote/remote-pictures'

type Service = ReturnType<typeof createPictureService>
type RemoteService = ReturnType<typeof createRemotePictures>
type AssetService = ReturnType<typeof createAssetPictures>
type ReadKept = (name: string) => Promise<Buffer | undefined>
type Asked<Kind> = Extract<PictureAddress, { kind: Kind }>

/** The content of an address with the edition of the drawings never changes; without it, it may. */
const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400, stale-while-revalidate=604800'
/** Asked for anew each time: the file of the address may have been replaced. */
const current = 'public, no-cache'

const refusals = { 400: 'Bad request', 404: 'Not found' } as const
const refusal = (status: 400 | 404) => problem({ status, title: refusals[status] })

/** Browsers show the picture of an answer whatever its status is. */
const placeholderAnswer = (request: Request, status: number) =>
  new Response(request.method === 'HEAD' ? null : placeholder, {
    status,
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=60' },
  })

const busy = () => problem({ status: 503, title: 'Service unavailable', headers: { 'retry-after': '5' } })

const cachingOf = ({ isFixed }: { isFixed: boolean }) => (isFixed ? forever : aDay)

async function remoteAnswer(request: Request, asked: Asked<'remote'>, prepare: RemoteService) {
  const { source, treatment } = asked
  try {
    const { tag, picture } = await prepare(source, treatment)
    const file = { tag, type: `image/${treatment.format}`, caching: cachingOf(asked) }
    const unchanged = unchangedAnswer(request, file)
    if (unchanged) return unchanged
    const made = await picture()
    return fileAnswer(request, { ...file, tag: made.tag }, made.bytes)
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error
    return error.status === 400 ? refusal(400) : placeholderAnswer(request, error.status)
  }
}

async function ownAnswer(request: Request, asked: Asked<'own'>, prepare: Service) {
  const { key, format, bytes } = prepare(asked.picture, asked.treatment)
  const file = { tag: key, type: `image/${format}`, caching: cachingOf(asked) }
  return unchangedAnswer(request, file) ?? fileAnswer(request, file, await bytes())
}

/** A file of the media library: a picture in a treatment, or the file itself. */
async function assetAnswer(request: Request, asked: Asked<'asset'>, assets: AssetService) {
  const { asset, treatment } = asked
  const found = await assets.find(asset.key)
  if (!found) return treatment ? placeholderAnswer(request, 404) : refusal(404)
  const caching = asset.version === found.version ? forever : current
  if (treatment) {
    const { tag, bytes } = assets.prepare(asset, found, treatment)
    const file = { tag, type: `image/${treatment.format}`, caching }
    const unchanged = unchangedAnswer(request, file)
    if (unchanged) return unchanged
    const made = await bytes()
    return made ? fileAnswer(request, file, made) : placeholderAnswer(request, 404)
  }
  const file = { tag: `${asset.key}-${found.version}`, type: found.type, caching }
  const unchanged = unchangedAnswer(request, file)
  if (unchanged) return unchanged
  return (await partAnswer(request, file, found)) ?? refusal(404)
}

/** A copy of a file of the shop's look, which has the name of its content. */
async function keptAnswer(request: Request, { name }: Asked<'kept'>, read: ReadKept) {
  const kind = name.slice(name.lastIndexOf('.') + 1) as KeptKind
  const file = { tag: name, type: keptTypes[kind], caching: forever }
  const bytes = await read(name)
  if (!bytes) return refusal(404)
  const answer = unchangedAnswer(request, file) ?? fileAnswer(request, file, bytes)
  // Mail programs load typefaces from pages of their own.
  if (kind === 'woff2') answer.headers.set('access-control-allow-origin', '*')
  return answer
}

/** The logos of payment, delivery and trust, and of the shop. */
function markAnswer(request: Request, asked: Asked<'mark'>) {
  const file = { tag: `${asked.name}-${edition}`, type: 'image/svg+xml', caching: cachingOf(asked) }
  return unchangedAnswer(request, file) ?? fileAnswer(request, file, Buffer.from(drawMark(asked.name)))
}

/**
 * Handles `GET` and `HEAD` below `/pictures/`: the shop's own pictures, below `from/` those of other origins, below
 * `assets/` the files of the media library, and below `shop/` those of the shop's look.
 */
export async function answerPicture(
  request: Request,
  prepare: Service,
  prepareRemote: RemoteService,
  assets: AssetService,
  readCopy: ReadKept = readKept,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const asked = readPictureAddress(pathname, search)
  if (asked.kind === 'refused') return refusal(asked.status)
  if (asked.kind === 'mark') return markAnswer(request, asked)
  if (asked.kind === 'kept') return keptAnswer(request, asked, readCopy)
  try {
    if (asked.kind === 'asset') return await assetAnswer(request, asked, assets)
    return asked.kind === 'remote'
      ? await remoteAnswer(request, asked, prepareRemote)
      : await ownAnswer(request, asked, prepare)
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    return busy()
  }
}
