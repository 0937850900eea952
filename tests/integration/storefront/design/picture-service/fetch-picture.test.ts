import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { afterEach, describe, expect, test } from 'vitest'
import { internet } from '@/lib/platform/internet/network'
import { fetchPicture } from '@/lib/storefront/design/picture-service/remote/fetch-picture'
import {
  type PictureServer,
  publicAddress,
  startPictureServer,
  supplier,
} from '@/tests/fixtures/picture-server'
import { selfSigned } from '@/tests/fixtures/self-signed'

let server: PictureServer | undefined
afterEach(() => server?.close())

const picture: RequestListener = (_, response) => response.end('bytes')
const redirect =
  (...targets: string[]): RequestListener =>
  (request, response) => {
    const hop = targets[Number(new URL(request.url ?? '', supplier).searchParams.get('hop') ?? 0)]
    if (hop) response.writeHead(302, { location: hop }).end()
    else response.end('bytes')
  }

/** The text that was fetched, or the status and the reason of the fault. */
async function fetched(
  src: string,
  answer: RequestListener = picture,
  {
    hosts,
    origins = [supplier],
    ...limits
  }: { hosts?: Record<string, string[]>; origins?: string[]; mostBytes?: number; timeoutMs?: number } = {},
): Promise<string> {
  server = await startPictureServer(answer, hosts)
  return fetchPicture(new URL(src), { origins, network: server.network, ...limits }).then(
    String,
    ({ status, message }) => `${status} ${message}`,
  )
}

describe('a picture at an allowed origin', () => {
  test('is fetched, with a connection to the address that was checked', async () => {
    expect(await fetched(`${supplier}/nests/a.jpg?v=2`)).toBe('bytes')
    expect(server?.connections).toEqual([`cdn.supplier.example ${publicAddress}:443`])
    expect(server?.requests).toEqual(['/nests/a.jpg?v=2'])
  })

  test('at another port comes from that port', async () => {
    const origins = [`${supplier}:8443`]
    expect(await fetched(`${supplier}:8443/a.jpg`, picture, { origins })).toBe('bytes')
    expect(server?.connections).toEqual([`cdn.supplier.example ${publicAddress}:8443`])
  })

  test('is asked for by its host, without cookies and uncompressed', async () => {
    let headers: object = {}
    await fetched(`${supplier}/a.jpg`, (request, response) => {
      headers = request.headers
      response.end()
    })
    expect(headers).toMatchObject({ host: 'cdn.supplier.example', 'accept-encoding': 'identity' })
    expect(headers).not.toHaveProperty('cookie')
  })
})

describe('what is not at an allowed origin is never connected to', () => {
  test.each([
    ['another host', 'https://evil.example/a.jpg'],
    ['http', 'http://cdn.supplier.example/a.jpg'],
    ['another port', `${supplier}:22/a.jpg`],
    ['a login', 'https://user:word@cdn.supplier.example/a.jpg'],
    ['the origin as a login', 'https://cdn.supplier.example@evil.example/a.jpg'],
    ['the origin as the beginning of a host', 'https://cdn.supplier.example.evil.example/a.jpg'],
    ['the origin with a dot at its end', 'https://cdn.supplier.example./a.jpg'],
    ['this machine', 'https://127.0.0.1/a.jpg'],
    ['this machine as a number', 'https://2130706433/a.jpg'],
    ['this machine in octal', 'https://0177.0.0.1/a.jpg'],
    ['this machine in IPv6', 'https://[::1]/a.jpg'],
    ['a private network in IPv6', 'https://[::ffff:10.0.0.1]/a.jpg'],
    ['what clouds tell their machines', 'https://169.254.169.254/a.jpg'],
    ['a file', 'file:///etc/passwd.jpg'],
  ])('%s', async (_, src) => {
    expect(await fetched(src)).toMatch(/^404 .* is not in IMAGE_ORIGINS$/)
    expect(server?.connections).toEqual([])
  })
})

describe('a name that leads into a network of our own is never connected to', () => {
  test.each([
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:10.0.0.1'],
    ['10.0.0.1'],
    ['169.254.169.254'],
    ['fd00::1'],
    ['fe80::1%eth0'],
    ['0.0.0.0'],
    ['not an address'],
  ])('%s', async (address) => {
    const hosts = { 'cdn.supplier.example': [address] }
    expect(await fetched(`${supplier}/a.jpg`, picture, { hosts })).toMatch(/^502 .*no public address$/)
    expect(server?.connections).toEqual([])
  })

  test('of several addresses the public ones are used', async () => {
    const hosts = { 'cdn.supplier.example': ['10.0.0.1', '2606:4700::1111', '127.0.0.1'] }
    expect(await fetched(`${supplier}/a.jpg`, picture, { hosts })).toBe('bytes')
    expect(server?.connections).toEqual(['cdn.supplier.example 2606:4700::1111:443'])
  })

  test('a name that is resolved anew meanwhile changes nothing: there is one resolution for one connection', async () => {
    server = await startPictureServer(picture)
    const answers = [[publicAddress], ['127.0.0.1']]
    const network = { ...server.network, resolve: async () => answers.shift() ?? [] }
    await fetchPicture(new URL(`${supplier}/a.jpg`), { origins: [supplier], network })
    expect(answers).toHaveLength(1)
    expect(server.connections).toEqual([`cdn.supplier.example ${publicAddress}:443`])
  })
})

describe('redirects', () => {
  const hosts = { 'inside.supplier.example': ['10.0.0.1'] }
  const origins = [supplier, 'https://img.supplier.example', 'https://inside.supplier.example']

  test('are followed between allowed origins, at most three', async () => {
    const hops = [
      '/b.jpg?hop=1',
      'https://img.supplier.example/c.jpg?hop=2',
      '//cdn.supplier.example/d.jpg?hop=3',
    ]
    expect(await fetched(`${supplier}/a.jpg`, redirect(...hops), { origins })).toBe('bytes')
    expect(server?.requests).toHaveLength(4)
    await server?.close()
    const four = redirect(...hops, '/e.jpg?hop=4')
    expect(await fetched(`${supplier}/a.jpg`, four, { origins })).toBe('502 more than 3 redirects')
  })

  test.each([
    ['another origin', 'https://evil.example/a.jpg'],
    ['http', 'http://cdn.supplier.example/a.jpg'],
    ['this machine', 'https://127.0.0.1/a.jpg'],
    ['what clouds tell their machines', 'http://169.254.169.254/latest/meta-data/a.jpg'],
    ['a login', 'https://user:word@cdn.supplier.example/a.jpg'],
    ['an allowed name with a private address', 'https://inside.supplier.example/a.jpg'],
    ['nowhere', 'https://'],
    ['a picture in itself', 'data:image/png;base64,AAAA'],
  ])('to %s are not', async (_, target) => {
    expect(await fetched(`${supplier}/a.jpg`, redirect(target), { origins, hosts })).toMatch(/^502 /)
    expect(server?.connections).toEqual([`cdn.supplier.example ${publicAddress}:443`])
  })
})

describe('limits', () => {
  test.each([
    [404, 404],
    [410, 404],
    [403, 502],
    [500, 502],
    [206, 502],
    [204, 502],
    [304, 502],
  ])('the status %i is answered with %i', async (status, expected) => {
    const answer: RequestListener = (_, response) => response.writeHead(status).end()
    expect(await fetched(`${supplier}/a.jpg`, answer)).toBe(`${expected} its server answered ${status}`)
  })

  test('an announced size above the limit is not read', async () => {
    const answer: RequestListener = (_, response) =>
      response.writeHead(200, { 'content-length': '101' }).write('a')
    expect(await fetched(`${supplier}/a.jpg`, answer, { mostBytes: 100 })).toBe(
      '502 it has more than 100 bytes',
    )
  })

  test('a body without end is ended', async () => {
    let written = 0
    const answer: RequestListener = (_, response) => {
      const more = () => {
        if (response.destroyed) return
        written += 1
        response.write(Buffer.alloc(1000))
        setImmediate(more)
      }
      more()
    }
    expect(await fetched(`${supplier}/a.jpg`, answer, { mostBytes: 50_000 })).toBe(
      '502 it has more than 50000 bytes',
    )
    const before = written
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(written - before).toBeLessThan(5_000)
  })

  test('a body that drips is given up', async () => {
    const answer: RequestListener = (_, response) => {
      const timer = setInterval(() => response.write('a'), 20)
      response.on('close', () => clearInterval(timer))
    }
    expect(await fetched(`${supplier}/a.jpg`, answer, { timeoutMs: 200 })).toBe(
      '504 its server took too long',
    )
  })

  test('a server that never answers is given up', async () => {
    expect(await fetched(`${supplier}/a.jpg`, () => undefined, { timeoutMs: 200 })).toBe(
      '504 its server took too long',
    )
  })

  test('a name that is never resolved is given up', async () => {
    const network = { ...internet, resolve: () => new Promise<string[]>(() => undefined) }
    await expect(
      fetchPicture(new URL(`${supplier}/a.jpg`), { origins: [supplier], network, timeoutMs: 100 }),
    ).rejects.toMatchObject({ status: 504 })
  })

  test('a connection that is cut is a fault of the server', async () => {
    expect(await fetched(`${supplier}/a.jpg`, (request) => request.socket.destroy())).toMatch(/^502 /)
  })
})

test('a certificate that nobody vouches for is refused before anything is asked', async () => {
  let asked = 0
  const impostor = createServer(selfSigned, (socket) => socket.on('data', () => (asked += 1)))
  await new Promise<void>((resolve) => impostor.listen(0, '127.0.0.1', resolve))
  const { port } = impostor.address() as AddressInfo
  const network = {
    resolve: async () => [publicAddress],
    connect: ({ hostname }: { hostname: string }) =>
      internet.connect({ address: '127.0.0.1', port, hostname }),
  }
  await expect(
    fetchPicture(new URL(`${supplier}/a.jpg`), { origins: [supplier], network }),
  ).rejects.toMatchObject({ status: 502, message: expect.stringMatching(/certificate/) })
  expect(asked).toBe(0)
  await new Promise((resolve) => impostor.close(resolve))
})
