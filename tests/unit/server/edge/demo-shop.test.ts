import { describe, expect, it } from 'vitest'
import { isFromOutside } from '@/lib/server/edge/demo-shop'
import { answers, openEdge } from './open-edge'

type Request = Parameters<typeof isFromOutside>[0]

const from = (remoteAddress: string, headers: Record<string, string>) =>
  isFromOutside({ headers, socket: { remoteAddress } as Request['socket'] })

describe('A request to a shop in which no money moves', () => {
  it.each([
    ['the machine itself', '127.0.0.1', { host: 'localhost:3000' }],
    ['the machine itself by IPv6', '::1', { host: '[::1]:3000' }],
    ['a telephone in the same network', '::ffff:192.168.1.20', { host: '192.168.1.4:3000' }],
    ['a container’s host', '172.17.0.1', { host: 'shop.localhost' }],
    ['a program that names no host', '127.0.0.1', {}],
  ])('may come from %s', (_, address, headers) => {
    expect(from(address, headers)).toBe(false)
  })

  it.each([
    ['an address of the Internet', '203.0.113.9', { host: 'localhost:3000' }],
    ['an IPv6 address of the Internet', '2001:db8::1', { host: '[::1]' }],
    ['a public name', '127.0.0.1', { host: 'shop.example' }],
    [
      'a public name behind a proxy',
      '127.0.0.1',
      { host: '127.0.0.1:3000', 'x-forwarded-host': 'shop.example' },
    ],
    ['a public address', '10.0.0.4', { host: '203.0.113.4:3000' }],
    ['a name that begins like its own', '127.0.0.1', { host: 'localhost.evil.example' }],
  ])('may not come from %s', (_, address, headers) => {
    expect(from(address, headers)).toBe(true)
  })

  it('is told what opens the shop to others', async () => {
    await using edge = await openEdge({ handler: answers(200) })
    const { status, body } = await edge.send('/de/', { host: 'shop.example' })
    expect([status, body]).toEqual([403, expect.stringContaining('PAYMENTS=sandbox')])
  })
})

describe('A test at a public address', () => {
  const paths = [
    '/de/',
    '/de/schlafen/?farbe=rot',
    '/de/sitemap.xml',
    '/robots.txt',
    '/api/shop/suggest/?term=a',
    '/studio/',
  ]
  const robotsOf = async (baseUrl: string | undefined, path: string) => {
    await using edge = await openEdge({ handler: answers(200), ...(baseUrl && { baseUrl }) })
    // What is kept of the first answer is the second one.
    await edge.send(path)
    return (await edge.send(path)).headers['x-robots-tag']
  }

  it.each(paths)('is listed by no search engine: %s', async (path) => {
    expect(await robotsOf('https://test.shop.example', path)).toBe('noindex, nofollow')
  })

  it('is the only shop that hides what others show', async () => {
    expect(await robotsOf(undefined, '/de/')).toBeUndefined()
  })
})
