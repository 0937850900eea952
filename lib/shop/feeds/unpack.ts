import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FeedFault } from './feed-fault'

type Pieces = AsyncIterable<Buffer>

const faults: Readonly<Record<string, string>> = {
  Z_DATA_ERROR: 'The compressed file is damaged.',
  Z_BUF_ERROR: 'The compressed file ends in the middle.',
}

async function* gunzipped(pieces: Pieces): AsyncGenerator<Buffer, void, undefined> {
  try {
    // Errors of both streams surface on the second one.
    yield* pipeline(Readable.from(pieces), createGunzip(), () => {})
  } catch (error) {
    const words = faults[String((error as NodeJS.ErrnoException).code)]
    throw words ? new FeedFault(words, { of: 'packed' }) : error
  }
}

/** Unpacks what begins like gzip, whatever it is called. */
async function* gunzippedByContent(pieces: Pieces): AsyncGenerator<Buffer, void, undefined> {
  const { isGzip, again } = await begun(pieces)
  yield* isGzip ? gunzipped(again) : again
}

/** Refuses what is packed once more: readers of the file would unpack it without a bound. */
async function* unpackedWhole(pieces: Pieces): AsyncGenerator<Buffer, void, undefined> {
  const { isGzip, again } = await begun(pieces)
  if (isGzip) throw new FeedFault('It is compressed more than once.', { of: 'packed' })
  yield* again
}

/** Whether pieces, of whatever size, begin like gzip; they are all in `again`. */
async function begun(pieces: Pieces): Promise<{ isGzip: boolean; again: Pieces }> {
  const from = pieces[Symbol.asyncIterator]()
  let first = Buffer.alloc(0)
  while (first.length < 2) {
    const { value, done } = await from.next()
    if (done) break
    first = Buffer.concat([first, value])
  }
  async function* again() {
    try {
      if (first.length > 0) yield first
      yield* { [Symbol.asyncIterator]: () => from }
    } finally {
      await from.return?.()
    }
  }
  return { isGzip: first[0] === 0x1f && first[1] === 0x8b, again: again() }
}

/** Ends where there is more than so many bytes. */
export async function* bounded(
  pieces: Pieces,
  most: number,
  what: string,
): AsyncGenerator<Buffer, void, undefined> {
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    const megabytes = Math.round(most / 2 ** 20)
    if (size > most) throw new FeedFault(`${what} more than ${megabytes} MB.`, { of: 'tooLarge', megabytes })
    yield piece
  }
}

/** The feed in a response as it is read: the compression of its transfer and of the file are taken off. */
export function unpacked(pieces: Pieces, encoding: string | undefined): Pieces {
  if (encoding === undefined || encoding === 'identity') return unpackedWhole(gunzippedByContent(pieces))
  if (!['gzip', 'x-gzip'].includes(encoding))
    throw new FeedFault('It comes in a compression that was not asked for.', { of: 'packed' })
  return unpackedWhole(gunzippedByContent(gunzipped(pieces)))
}
