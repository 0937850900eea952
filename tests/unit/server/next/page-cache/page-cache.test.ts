import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageCache } from '@/lib/server/next/page-cache/page-cache'
import { RenderStarts } from '@/lib/server/next/page-cache/render-starts'

const cache = new PageCache({
  fs: nodeFs,
  flushToDisk: false,
  dev: false,
  serverDistDir: join(tmpdir(), 'nestling-no-build'),
  revalidatedTags: [],
  maxMemoryCacheSize: 1_000_000,
  _requestHeaders: {},
} as never)

const find = async (key: string) =>
  ((await cache.get(key, { kind: 'APP_PAGE', isFallback: false } as never))?.value as { html: string })?.html
const keep = (key: string, html: string) =>
  cache.set(
    key,
    {
      kind: 'APP_PAGE',
      html,
      rscData: Buffer.from(''),
      headers: { 'x-next-cache-tags': `a,${key}` },
    } as never,
    { cacheControl: { revalidate: 60, expire: 300 } } as never,
  )
const publish = (key: string) => cache.revalidateTag(key)

// The clock of the machine is set back before each step: it must decide nothing. Each step has a time of its own.
let clock = Date.now()
const steps = async (...all: (() => Promise<unknown>)[]) => {
  for (const step of all) {
    clock -= 3_600_000
    vi.setSystemTime(clock)
    await sleep(2)
    await step()
  }
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('a page that was under way during a publish is not kept, because it may show what was before', async () => {
  const key = '/under-way'
  await steps(
    () => find(key),
    () => publish(key),
    () => keep(key, 'before'),
  )
  expect(await find(key)).toBeUndefined()
  await steps(() => keep(key, 'after'))
  expect(await find(key)).toBe('after')
})

it('a page that began after the publish is kept at once, also where an older one was found before it', async () => {
  const key = '/after'
  await steps(
    () => keep(key, 'before'),
    () => find(key),
    () => publish(key),
  )
  await steps(
    () => find(key),
    () => keep(key, 'after'),
  )
  expect(await find(key)).toBe('after')
})

it('a page that is made anew while the old one is answered is not kept when a publish comes between', async () => {
  const key = '/old-in-between'
  await steps(
    () => keep(key, 'old'),
    () => find(key),
    () => publish(key),
    () => keep(key, 'before'),
  )
  expect(await find(key)).toBeUndefined()
})

it('the publish of another page changes nothing', async () => {
  const key = '/unconcerned'
  await steps(
    () => find(key),
    () => publish('/another'),
    () => keep(key, 'page'),
  )
  expect(await find(key)).toBe('page')
})

it('of many lookups the first counts until the page is complete', () => {
  const starts = new RenderStarts()
  const mark = { id: 0 }
  starts.note('a', false, mark, 1)
  starts.note('a', false, mark, 2)
  starts.note('a', true, mark, 3)
  expect(starts.take('a')?.at).toBe(1)
  expect(starts.take('a')).toBeUndefined()
  starts.note('a', true, mark, 4)
  starts.note('a', true, mark, 5)
  starts.note('a', false, mark, 6)
  expect(starts.take('a')?.at).toBe(6)
})

describe('a page on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-page-cache-'))
  const onDisk = new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    dev: false,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  } as never)
  const write = (key: string, html: string, status = 200) => {
    const headers = { 'x-next-cache-tags': `a,${key}` }
    const page = { kind: 'APP_PAGE', html, rscData: Buffer.from(''), headers, status } as never
    return onDisk.set(key, page, { cacheControl: { revalidate: 60, expire: 300 } } as never)
  }
  const { memoryCache } = PageCache as unknown as { memoryCache: { remove(key: string): void } }
  /** What is found after a start, which begins with an empty memory. */
  const found = async (key: string) => {
    memoryCache.remove(key)
    const page = await onDisk.get(key, { kind: 'APP_PAGE', isFallback: false } as never)
    return (page?.value as { html?: string } | undefined)?.html
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is found after a start, and no longer once one of its tags has expired', async () => {
    await steps(() => write('/kept', 'page'))
    expect(await found('/kept')).toBe('page')
    await steps(() => publish('/kept'))
    expect(await found('/kept')).toBeUndefined()
    await steps(() => write('/kept', 'anew'))
    expect(await found('/kept')).toBe('anew')
  })

  it('goes when the page is missing by now', async () => {
    await steps(
      () => write('/gone', 'page'),
      () => write('/gone', 'nothing', 404),
    )
    expect(await found('/gone')).toBeUndefined()
  })

  it('counts more than what the build has made', async () => {
    const seed = join(folder, 'app')
    mkdirSync(seed)
    writeFileSync(join(seed, 'built.html'), 'built')
    writeFileSync(join(seed, 'built.rsc'), '')
    const key = getRouteCacheKey('/built', { kind: 'APP_PAGE', sourceRoute: '/[slug]/page' } as never)
    const meta = {
      headers: {},
      status: 200,
      routeCache: { key, owner: { kind: 'APP_PAGE', sourceRoute: '/[slug]/page' }, isFallback: false },
    }
    writeFileSync(join(seed, 'built.meta'), JSON.stringify(meta))
    expect(await found(key)).toBe('built')
    await steps(() => write(key, 'anew'))
    expect(await found(key)).toBe('anew')
  })
})

describe('after a start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-page-cache-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const rows = (...tags: string[]) =>
    tags.map((tag, index) => ({ id: index + 1, at: `${index + 1}.5`, tags: [tag] }))

  /** A process that serves a build with the invalidations up to `since`, and has carried out all `of` them. */
  async function start(since: number, of: ReturnType<typeof rows>) {
    vi.resetModules()
    const { PageCache, installPageCache, renewSinceBuild } = await import(
      '@/lib/server/next/page-cache/page-cache'
    )
    const build = { mark: { id: since, at: of[since - 1]?.at }, startedAt: 0 }
    installPageCache({ maxBytes: 1_000_000, build })
    const later = of.filter(({ id }) => id > since)
    const last = of.at(-1)
    renewSinceBuild({
      rows: later,
      tags: later.flatMap(({ tags }) => tags),
      mark: last ? { id: last.id, at: last.at } : { id: 0 },
      oldest: 1,
      isBack: false,
    })
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
    const get = async (key: string) => {
      memoryCache.remove(key)
      return cache.get(key, { kind: 'APP_PAGE', isFallback: false } as never)
    }
    return {
      html: async (key: string) => ((await get(key))?.value as { html?: string } | undefined)?.html,
      lifetime: async (key: string) => (await get(key))?.cacheControl?.revalidate,
      async make(key: string, tag: string) {
        await get(key)
        const headers = { 'x-next-cache-tags': tag }
        const page = { kind: 'APP_PAGE', html: 'page', rscData: Buffer.from(''), headers, status: 200 }
        await cache.set(key, page as never, { cacheControl: { revalidate: 60, expire: 300 } } as never)
      },
    }
  }

  it('a page on disk is found that contains every publish of its tags, whatever the clock says', async () => {
    const before = rows('blog-a', 'shelf-a')
    const first = await start(0, before)
    await first.make('/blog', 'blog-a')
    await first.make('/shelf', 'shelf-a')
    const again = await start(0, before)
    expect(await again.html('/blog')).toBe('page')
    expect(await again.html('/shelf')).toBe('page')
    const later = await start(0, rows('blog-a', 'shelf-a', 'blog-a'))
    expect(await later.html('/blog')).toBeUndefined()
    expect(await later.html('/shelf')).toBe('page')
  })

  it('a page on disk is made anew where the database has another publish under the number of its last', async () => {
    const first = await start(0, rows('a-b', 'b-b'))
    await first.make('/lost', 'c-b')
    const after = rows('a-b', 'x-b').map((row) => (row.id === 2 ? { ...row, at: '9.5' } : row))
    expect(await (await start(0, after)).html('/lost')).toBeUndefined()
    expect(await (await start(0, rows('a-b'))).html('/lost')).toBeUndefined()
  })

  it('what is left of the lifetime of a page goes on, and begins no new one', async () => {
    const first = await start(0, rows('a-c'))
    await first.make('/aged', 'b-c')
    vi.setSystemTime(Date.now() + 40_000)
    const lifetime = await (await start(0, rows('a-c'))).lifetime('/aged')
    expect(lifetime).toBeLessThan(60)
  })
})
