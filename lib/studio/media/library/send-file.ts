import { pagePerson, personHeader } from '@/lib/studio/kept'
import type { AssetCard, SentSize, UploadProblem } from '../types'

export type SendProblem = UploadProblem | 'loggedOut' | 'offline' | 'failed'
/** `reduced`: the sizes of a picture that was kept with fewer pixels. */
export type Sent = { ok: true; asset: AssetCard; reduced?: Reduced } | { ok: false; problem: SendProblem }

export type Reduced = Record<'width' | 'height' | 'before' | 'beforeHeight', number>

type Answer = { asset?: AssetCard; sent?: SentSize; errors?: { file?: UploadProblem } }

const read = (text: string): Answer => {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return {}
  }
}

const problemOf = (status: number, { errors }: Answer): SendProblem => {
  if (errors?.file) return errors.file
  if (status === 413) return 'tooLarge'
  if (status === 404) return 'missing'
  // The page of somebody else than the one who is logged in by now.
  return status === 401 || status === 412 ? 'loggedOut' : 'failed'
}

/** The sizes of a picture that was kept with fewer pixels than it was sent with. */
export const reducedFrom = (
  { width, height }: Pick<AssetCard, 'width' | 'height'>,
  sent: SentSize | undefined,
) =>
  sent && width && height ? { reduced: { width, height, before: sent.width, beforeHeight: sent.height } } : {}

/**
 * Sends a file as the body of a call, and tells how much of it was sent: 0 to 1. Unlike `fetch`, `XMLHttpRequest` knows.
 * @param path below `/api/studio/`
 */
export const sendFile = (
  method: 'POST' | 'PUT',
  path: string,
  file: File,
  onProgress: (part: number) => void = () => undefined,
): Promise<Sent> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, `/api/studio/${path}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    const person = pagePerson()
    if (person) request.setRequestHeader(personHeader, person)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer = read(request.responseText)
      const isDone = request.status >= 200 && request.status < 300 && answer.asset
      resolve(
        isDone
          ? { ok: true, asset: isDone, ...reducedFrom(isDone, answer.sent) }
          : { ok: false, problem: problemOf(request.status, answer) },
      )
    }
    request.onerror = () => resolve({ ok: false, problem: 'offline' })
    request.onabort = request.onerror
    request.send(file)
  })
