import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { PageCache } from '@/lib/server/next/page-cache/page-cache'
import { passTime } from '../../../fixtures/clock'
import type { Handler } from './open-edge'

/** How long Next.js keeps a page of it. */
export const lifetimeSeconds = 3_600
const context = { kind: 'APP_PAGE', isFallback: false } as never

/** The page cache of Next.js in memory, and a handler that answers from it as Next.js does. */
export function framework(render: (path: string) => { html: string; tags: string[] }) {
  const cache = new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    dev: false,
    serverDistDir: join(tmpdir(), 'nestling-no-build'),
    revalidatedTags: [],
    maxMemoryCacheSize: 10_000_000,
    _requestHeaders: {},
  } as never)
  const asked: string[] = []
  const handler: Handler = async (incoming, response) => {
    const path = (incoming.url ?? '').replace(/\?.*/, '')
    asked.push(path)
    const kept = await cache.get(path, context)
    const value = kept?.value as { html: string } | undefined
    const html = value?.html ?? (await make(path))
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('cache-control', `s-maxage=${lifetimeSeconds}, stale-while-revalidate=1`)
    response.setHeader('x-nextjs-cache', value ? 'HIT' : 'MISS')
    response.end(html)
  }
  const make = async (path: string) => {
    const { html, tags } = render(path)
    const headers = { 'x-next-cache-tags': tags.join(',') }
    const page = { kind: 'APP_PAGE', html, rscData: Buffer.from(''), headers, status: 200 } as never
    await cache.set(path, page, { cacheControl: { revalidate: lifetimeSeconds, expire: undefined } } as never)
    return html
  }
  // The pages of earlier tests are in the same memory.
  tick()
  void cache.revalidateTag('content')
  tick()
  return { asked, handler, expire: (tag: string) => cache.revalidateTag(tag) }
}

// Tags expire to the millisecond, so each step has a time of its own.
export const tick = (ms = 5) => passTime(ms)
