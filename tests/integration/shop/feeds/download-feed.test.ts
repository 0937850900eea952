import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { type DownloadLimits, downloadFeed } from '@/lib/shop/feeds/download'
import { startFeedServer } from '../../../fixtures/feed-server'
import { publicAddress, startPictureServer } from '../../../fixtures/picture-server'

const content = 'id\ttitle\nA\tBär\n'
const usual: DownloadLimits = { sentBytes: 10_000, unpackedBytes: 100_000, idleMs: 5_000, wholeMs: 20_000 }

async function fileOfTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nestling-feed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'feed.part')
}

type Given = {
  limits?: Partial<DownloadLimits>
  known?: { etag: string | null; lastModified: string | null }
}

/** What was fetched from a server on this machine, or why nothing was. */
async function fetched(answer: RequestListener, { limits, known }: Given = {}) {
  const server = await startFeedServer(answer)
  const file = await fileOfTest()
  const access = { authorization: 'Basic c2hvcDp3b3Jk' }
  const asked = { file, access, known, limits: { ...usual, ...limits } }
  try {
    const of = await downloadFeed(server.address, asked)
    return { ...server, of, text: of && (await readFile(file, 'utf8')), fault: undefined }
  } catch (error) {
    return {
      ...server,
      of: undefined,
      text: undefined,
      fault: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    }
  }
}

test('a feed is fetched with the access that was set, and what the server says of it', async () => {
  const { text, of, requests } = await fetched((_, response) =>
    response.writeHead(200, { etag: '"1"', 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' }).end(content),
  )
  expect(text).toBe(content)
  expect(of).toMatchObject({ etag: '"1"', lastModified: 'Sat, 21 Nov 2026 10:00:00 GMT' })
  expect(of?.digest).toMatch(/^[\da-f]{64}$/)
  expect(requests[0]?.headers).toMatchObject({
    authorization: 'Basic c2hvcDp3b3Jk',
    'accept-encoding': 'gzip',
  })
})

test.each([
  ['the transfer', gzipSync(content), { 'content-encoding': 'gzip' }],
  ['the file', gzipSync(content), { 'content-type': 'application/gzip' }],
  ['both', gzipSync(gzipSync(content)), { 'content-encoding': 'gzip' }],
])('what is packed is unpacked: %s', async (_, body, headers) => {
  const { text } = await fetched((_, response) => response.writeHead(200, headers).end(body))
  expect(text).toBe(content)
})

test('what is packed is unpacked where its first byte comes alone', async () => {
  const packed = gzipSync(content)
  const { text } = await fetched((_, response) => {
    response.write(packed.subarray(0, 1))
    setTimeout(() => response.end(packed.subarray(1)), 100)
  })
  expect(text).toBe(content)
})

test('a server is asked for what is newer than the file that is known, and for nothing else', async () => {
  const known = { etag: '"1"', lastModified: 'Sat, 21 Nov 2026 10:00:00 GMT' }
  const { of, fault, requests } = await fetched((_, response) => response.writeHead(304).end(), { known })
  expect([of, fault]).toEqual([undefined, undefined])
  expect(requests[0]?.headers).toMatchObject({
    'if-none-match': '"1"',
    'if-modified-since': known.lastModified,
  })
})

const endless: RequestListener = (_, response) => {
  const piece = Buffer.alloc(4_096, 'a')
  const more = () => {
    while (response.write(piece)) if (response.destroyed) return
    response.once('drain', more)
  }
  more()
}

test.each<[string, RegExp, RequestListener, Partial<DownloadLimits>?]>([
  ['a status of 404', /status 404/, (_, response) => response.writeHead(404).end('none')],
  ['a status of 500', /status 500/, (_, response) => response.writeHead(500).end()],
  ['a 304 that was not asked for', /status 304/, (_, response) => response.writeHead(304).end()],
  ['a part', /status 206/, (_, response) => response.writeHead(206).end(content)],
  [
    'an answer that is cut off',
    /could not be read/,
    (_, response) => {
      response.writeHead(200, { 'content-length': '5000' }).write(content)
      setTimeout(() => response.destroy(), 20)
    },
  ],
  [
    'chunks that are cut off',
    /could not be read/,
    (_, response) => {
      response.write(content)
      setTimeout(() => response.destroy(), 20)
    },
  ],
  ['an endless answer', /more than 0 MB|It has more than/, endless],
  ['an answer that does not begin', /took too long/, () => {}, { idleMs: 100 }],
  [
    'an answer that stands still',
    /took too long/,
    (_, response) => void response.write('id'),
    { idleMs: 100 },
  ],
  [
    'an answer that drips',
    /took too long/,
    (_, response) => {
      const timer = setInterval(() => response.write('a'), 20)
      response.once('close', () => clearInterval(timer))
    },
    { wholeMs: 300 },
  ],
  [
    'a bomb of gzip',
    /Unpacked it has more than/,
    (_, response) => response.end(gzipSync(Buffer.alloc(5_000_000))),
  ],
  [
    'a bomb of gzip in its transfer',
    /Unpacked it has more than/,
    (_, response) =>
      response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(gzipSync(Buffer.alloc(5_000_000)))),
  ],
  ['gzip in gzip', /compressed more than once/, (_, response) => response.end(gzipSync(gzipSync(content)))],
  [
    'gzip in gzip in its transfer',
    /compressed more than once/,
    (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(gzipSync(gzipSync(content)))),
  ],
  [
    'gzip that is cut off',
    /ends in the middle/,
    (_, response) => response.end(gzipSync(content).subarray(0, 20)),
  ],
  [
    'gzip that is damaged',
    /is damaged/,
    (_, response) => response.end(Buffer.concat([gzipSync(content).subarray(0, 10), Buffer.alloc(50, 255)])),
  ],
  [
    'a compression that was not asked for',
    /not asked for/,
    (_, response) => response.writeHead(200, { 'content-encoding': 'br' }).end(content),
  ],
  [
    'redirects without end',
    /more than 5 times/,
    (request, response) => response.writeHead(302, { location: `${request.url}x` }).end(),
  ],
  ['a redirect to nowhere', /to no address/, (_, response) => response.writeHead(302).end()],
  [
    'a redirect to a private address',
    /leads to 10\.0\.0\.1/,
    (_, response) => response.writeHead(302, { location: 'https://10.0.0.1/feed' }).end(),
  ],
  [
    'a redirect to the metadata of a cloud',
    /leads to 169\.254\.169\.254/,
    (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  ],
  [
    'a redirect to a file',
    /leads to/,
    (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  ],
  [
    'a redirect with a password',
    /with a password/,
    (_, response) => response.writeHead(302, { location: 'https://a:b@cdn.supplier.example/' }).end(),
  ],
])('%s is a fault that says why', async (_, words, answer, limits) => {
  const { fault, of } = await fetched(answer, { limits: limits ?? {} })
  expect(of).toBeUndefined()
  expect(fault).toMatch(/^FeedFault: /)
  expect(fault).toMatch(words)
  expect(fault).not.toContain('feed.txt')
})

test('a file that cannot be written is a fault, and not waited for', async () => {
  const { address } = await startFeedServer((_, response) => response.end(Buffer.alloc(9_000)))
  const asked = { file: '/dev/full', access: {}, known: undefined }
  await expect(downloadFeed(address, asked)).rejects.toThrow(/no room left on the disk/)
})

test('the end of the process ends it, and is no fault of the feed', async () => {
  const { address } = await startFeedServer(() => {})
  const ending = new AbortController()
  setTimeout(() => ending.abort(), 50)
  const asked = { file: await fileOfTest(), access: {}, known: undefined, ending: ending.signal }
  await expect(downloadFeed(address, asked)).rejects.toThrow(/abort/i)
})

test('a public server leads to public ones alone, and the access is sent to the first', async () => {
  const asked: [string, string | undefined][] = []
  const server = await startPictureServer((request, response) => {
    asked.push([request.headers.host ?? '', request.headers.authorization])
    if (request.url === '/a') response.writeHead(301, { location: 'https://other.example/b' }).end()
    else response.end(content)
  })
  onTestFinished(() => server.close())
  // The test's network speaks no TLS.
  const file = await fileOfTest()
  const access = { authorization: 'Basic c2hvcDp3b3Jk' }
  await downloadFeed('https://files.supplier.example/a', {
    ...{ file, access, known: undefined, network: server.network },
  })
  expect(server.connections).toEqual([
    `files.supplier.example ${publicAddress}:443`,
    `other.example ${publicAddress}:443`,
  ])
  expect(asked).toEqual([
    ['files.supplier.example', 'Basic c2hvcDp3b3Jk'],
    ['other.example', undefined],
  ])
})

test.each([
  ['plain http', 'http://files.supplier.example/a', {}],
  ['a name of a private address', 'https://inside.example/a', { 'inside.example': ['192.168.0.7'] }],
  ['a name of this machine', 'https://inside.example/a', { 'inside.example': ['127.0.0.1', '::1'] }],
  ['localhost that leads elsewhere', 'http://localhost/a', { localhost: [publicAddress] }],
])('nothing is connected to: %s', async (_, address, hosts) => {
  const server = await startPictureServer((_, response) => response.end(content), hosts)
  onTestFinished(() => server.close())
  const asked = { file: await fileOfTest(), access: {}, known: undefined, network: server.network }
  await expect(downloadFeed(address, asked)).rejects.toThrow(/is not public or not asked by https/)
  expect(server.connections).toEqual([])
})
