import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { databaseFails, databaseWorks } from '@/lib/platform/outage'
import { type CachedPage, observePage } from '@/lib/server/next/page-cache'
import { PageCache } from '@/lib/server/next/page-cache/page-cache'

const folder = mkdtempSync(join(tmpdir(), 'nestling-outage-pages-'))
const cache = new PageCache({
  fs: nodeFs,
  flushToDisk: true,
  dev: false,
  serverDistDir: folder,
  revalidatedTags: [],
  maxMemoryCacheSize: 1_000_000,
  _requestHeaders: {},
} as never)
const { memoryCache } = PageCache as unknown as { memoryCache: { remove(key: string): void } }

const context = { kind: 'APP_PAGE', isFallback: false } as never
const owner = { kind: 'APP_PAGE', sourceRoute: '/[slug]/page' }

beforeEach(() => {
  // The log tells of the outage.
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => {
  databaseWorks()
  vi.restoreAllMocks()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A page as the build leaves it. */
function build(name: string): string {
  const app = join(folder, 'app')
  mkdirSync(app, { recursive: true })
  const key = getRouteCacheKey(`/${name}`, owner as never)
  const meta = {
    headers: { 'x-next-cache-tags': name },
    status: 200,
    routeCache: { key, owner, isFallback: false },
  }
  writeFileSync(join(app, `${name}.html`), 'page')
  writeFileSync(join(app, `${name}.rsc`), '')
  writeFileSync(join(app, `${name}.meta`), JSON.stringify(meta))
  return key
}

async function render(name: string): Promise<string> {
  const headers = { 'x-next-cache-tags': name }
  const page = { kind: 'APP_PAGE', html: 'page', rscData: Buffer.from(''), headers, status: 200 }
  await cache.set(name, page as never, { cacheControl: { revalidate: 60, expire: 300 } } as never)
  return name
}

/** Where a page lies that nobody has asked for since its tags expired. */
const places: [place: string, make: (name: string) => Promise<string>][] = [
  ['in the build', async (name) => build(name)],
  ['in memory', render],
  [
    'on disk',
    async (name) => {
      const key = await render(name)
      memoryCache.remove(key)
      return key
    },
  ],
]

it.each(places)(
  'a page %s is answered while the database is out though its tags expired, and only so long',
  async (place, make) => {
    const name = `${place.replaceAll(' ', '-')}-expired`
    const key = await make(name)
    await cache.revalidateTag(name)
    expect(await cache.get(key, context)).toBeNull()
    databaseFails('away', 'no line')
    const seen: CachedPage[] = []
    const before = performance.timeOrigin + performance.now()
    const page = await observePage(
      (one) => void seen.push(one),
      () => cache.get(key, context),
    )
    expect(page?.value).toMatchObject({ html: 'page' })
    // Next.js makes a page anew, and fails, that is older than its tags.
    expect(page?.lastModified).toBeGreaterThanOrEqual(before)
    // Who keeps documents would keep this one beyond the outage.
    expect(seen).toEqual([])
    expect((await cache.get(key, context))?.value).toMatchObject({ html: 'page' })
    databaseWorks()
    expect(await cache.get(key, context)).toBeNull()
  },
)

it('a page that is older than its lifetime is answered as new while the database is out', async () => {
  const key = await render('aged')
  databaseFails('away', 'no line')
  const before = performance.timeOrigin + performance.now()
  expect((await cache.get(key, context))?.lastModified).toBeGreaterThanOrEqual(before)
  databaseWorks()
  expect((await cache.get(key, context))?.lastModified).toBeLessThan(before)
})

it('a page that was never made is missing while the database is out, too', async () => {
  databaseFails('away', 'no line')
  expect(await cache.get('/never', context)).toBeNull()
})
