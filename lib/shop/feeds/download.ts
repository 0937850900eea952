import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { internet, type Network } from '@/lib/platform/internet'
import { FeedFault } from './feed-fault'
import { follow } from './follow'
import { bounded, unpacked } from './unpack'

const megabyte = 2 ** 20

export type DownloadLimits = {
  /** The limit in bytes, for the transferred file and for the unpacked one. */
  sentBytes: number
  unpackedBytes: number
  /** Until an answer begins, and between its pieces. */
  idleMs: number
  wholeMs: number
}

const downloadLimits: DownloadLimits = {
  ...{ sentBytes: 512 * megabyte, unpackedBytes: 2_048 * megabyte },
  ...{ idleMs: 60_000, wholeMs: 20 * 60_000 },
}

type Known = { etag: string | null; lastModified: string | null }

/** What a server says of a file, and its SHA-256. */
export type Download = Known & { digest: string }

type Options = {
  /** Where the file is written to. */
  file: string
  access: Readonly<Record<string, string>>
  /** Of the file that was imported last: where there is no newer one, nothing is fetched. */
  known: Known | undefined
  ending?: AbortSignal | undefined
  network?: Network
  limits?: DownloadLimits
}

/** Aborts when nothing has come for a while. */
function idleSignal(idleMs: number) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), idleMs)
  return { signal: controller.signal, came: () => timer.refresh(), stop: () => clearTimeout(timer) }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'the connection broke off'

/** Writes pieces to a file, as fast as it takes them. Returns their SHA-256. */
async function write(pieces: AsyncIterable<Buffer>, file: string): Promise<string> {
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const piece of pieces) {
      hash.update(piece)
      yield piece
    }
  }
  await pipeline(hashed(), createWriteStream(file, { mode: 0o600 }))
  return hash.digest('hex')
}

const textOf = (header: string | string[] | undefined) =>
  typeof header === 'string' && header.length <= 500 ? header : null

/**
 * Fetches a feed into a file, unpacked, within limits of size and time. Returns undefined where the server has no newer
 * one than is known. Throws a `FeedFault` that says what is wrong, and the reason of `ending` when that is aborted.
 */
export async function downloadFeed(
  address: string,
  { file, access, known, ending, network = internet, limits = downloadLimits }: Options,
): Promise<Download | undefined> {
  const idle = idleSignal(limits.idleMs)
  const whole = AbortSignal.timeout(limits.wholeMs)
  const signal = AbortSignal.any([idle.signal, whole, ...(ending ? [ending] : [])])
  const { hostname } = new URL(address)
  async function* alive(pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      idle.came()
      yield piece
    }
  }
  try {
    const headers = {
      ...{ accept: '*/*', 'accept-encoding': 'gzip', 'user-agent': 'shop-feeds' },
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    }
    const answer = await follow(address, { network, signal, headers, access })
    try {
      const { statusCode, headers: said } = answer
      if (statusCode === 304 && known) return undefined
      if (statusCode !== 200)
        throw new FeedFault(`${hostname} answered with the status ${statusCode}.`, {
          of: 'status',
          host: hostname,
          status: statusCode ?? 0,
        })
      const sent = bounded(alive(answer), limits.sentBytes, 'It has')
      const body = unpacked(sent, said['content-encoding']?.trim().toLowerCase())
      const digest = await write(bounded(body, limits.unpackedBytes, 'Unpacked it has'), file)
      return { etag: textOf(said.etag), lastModified: textOf(said['last-modified']), digest }
    } finally {
      answer.destroy()
    }
  } catch (error) {
    ending?.throwIfAborted()
    if (error instanceof FeedFault) throw error
    if (signal.aborted) throw new FeedFault(`${hostname} took too long.`, { of: 'slow', host: hostname })
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw new FeedFault('There is no room left on the disk of the data folder.', { of: 'disk' })
    throw new FeedFault(`${hostname} could not be read: ${reasonOf(error)}.`, {
      of: 'unreachable',
      host: hostname,
    })
  } finally {
    idle.stop()
  }
}
