import { beforeEach, describe, expect, it, vi } from 'vitest'
import { trackingSettings } from '@/schemas/api/tracking'

const given = vi.hoisted(() => ({ config: {} as object, isWithin: true, lines: [] as string[] }))

vi.mock('@/lib/platform/config', () => ({ config: () => given.config }))
vi.mock('@/lib/platform/limits', async (original) => ({
  ...(await original<object>()),
  isAllowed: async () => given.isWithin,
}))
vi.mock('next/server', async (original) => ({ ...(await original<object>()), connection: async () => {} }))

const settingsRoute = await import('@/app/api/rum/settings/route')
const { POST } = await import('@/app/api/rum/performance/route')

const usual = {
  tagManager: undefined,
  performanceUrl: undefined,
  videosHost: undefined,
  appEnv: 'production',
}

beforeEach(() => {
  given.config = usual
  given.isWithin = true
  given.lines = []
  vi.spyOn(console, 'info').mockImplementation((line) => void given.lines.push(String(line)))
})

describe('What tracking speaks to', () => {
  const ask = async (change: object) => {
    given.config = { ...usual, ...change }
    return trackingSettings.strict().parse(await (await settingsRoute.GET()).json())
  }

  it('is the shop itself without settings', async () => {
    expect(await ask({})).toEqual({ performance: '/api/rum/performance/', showsEvents: false })
  })

  it('is what the settings name', async () => {
    const tagManager = { id: 'GTM-A1', host: 'https://tags.example' }
    const performance = 'https://measures.example/pages'
    expect(
      await ask({
        tagManager: { ...tagManager, hosts: ['https://px.example'] },
        performanceUrl: performance,
        videosHost: 'https://videos.example',
      }),
    ).toEqual({
      ...{ tagManager, performance, showsEvents: false },
      internal: 'https://videos.example/rum/is_internal',
    })
  })

  it.each([
    ['qa', true],
    ['production', false],
    ['development', false],
  ])('shows the events of %s: %s', async (appEnv, showsEvents) => {
    expect(await ask({ appEnv })).toMatchObject({ showsEvents })
  })

  it('is for reading', () => expect(settingsRoute.POST().status).toBe(405))
})

describe('The speed of a page', () => {
  const page = { path: '/de/kleidung/', href: 'https://shop.example/de/kleidung/' }
  const post = (body: unknown, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    POST(
      new Request('https://shop.example/api/rum/performance/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )

  it('is a line of the log', async () => {
    const { status } = await post({ ...page, lcp: 1234, cls: 0.0123, inp: 40 })
    expect(status).toBe(204)
    expect(given.lines).toEqual(['performance: /de/kleidung/ lcp=1234 inp=40 cls=0.0123'])
  })

  it('is told without the numbers of orders', async () => {
    const path = '/de/konto/bestellung/71803427/'
    await post({ path, href: `https://shop.example${path}` })
    expect(given.lines).toEqual(['performance: /de/konto/bestellung/…/'])
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', {}],
    ['an unknown field', { ...page, email: 'a@example.com' }],
    ['a query', { ...page, href: `${page.href}?key=1` }],
    ['a fragment', { ...page, href: `${page.href}#key` }],
    ['another path', { ...page, path: '/at/' }],
    ['a script', { path: page.path, href: 'javascript:alert(1)' }],
    ['a path with a line break', { ...page, path: '/de/\nperformance: /at/' }],
    [
      'a path that is too long',
      { path: `/${'a'.repeat(500)}`, href: `https://a.example/${'a'.repeat(500)}` },
    ],
    ['a negative time', { ...page, lcp: -1 }],
    ['a time of days', { ...page, lcp: 1e9 }],
    ['a text for a number', { ...page, cls: '1' }],
  ])('is refused with %s', async (_, body) => {
    expect((await post(body)).status).toBe(400)
    expect(given.lines).toEqual([])
  })

  it.each([
    [403, 'from a page of another site', page, { 'sec-fetch-site': 'cross-site' }],
    [413, 'that is too large', { ...page, x: 'a'.repeat(70_000) }, undefined],
  ])('is refused with %d %s', async (status, _, body, headers) => {
    expect((await post(body, headers)).status).toBe(status)
    expect(given.lines).toEqual([])
  })

  it('is refused when a network tells too much', async () => {
    given.isWithin = false
    const { status, headers } = await post(page)
    expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
    expect(given.lines).toEqual([])
  })
})
