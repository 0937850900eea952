import { Gatherer } from './gather'

/**
 * A body in the order in which it comes, in pieces that are worth reading. Not `for await`: leaving its loop cancels the
 * body, and ends the connection before the answer is sent.
 */
export async function* piecesOf(
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  if (!body) return
  const reader = body.getReader()
  const gatherer = new Gatherer()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield* gatherer.add(read.value)
  yield* gatherer.rest()
}

/** The body of a request or an answer; undefined as soon as it is longer than `limit` bytes, whatever its headers say. */
export async function readLimitedBytes(
  { headers, body }: Pick<Request | Response, 'headers' | 'body'>,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(headers.get('content-length') ?? 0) > limit) return undefined
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of piecesOf(body)) {
    size += piece.length
    if (size > limit) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
