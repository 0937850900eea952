import type { IncomingMessage } from 'node:http'
import { internet, type Network, openUrl } from '@/lib/platform/internet'
import { PictureFault } from './fault'

const mostRedirects = 3

const limits = { bytes: 15 * 1024 * 1024, timeoutMs: 10_000 }

type Options = {
  /** `https://cdn.example.com`; every hop of a redirect must be at one of them. */
  origins: readonly string[]
  network?: Network
  mostBytes?: number
  timeoutMs?: number
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

/** Whether an address is at one of the allowed origins, over https and without a login. */
export const isListed = (url: URL, origins: readonly string[]): boolean =>
  url.protocol === 'https:' && url.username === '' && url.password === '' && origins.includes(url.origin)

const pictureHeaders = { accept: 'image/avif,image/webp,image/*;q=0.8', 'accept-encoding': 'identity' }

async function bodyOf(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const tooLarge = () => new PictureFault(502, `it has more than ${mostBytes} bytes`)
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function follow(source: URL, { origins, network = internet, mostBytes }: Options, signal: AbortSignal) {
  let url = source
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (!isListed(url, origins))
      throw new PictureFault(hop === 0 ? 404 : 502, `${url.origin} is not in IMAGE_ORIGINS`)
    const response = await openUrl(url, { network, headers: pictureHeaders, signal })
    try {
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return await bodyOf(response, mostBytes ?? limits.bytes)
      const next = isRedirect(statusCode) ? URL.parse(headers.location ?? '', url) : null
      if (!next)
        throw new PictureFault(
          [404, 410].includes(statusCode) ? 404 : 502,
          `its server answered ${statusCode}`,
        )
      url = next
    } finally {
      response.destroy()
    }
  }
  throw new PictureFault(502, `more than ${mostRedirects} redirects`)
}

/**
 * Fetches the bytes of a picture over https: only from allowed origins, from public IP addresses, with an end to its
 * size, its time and its redirects. Throws a PictureFault. What the bytes are is not checked.
 */
export async function fetchPicture(source: URL, options: Options): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? limits.timeoutMs)
  try {
    return await follow(source, options, signal)
  } catch (error) {
    if (signal.aborted) throw new PictureFault(504, 'its server took too long')
    if (error instanceof PictureFault) throw error
    throw new PictureFault(502, error instanceof Error ? error.message : String(error))
  }
}
