import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { generatePreviewKeys } from 'next/dist/build/preview-key-utils'
import { createProgress } from 'next/dist/build/progress'
import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import {
  NEXT_CACHE_TAG_MAX_ITEMS,
  NEXT_CACHE_TAG_MAX_LENGTH,
  NEXT_CACHE_TAGS_HEADER,
} from 'next/dist/lib/constants'
import { COOKIE_NAME_PRERENDER_BYPASS } from 'next/dist/server/api-utils'
import { createReactServerErrorHandler } from 'next/dist/server/app-render/create-error-handler'
import loadConfig from 'next/dist/server/config'
import { getCacheControlHeader } from 'next/dist/server/lib/cache-control'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key'
import { shouldServeStreamingMetadata } from 'next/dist/server/lib/streaming-metadata'
import RenderResult from 'next/dist/server/render-result'
import { sendRenderResult } from 'next/dist/server/send-payload'
import {
  BUILD_ID_FILE,
  CLIENT_STATIC_FILES_PATH,
  PHASE_PRODUCTION_SERVER,
  PREVIEW_PROPS_MANIFEST,
} from 'next/dist/shared/lib/constants'
import { notFound } from 'next/navigation'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { steadyMs } from '@/lib/platform/clock'
import { isUnavailable, UnavailableError } from '@/lib/platform/outage/outage'
import { requestWholeDocument } from '@/lib/server/edge/at-request'
import {
  buildIdFile,
  cacheHeader,
  cacheTags,
  draftKeys,
  draftKeysFile,
  isCompiled,
  keptPages,
  lifetimeIn,
  longestSegment,
  missingPage,
  navigationHeader,
  navigationType,
  nextCommand,
  ownHeader,
  pagesIn,
  previewCookie,
  staticCaching,
  staticFolder,
  takeBuiltConfig,
  whileServing,
  wholeAgent,
} from '@/lib/server/next/internals/internals'
import { installPageCache, isCurrent, PageCache } from '@/lib/server/next/page-cache/page-cache'
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

const find = (pathname: string) =>
  newCache().get(getRouteCacheKey(pathname, owner), {
    kind: 'APP_PAGE',
    isRoutePPREnabled: true,
    isFallback: false,
  } as never)

/** Empties the memory of Next.js, as a start does. */
function forget(): void {
  const { memoryCache } = PageCache as unknown as { memoryCache?: { remove(key: string): void } }
  for (const path of ['/de/seite', '/de/nichts']) memoryCache?.remove(getRouteCacheKey(path, owner))
}

/** Fills a cache of Next.js for a visitor, and prints whom a call in it is for. */
const callerInCache = `
  require('next/dist/server/node-environment-baseline')
  const { AsyncLocalStorage } = require('node:async_hooks')
  const { createWorkStore } = require('next/dist/server/async-storage/work-store')
  const callers = new AsyncLocalStorage()
  const renderOpts = { experimental: {}, incrementalCache: {} }
  const { runInCleanSnapshot } = callers.run('visitor', () => createWorkStore({ page: '/page', renderOpts }))
  process.stdout.write(String(runInCleanSnapshot(() => callers.getStore())))
`

describe('Next.js, as far as the shop knows its insides,', () => {
  it('builds with the command that the shop runs', () => {
    expect(existsSync(nextCommand), `The command of Next.js is no longer ${nextCommand}.`).toBe(true)
  })

  it('takes the configuration that a build has kept instead of that of the project', async () => {
    const built = { distDir, trailingSlash: true, experimental: { durableUseCacheEntries: true } }
    await writeFile(join(distDir, 'required-server-files.json'), JSON.stringify({ config: built }))
    await takeBuiltConfig(distDir)
    try {
      const config = await loadConfig(PHASE_PRODUCTION_SERVER, process.cwd(), { silent: true })
      expect(config, 'Next.js reads the configuration of a build elsewhere.').toEqual({
        ...built,
        // The build may lie elsewhere than where it was made.
        distDir,
        experimental: { ...built.experimental, ...whileServing },
      })
    } finally {
      delete process.env.__NEXT_PRIVATE_STANDALONE_CONFIG
    }
  })

  it('takes the cache of pages that the process registers', () => {
    installPageCache({ maxBytes: 1_000_000 })
    const options = { dev: false, minimalMode: false, requestHeaders: {}, serverDistDir: distDir, fs: nodeFs }
    const cache = new IncrementalCache({ ...options, prerenderManifest: {}, previewProps: {} } as never)
    expect(cache.cacheHandler, 'The cache of pages is registered elsewhere.').toBeInstanceOf(PageCache)
  })

  it('keeps the keys of the draft mode where the shop writes its own', async () => {
    const drawn = await generatePreviewKeys({ distDir, isBuild: true })
    const lengths = (keys: object) => Object.entries(keys).map(([name, key]) => [name, String(key).length])
    const own = draftKeys(() => 'f'.repeat(64))
    expect(lengths(own), 'The keys of the draft mode are others.').toEqual(lengths(drawn))
    expect(draftKeysFile('x'), 'They lie in another file.').toBe(join('x', 'server', PREVIEW_PROPS_MANIFEST))
  })

  it('lays out a build as the shop reads it', () => {
    expect(buildIdFile('x'), 'A finished build is known by another file.').toBe(join('x', BUILD_ID_FILE))
    expect(staticFolder('x'), 'The static files of a build lie in another folder.').toBe(
      join('x', CLIENT_STATIC_FILES_PATH),
    )
  })

  it('writes no page itself, so that all lie where the shop counts them', async () => {
    await keep('/de/seite', 200)
    await keep('/de/nichts', 404)
    await find('/de/seite')
    const files = (await readdir(distDir, { recursive: true })).filter((file) => /\.\w+$/.test(file))
    const folder = relative(distDir, keptPages(join(distDir, 'server')))
    expect(files, 'Pages are kept in other folders, too, or missing ones are kept.').toHaveLength(1)
    expect(files[0]).toMatch(new RegExp(`^${folder}/`))
  })

  it('finds pages again that were made on request before the last start', async () => {
    await keep('/de/seite', 200)
    forget()
    const found = await find('/de/seite')
    expect(found?.value, 'Kept pages cannot be read: each start makes them anew.').toMatchObject({
      html: '<!DOCTYPE html>',
      rscData: Buffer.from('data'),
      segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    })
    expect(found?.cacheControl, 'The lifetime of a kept page is lost.').toEqual({
      revalidate: 60,
      expire: 300,
    })
  })

  it('lists the tags of kept pages in a header, and is told by them when a page is no longer current', async () => {
    expect(cacheTags, 'Kept pages list their tags under another name.').toBe(NEXT_CACHE_TAGS_HEADER)
    expect(previewCookie, 'The preview has another cookie.').toBe(COOKIE_NAME_PRERENDER_BYPASS)
    const caching = getCacheControlHeader({ revalidate: 60, expire: 300 })
    expect(lifetimeIn(caching), 'The lifetime of a page is written elsewhere.').toBe(60)
    const page = { tags: ['a', 'b'], madeAt: steadyMs() - 1_000 }
    expect(isCurrent(page)).toBe(true)
    await newCache().revalidateTag('b')
    expect(isCurrent(page), 'Expired tags are kept elsewhere.').toBe(false)
    expect(isCurrent({ ...page, tags: ['a'] })).toBe(true)
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
    const ofItsRouter = Object.values(names).filter((name) => /^x-(?!action-)/.test(String(name)))
    expect(ofItsRouter.length).toBeGreaterThan(4)
    for (const header of ofItsRouter)
      expect(header, 'Next.js speaks of itself in another header, which documents would carry.').toMatch(
        ownHeader,
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

  it('fills its caches in the context of the request, which says for whom the content service is asked', () => {
    // In a process of its own: Next.js takes its class of contexts when it is loaded.
    const caller = execFileSync(process.execPath, ['-e', callerInCache], { encoding: 'utf8' })
    expect(caller, 'Caches are filled outside the request: every call counts as one of a crawl.').toBe(
      'visitor',
    )
  })

  it('says of an error that leaves a cache what the shop has written on it', () => {
    const told = createReactServerErrorHandler(false, false, new Map(), () => undefined)
    const digest = told(new UnavailableError('Down', undefined))
    const replaced = Object.assign(new Error('The message is omitted'), { digest })
    expect(isUnavailable(replaced), 'An outage inside a cache is taken for a fault of the shop.').toBe(true)
    expect(isUnavailable(Object.assign(new Error('A fault'), { digest: told(new Error('A fault')) }))).toBe(
      false,
    )
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
