import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProgress } from 'next/dist/build/progress'
import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { NEXT_CACHE_TAG_MAX_ITEMS, NEXT_CACHE_TAG_MAX_LENGTH } from 'next/dist/lib/constants'
import { COOKIE_NAME_PRERENDER_BYPASS } from 'next/dist/server/api-utils'
import { getCacheControlHeader } from 'next/dist/server/lib/cache-control'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key'
import { shouldServeStreamingMetadata } from 'next/dist/server/lib/streaming-metadata'
import RenderResult from 'next/dist/server/render-result'
import { sendRenderResult } from 'next/dist/server/send-payload'
import { BUILD_ID_FILE, CLIENT_STATIC_FILES_PATH } from 'next/dist/shared/lib/constants'
import { notFound } from 'next/navigation'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestWholeDocument } from '@/lib/server/edge/at-request'
import { MissingFiles } from '@/lib/server/edge/missing-files'
import { installPageCache, PageCache } from '@/lib/server/edge/page-cache'
import {
  buildIdFile,
  cachedEndings,
  cachedPages,
  cachedRoot,
  cacheHeader,
  isCompiled,
  longestSegment,
  missingPage,
  navigationHeader,
  navigationType,
  nextCommand,
  pagesIn,
  staticCaching,
  staticFolder,
  wholeAgent,
} from '@/lib/server/next/internals'
import { type Handler, openEdge } from '../edge/open-edge'

const names = await import('next/dist/client/components/app-router-headers')

const owner = { kind: 'APP_PAGE', sourceRoute: '/[market]/(shop)/[[...slug]]/page' } as never

let distDir: string

beforeEach(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'nestling-next-'))
})
afterEach(() => rm(distDir, { recursive: true }))

/** The cache of a process that has only just begun. */
const newCache = () =>
  new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    dev: false,
    serverDistDir: join(distDir, 'server'),
    revalidatedTags: [],
    _requestHeaders: {},
  } as ConstructorParameters<typeof PageCache>[0])

/** Has Next.js keep a page that was rendered on request. */
async function keep(pathname: string, status: number): Promise<void> {
  const page = {
    kind: 'APP_PAGE',
    html: '<!DOCTYPE html>',
    rscData: Buffer.from('data'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: {},
    status,
    postponed: undefined,
  }
  await newCache().set(getRouteCacheKey(pathname, owner), page as never, {
    isRoutePPREnabled: true,
    isFallback: false,
    cacheControl: { revalidate: 60, expire: 300 },
  })
}

describe('Next.js, as far as the shop knows its insides,', () => {
  it('builds with the command that the shop runs', () => {
    expect(existsSync(nextCommand), `The command of Next.js is no longer ${nextCommand}.`).toBe(true)
  })

  it('takes the cache of pages that the process registers', () => {
    installPageCache()
    const options = { dev: false, minimalMode: false, requestHeaders: {}, serverDistDir: distDir, fs: nodeFs }
    const cache = new IncrementalCache({ ...options, prerenderManifest: {}, previewProps: {} } as never)
    expect(cache.cacheHandler, 'The cache of pages is registered elsewhere.').toBeInstanceOf(PageCache)
  })

  it('lays out a build as the shop reads it', () => {
    expect(buildIdFile('x'), 'A finished build is known by another file.').toBe(join('x', BUILD_ID_FILE))
    expect(staticFolder('x'), 'The static files of a build lie in another folder.').toBe(
      join('x', CLIENT_STATIC_FILES_PATH),
    )
  })

  it('keeps pages that are made on request where the shop clears away those that are missing', async () => {
    await keep('/de/nichts', 404)
    await keep('/de/seite', 200)
    const [route = ''] = await readdir(cachedPages(distDir)).catch(() => [])
    const folder = join(cachedPages(distDir), route, cachedRoot, 'de')
    const files = async (name: string) =>
      (await readdir(folder).catch(() => [])).filter((file) => file.startsWith(`${name}.`)).sort()
    expect(await files('nichts'), 'Kept pages lie in other folders, or consist of other files.').toEqual(
      cachedEndings.map((ending) => `nichts${ending}`).sort(),
    )
    const missing = new MissingFiles(distDir)
    missing.note('/de/nichts/')
    missing.note('/de/seite/')
    await missing.sweep()
    expect(await files('nichts'), 'The status of a kept page is written elsewhere.').toEqual([])
    expect(await files('seite'), 'Kept pages that are there are taken for missing ones.').toHaveLength(4)
  })

  it('finds pages again that were made on request before the last start', async () => {
    await keep('/de/seite', 200)
    const found = await newCache().get(getRouteCacheKey('/de/seite', owner), {
      kind: 'APP_PAGE',
      isRoutePPREnabled: true,
      isFallback: false,
    } as never)
    expect(found?.value, 'Kept pages cannot be read: each start makes them anew.').toMatchObject({
      html: '<!DOCTYPE html>',
      rscData: Buffer.from('data'),
    })
  })

  it('can keep pages whose segments are as long as the shop lets them be', async () => {
    const kept = keep(`/de/${'a'.repeat(longestSegment)}`, 200)
    await expect(kept, 'Kept pages have longer file names than a file system takes.').resolves.toBeUndefined()
  })

  it('knows requests and answers by the headers that the shop goes by', async () => {
    expect(navigationHeader, 'Navigations ask with another header.').toBe(names.RSC_HEADER)
    expect(navigationType, 'The data of a navigation has another type.').toBe(names.RSC_CONTENT_TYPE_HEADER)
    const template = 'node_modules/next/dist/build/templates/app-page-runtime.js'
    expect(await readFile(template, 'utf8'), 'Kept pages go out with another header.').toContain(
      `res.setHeader('${cacheHeader}'`,
    )
    for (const revalidate of [1, 3600, false] as const)
      expect(
        getCacheControlHeader({ revalidate, expire: 31_536_000 }).startsWith(staticCaching),
        'The cache-control of static pages begins otherwise.',
      ).toBe(true)
  })

  it('says that a page is missing in the words that the shop looks for', () => {
    let thrown: unknown
    try {
      notFound()
    } catch (error) {
      thrown = error
    }
    const { digest } = thrown as { digest?: string }
    expect(`"digest":"${digest}"`, 'notFound() throws another digest.').toBe(missingPage)
  })

  it('sends a whole document to a client with the name that the shop gives it', async () => {
    const request = { headers: { 'user-agent': 'Mozilla/5.0' } } as never as Parameters<
      typeof requestWholeDocument
    >[0]
    const streams = () => shouldServeStreamingMetadata(request.headers['user-agent'] ?? '', wholeAgent)
    expect(streams(), 'Every client is taken for one that needs a whole document.').toBe(true)
    requestWholeDocument(request)
    expect(streams(), 'The name of a client no longer decides how its document is sent.').toBe(false)
  })

  it.each(['text/html; charset=utf-8', navigationType] as const)(
    'hands %s that is kept over in one piece',
    async (type) => {
      const text = 'Größe – passt. '.repeat(200)
      const handler: Handler = async (req, res) => {
        res.setHeader(cacheHeader, 'HIT')
        const result = new RenderResult(type === navigationType ? Buffer.from(text) : text, {
          contentType: type as never,
          metadata: {},
        })
        const cacheControl = { revalidate: 60, expire: 300 }
        const sent = { req, res, result, generateEtags: false, poweredByHeader: false, cacheControl }
        await sendRenderResult(sent as never)
      }
      await using edge = await openEdge({ handler })
      const { body, headers } = await edge.send('/de/versand/', {
        ...(type === navigationType && { [navigationHeader]: '1' }),
      })
      expect(body).toBe(text)
      expect(
        headers.etag,
        'Kept answers come in pieces: the shop cannot keep them as they go out.',
      ).toBeDefined()
      expect(headers['cache-control'], 'Shared caches would keep pages beyond a publish.').not.toContain(
        's-maxage',
      )
    },
  )

  it('says while it builds how far it is', async () => {
    const source = await readFile('node_modules/next/dist/build/index.js', 'utf8')
    expect(isCompiled(source), 'The build says in other words that it has compiled.').toBe(true)
    expect(source, 'The build makes pages under another name.').toContain('Generating static pages')
    const lines: string[] = []
    const log = vi.spyOn(console, 'log').mockImplementation((...words) => void lines.push(words.join(' ')))
    const { run } = createProgress(40, 'Generating static pages using 2 workers')
    for (let page = 0; page < 40; page += 1) run()
    log.mockRestore()
    const counts = lines.map(pagesIn)
    expect(counts, 'The build counts its pages in another way.').toContainEqual({ done: 10, of: 40 })
    expect(counts.at(-1)).toEqual({ done: 40, of: 40 })
  })

  it('takes as many and as long tags as the shop gives a page', () => {
    expect(NEXT_CACHE_TAG_MAX_ITEMS, 'A page may have fewer tags.').toBeGreaterThanOrEqual(128)
    expect(NEXT_CACHE_TAG_MAX_LENGTH, 'A tag may be less long.').toBeGreaterThanOrEqual(256)
  })

  it('loads whole pages ahead by the word that navigation uses', () => {
    expect(PrefetchKind.FULL, 'router.prefetch() takes another kind: navigation.client.tsx').toBe('full')
  })

  it('marks an editor’s preview with the cookie that the privacy pages name', () => {
    expect(COOKIE_NAME_PRERENDER_BYPASS, 'The pages on privacy name another cookie.').toBe(
      '__prerender_bypass',
    )
  })
})
