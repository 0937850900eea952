import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ContentKeys } from '@/lib/server/edge/content-keys'
import { pagePlaces, showsCatalogue } from '@/lib/server/edge/page-places'
import { PageCache } from '@/lib/server/next/page-cache/page-cache'
import { passTime } from '../../../fixtures/clock'
import { forgetExpirations } from '../../../fixtures/expirations'
import { answers, openEdge, previewCookies } from './open-edge'

const cache = new PageCache({
  fs: nodeFs,
  flushToDisk: false,
  dev: false,
  serverDistDir: join(tmpdir(), 'nestling-no-build'),
  revalidatedTags: [],
  _requestHeaders: {},
} as never)
/** What an event of the content service does. */
const publish = () => cache.revalidateTag('content-index')

// Tags expire to the millisecond, so each step has a time of its own.
const tick = async (ms = 5) => {
  passTime(ms)
  // Lets what was loaded arrive.
  await new Promise((resolve) => setImmediate(resolve))
}
beforeEach(async () => {
  forgetExpirations()
  await tick()
})

describe('The keys of the content', () => {
  it('are asked for once, and until they are known every page may be there', async () => {
    const load = vi.fn(async () => ['versand', '_'])
    const keys = new ContentKeys({ load, doubts: 0 })
    expect([keys.mayExist('nichts'), keys.mayExist('nichts')]).toEqual([true, true])
    await tick()
    expect(['versand', '_', 'nichts'].map((key) => keys.mayExist(key))).toEqual([true, true, false])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('are asked for again after an event of the content service, and everything may be there meanwhile', async () => {
    let known = ['versand']
    const keys = new ContentKeys({ load: async () => known, doubts: 0 })
    keys.mayExist('neu')
    await tick()
    expect(keys.mayExist('neu')).toBe(false)
    known = ['versand', 'neu']
    await publish()
    await tick()
    expect(keys.mayExist('neu')).toBe(true)
    await tick()
    expect([keys.mayExist('neu'), keys.mayExist('nichts')]).toEqual([true, false])
  })

  it('that were read during an event count for nothing', async () => {
    let answer: ((keys: string[]) => void) | undefined
    const load = vi.fn(() => new Promise<string[]>((resolve) => (answer = resolve)))
    const keys = new ContentKeys({ load, doubts: 0 })
    keys.mayExist('a')
    await tick()
    await publish()
    await tick()
    answer?.(['versand'])
    await tick()
    expect(keys.mayExist('neu')).toBe(true)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('are left alone for a while after a failure, and everything may be there', async () => {
    const load = vi.fn(async (): Promise<string[]> => Promise.reject(new Error('down')))
    const keys = new ContentKeys({ load, doubts: 0 })
    for (let count = 0; count < 5; count += 1) {
      expect(keys.mayExist('a')).toBe(true)
      await tick()
    }
    expect(load).toHaveBeenCalledTimes(1)
    await tick(6_000)
    keys.mayExist('a')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('are doubted a few times a second, because a page is published before its event arrives', async () => {
    const keys = new ContentKeys({ load: async () => ['versand'], doubts: 2 })
    keys.mayExist('a')
    await tick(1_000)
    const count = () => Array.from({ length: 5 }, () => keys.mayExist('neu')).filter(Boolean).length
    expect(count()).toBe(2)
    expect(count()).toBe(0)
    expect(keys.mayExist('versand')).toBe(true)
    await tick(1_000)
    expect(count()).toBe(2)
  })

  it('are asked for again after some minutes, and count until then', async () => {
    const load = vi.fn(async () => ['versand'])
    const keys = new ContentKeys({ load, doubts: 0 })
    keys.mayExist('a')
    await tick()
    await tick(6 * 60_000)
    expect(keys.mayExist('a')).toBe(false)
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('What can be below a market', () => {
  const routes = [
    '/[market]/[[...slug]]',
    '/[market]/p/[pdp]',
    '/[market]/share/[...slug]',
    '/[market]/documentation/[[...slug]]',
    '/[market]/sitemap.xml',
    '/[market]/~internal/basket',
    '/api/cms/keys',
    '/api/cms/[...slug]',
    '/',
  ]
  const keys = { mayExist: (key: string) => ['versand', 'unterwegs/kinderwagen'].includes(key) }

  it.each([
    ['/de/', '', true],
    ['/de', '', true],
    ['/de/versand/', '', true],
    ['/de/VERSAND/', '', true],
    ['/ch-fr/versand/', '?a=b', true],
    ['/de/unterwegs/kinderwagen/', '?page=2', true],
    ['/de/unterwegs/', '', false],
    ['/de/nichts/', '', false],
    ['/de/nichts.php', '', false],
    ['/de/constructor/', '', false],
    ['/de/warenkorb/', '', true],
    ['/ch-fr/warenkorb/', '', false],
    ['/de/suche/', '?q=a', true],
    ['/de/login/', '', true],
    ['/de/p/x-1/', '', true],
    ['/de/share/versand.png', '', true],
    ['/de/share/unterwegs/kinderwagen.png', '?v=1', true],
    ['/de/share/nichts.png', '', false],
    ['/de/share/versand.jpg', '', true],
    ['/de/documentation/blocks/', '', true],
    ['/de/documentation/blocks/faq/', '', true],
    ['/de/documentation/', '', true],
    ['/de/documentation/nichts/', '', false],
    ['/api/cms/versand/', '?locale=de-de', true],
    ['/api/cms/unterwegs/kinderwagen', '?locale=de-de', true],
    ['/api/cms/_/', '?locale=de-de', true],
    ['/api/cms/keys/', '', true],
    ['/api/cms/nichts/', '?locale=de-de', false],
    ['/api/cms/nichts/', '?locale=xx-xx', true],
    ['/api/cms/nichts/', '', true],
    ['/api/basket/', '', true],
    ['/documents/pages/de/versand.pdf', '', true],
    ['/documents/pages/de/nichts.pdf', '', false],
    ['/documents/1/nichts.pdf', '', true],
    ['/de/sitemap.xml', '', true],
    ['/de/form/confirm/', '?token=a', true],
    ['/de/form/confirm/', '', false],
    ['/robots.txt', '', true],
    ['/', '', true],
  ])('%s%s: %s', (path, search, expected) => {
    expect(pagePlaces('baby', routes, keys)(path, search)).toBe(expected)
  })

  it.each([
    ['/de/documentation/', false],
    ['/de/documentation/blocks/', false],
    ['/de/documentation/blocks/faq/', false],
    ['/de/documentation/design', false],
    ['/de/documentation/nichts/', false],
    ['/de/documentation/handbuch/', true],
    ['/de/versand/', true],
  ])('in a shop that takes money: %s: %s', (path, expected) => {
    const own = { mayExist: (key: string) => ['versand', 'documentation/handbuch'].includes(key) }
    const given = { paymentMode: 'live', appEnv: 'production' } as const
    const mayExist = pagePlaces('baby', routes, own, { hasCatalogue: showsCatalogue(given) })
    expect(mayExist(path, '')).toBe(expected)
  })

  it.each([
    ['live', 'production', false],
    ['live', 'qa', true],
    ['demo', 'production', true],
    ['test', 'production', true],
  ] as const)(
    'the library of blocks is public in a shop with payments %s in %s: %s',
    (mode, appEnv, shown) => {
      expect(showsCatalogue({ paymentMode: mode, appEnv })).toBe(shown)
    },
  )
})

describe('A page that is not among the content', () =>
  it('is answered without Next.js, by its redirect or the error document, except to an editor’s preview', async () => {
    const asked: unknown[] = []
    await using edge = await openEdge({
      mayExist: () => false,
      findRedirect: async (_, path) =>
        path === 'alt/' ? { target: '/de/neu/', statusCode: 301 } : undefined,
      handler: (incoming, response) => {
        asked.push(incoming.url)
        return answers(200, 'draft')(incoming, response)
      },
    })
    const missing = await edge.send('/de/nichts/')
    expect([missing.status, missing.body]).toEqual([404, expect.stringContaining('Error document')])
    expect((await edge.send('/de/nichts/', { rsc: '1' })).status).toBe(404)
    expect(await edge.send('/de/alt/')).toMatchObject({ status: 301, headers: { location: '/de/neu/' } })
    expect(asked).toEqual([])
    expect((await edge.send('/de/entwurf/', { cookie: previewCookies() })).body).toBe('draft')
  }))
