import { bytePart } from '@/lib/platform/http'

type File = {
  /** Without quotation marks. */
  tag: string
  type: string
  caching: string
}

const matches = (header: string | null, tag: string) =>
  (header?.split(',') ?? []).some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')))

const headersOf = ({ tag, caching }: File) => ({ etag: `"${tag}"`, 'cache-control': caching })

/** 304 for a client that has the file; undefined for any other. */
export const unchangedAnswer = (request: Request, file: File): Response | undefined =>
  matches(request.headers.get('if-none-match'), `"${file.tag}"`)
    ? new Response(null, { status: 304, headers: headersOf(file) })
    : undefined

/** Answers `GET` and `HEAD` with a file. */
export const fileAnswer = (request: Request, file: File, bytes: Uint8Array): Response =>
  new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: {
      ...headersOf(file),
      'content-type': file.type,
      'content-length': String(bytes.byteLength),
    },
  })

type Stored = { size: number; readPart: (start: number, end: number) => Promise<Buffer | undefined> }

/** The part of a file that is in memory at a time while it is sent. */
const pieceBytes = 512 * 1024

/**
 * Reads a file piece by piece, each when the client has taken the one before: a client that is slow, or has gone, holds
 * neither the file in memory nor the file open.
 */
function pieces(first: Buffer, { readPart }: Pick<Stored, 'readPart'>, start: number, end: number) {
  let at = start
  let next: Buffer | undefined = first
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = next ?? (await readPart(at, Math.min(at + pieceBytes, end)))
        next = undefined
        if (!piece || piece.length === 0) throw new Error('A file ended while it was sent')
        at += piece.length
        controller.enqueue(piece)
        if (at >= end) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/**
 * Answers `GET` and `HEAD` with a file, or with a part of it: players of films ask for parts. 416 for a part that the file
 * does not have, and undefined for a file that is missing.
 */
export async function partAnswer(
  request: Request,
  file: File,
  stored: Stored,
): Promise<Response | undefined> {
  const part = bytePart(request.headers.get('range'), stored.size)
  if (part === 'beyond')
    return new Response(null, {
      status: 416,
      headers: { 'content-range': `bytes */${stored.size}`, 'cache-control': 'no-store' },
    })
  const { start, end } = part ?? { start: 0, end: stored.size }
  const first = await stored.readPart(start, Math.min(start + pieceBytes, end))
  if (!first) return undefined
  return new Response(request.method === 'HEAD' ? null : pieces(first, stored, start, end), {
    status: part ? 206 : 200,
    headers: {
      ...headersOf(file),
      'content-type': file.type,
      'content-length': String(end - start),
      'accept-ranges': 'bytes',
      ...(part && { 'content-range': `bytes ${start}-${end - 1}/${stored.size}` }),
    },
  })
}
