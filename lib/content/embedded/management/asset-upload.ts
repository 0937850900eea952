import { assetStorage, fileProblems, largestAsset, type Storage, StorageError } from '@/lib/content/media'
import { currentMs } from '@/lib/platform/clock'
import { type Database, database } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { answer } from '../answer'
import { type Announced, announceUpload, isAnnounced, receiveUpload } from '../assets'
import { spaceId } from '../space'
import { announcement } from './asset-view'
import { fieldErrors, type ManagementRequest, unprocessable } from './request'
import { isForeign, readSigned } from './signed-form'

const uploadHours = 1

/** Where the bytes go and what they are sent with, in the shape of the cloud's answer; the form is that of S3. */
function signedResponse({ id, key, secret }: Announced, name: string, base: string) {
  return {
    id,
    pretty_url: `${base}/pictures/assets/x/${key}/${encodeURIComponent(name)}`,
    public_url: `${base}/pictures/assets/x/${key}/${encodeURIComponent(name)}`,
    fields: {
      key,
      policy: secret,
      Expires: new Date(currentMs() + uploadHours * 3_600_000).toUTCString(),
      'Content-Type': 'application/octet-stream',
    },
    post_url: `${base}/cdn-api/v1/uploads/`,
    space_id: spaceId,
  }
}

/** The first of three steps of an upload: `POST assets`, with the fields in the query or in the body. */
export async function announce({ db, params, body, files, tokenHash }: ManagementRequest): Promise<Response> {
  const given = typeof body === 'object' && body !== null ? body : {}
  const read = announcement.safeParse({ ...Object.fromEntries(params), ...given })
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const { filename, asset_folder_id: folderId, id } = read.data
  const name = filename.split('/').at(-1) || filename
  const opened = await announceUpload(db, {
    name,
    folderId: folderId ?? null,
    replacesId: id ?? null,
    tokenHash,
  })
  if (!opened) return unprocessable({ [id ? 'id' : 'asset_folder_id']: ['is invalid'] })
  return answer(200, signedResponse(opened, name, files.origin()))
}

type Options = { db?: Database; storage?: Storage }

/**
 * The second step: the form with the fields of the first and the file behind them. Its secret is its permission, as in a
 * form that is signed for S3.
 */
export async function takeUpload(
  request: Request,
  { db = database(), storage = assetStorage() }: Options = {},
): Promise<Response> {
  if (isForeign(request)) return answer(403, { error: 'The upload comes from another site' })
  const form = await readSigned(request, ({ key, secret }) => isAnnounced(db, key, secret))
  if (form instanceof Response) return form
  const { key, secret, file } = form
  if (file.size > largestAsset) return answer(413, { error: 'The file is too large' })
  const bytes = Buffer.from(await file.arrayBuffer())
  const problem = await receiveUpload(db, storage, { key, secret }, bytes).catch((error: unknown) => {
    if (error instanceof StorageError) return error
    throw error
  })
  if (problem instanceof StorageError) {
    logError('media', problem)
    return answer(503, { error: problem.message }, { 'retry-after': '30' })
  }
  if (problem === 'refused') return answer(403, { error: 'The upload is not known' })
  if (problem)
    return answer(422, { error: `The file is refused: ${problem}`, known: [...fileProblems, 'otherKind'] })
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
