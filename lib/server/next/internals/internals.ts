import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Everything that start and server assume about the undocumented insides of Next.js. After an upgrade two tests name
 * what no longer holds: tests/unit/server/next/internals.test.ts tests the installed package, and
 * tests/e2e/next-internals.spec.ts a build and the running shop.
 */

/** The command of Next.js, run by this process's Node. */
export const nextCommand = 'node_modules/next/dist/bin/next'

/** Only a finished build has this file. */
export const buildIdFile = (distDir: string): string => join(distDir, 'BUILD_ID')

/** Where a build keeps the keys of the draft mode, which it draws: the cookie of one build opens no draft of another. */
export const draftKeysFile = (distDir: string): string => join(distDir, 'server', 'preview-props.json')

/** What that file holds, from a key of 32 bytes in hexadecimal for each purpose. */
export const draftKeys = (key: (purpose: string) => string): Record<string, string> => ({
  previewModeId: key('id').slice(0, 32),
  previewModeSigningKey: key('signing'),
  previewModeEncryptionKey: key('encryption'),
})

/**
 * A part of a page that is made while a visitor waits fails after so many seconds, as an outage; Next.js would wait for a
 * minute. In a build no visitor waits. The sources of a page say earlier that they do not answer.
 */
export const whileServing = { useCacheTimeout: 8 } as const

/** Where a build keeps its configuration, which a server can take over instead of reading and checking that of the project. */
const builtConfigFile = (distDir: string): string => join(distDir, 'required-server-files.json')
const builtConfigSetting = '__NEXT_PRIVATE_STANDALONE_CONFIG'

/**
 * Has the server take its configuration from the build. Otherwise Next.js loads its compiler, tens of megabytes, for a
 * configuration in TypeScript.
 */
export async function takeBuiltConfig(distDir: string): Promise<void> {
  const { config } = JSON.parse(await readFile(builtConfigFile(distDir), 'utf8'))
  const experimental = { ...config.experimental, ...whileServing }
  // A data folder may have been moved, or copied, with the build in it.
  process.env[builtConfigSetting] = JSON.stringify({ ...config, distDir, experimental })
}

/** Where a build's static files lie. Their names change with their content. */
export const staticFolder = (distDir: string): string => join(distDir, 'static')

/** Where a process's own cache of pages is registered, under `FetchCache`. */
export const cacheHandlers: unique symbol = Symbol.for('@next/cache-handlers')

/** The first segment of the framework's own addresses. */
export const ownSegment = '_next'

/** The path of the build's static files. */
export const staticPath = `/${ownSegment}/static/`

/**
 * User agents that match `htmlLimitedBots` get the complete head of a document with the first bytes, and never a static
 * page.
 */
export const wholeAgent = 'nestling-whole-document'

/** A request with this header asks for navigation data; its response has this type. */
export const navigationHeader = 'rsc'
export const navigationType = 'text/x-component'

/** A request with this header calls a server function by its id. */
export const functionHeader = 'next-action'

/** From this setting the ids of server functions are made, so that builds of the same code with the same one agree. */
export const functionKeySetting = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'

/**
 * A cached response has this header and is sent as a whole: a document as one string, navigation data as a stream with
 * one chunk.
 */
export const cacheHeader = 'x-nextjs-cache'

/** The names of all headers in which Next.js speaks of itself. */
export const ownHeader = /^x-(?:next(?:js)?|powered-by)(?:-|$)/i

/** The header in which a cached page lists its tags, separated by commas. It is not sent. */
export const cacheTags = 'x-next-cache-tags'

/** What the header above says of a page that is sent as it was kept. */
export const cacheHit = 'HIT'

/** How the `cache-control` of a static page begins. */
export const staticCaching = 's-maxage='
/** After how many seconds Next.js makes a static page again, from its `cache-control`. */
export function lifetimeIn(caching: number | string | string[] | undefined): number | undefined {
  const [, seconds] = /^s-maxage=(\d+)/.exec(String(caching)) ?? []
  return seconds === undefined ? undefined : Number(seconds)
}

/** The cookie of a browser in the preview, for which Next.js makes every page at request. */
export const previewCookie = '__prerender_bypass'

/** By these the framework's own host has pages made anew: they name a key that is the same in every copy of a build. */
export const renewalHeaders = [
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'x-next-revalidated-tags',
  'x-next-revalidate-tag-token',
] as const

/**
 * The mark of a missing page in navigation data, whose status is 200 once the page is cached. Inside a text the quotes
 * would be escaped.
 */
export const missingPage = '"digest":"NEXT_HTTP_ERROR_FALLBACK;404"'

/**
 * A freshly rendered static redirect sets `location` twice, which Node returns as a list; a cached one sets it once.
 */
export const locationTarget = (location: number | string | string[] | undefined): string | undefined => {
  const [first] = [location].flat()
  return typeof first === 'string' ? first : undefined
}

/** A script of the build as React writes it into a document. In texts and attributes its first character is escaped. */
export const asyncScript = new RegExp(
  `<script src="(${staticPath}chunks/[\\w.~-]+\\.js)"(?: id="([^"<>]*)")? async=""></script>`,
  'g',
)

const firstScript = '<script src="'
const firstScriptEnd = '" id="_R_" async=""></script>'
const inlineBegin = '<script>'
const inlineEnd = '</script>'
const documentEnd = '</body></html>'

export type DocumentTail = {
  /** The document up to here is what React made of the page. */
  markup: string
  /** The tag of the framework's first script. */
  first: string
  /** The texts of the scripts after it. */
  scripts: string[]
  end: typeof documentEnd
}

/**
 * What Next.js writes behind the markup of a kept document: its first script, and the scripts that stand in the document,
 * with nothing between them and the end. Neither the page nor what anybody puts into it reaches this place: content
 * stands in an element, whose end comes before it, and in these scripts every `<` is escaped. Undefined for any other
 * document.
 */
export function documentTail(html: string): DocumentTail | undefined {
  const from = html.lastIndexOf(firstScriptEnd)
  const begin = from === -1 ? -1 : html.lastIndexOf(firstScript, from)
  if (begin === -1 || !html.endsWith(inlineEnd + documentEnd)) return undefined
  const behind = from + firstScriptEnd.length
  const first = html.slice(begin, behind)
  const pieces = html.slice(behind, -(inlineEnd + documentEnd).length).split(inlineEnd)
  const isTail = pieces.every((piece) => piece.startsWith(inlineBegin) && piece.lastIndexOf('<') === 0)
  if (!isTail || !/^<script src="[^"<>]+" id/.test(first)) return undefined
  const scripts = pieces.map((piece) => piece.slice(inlineBegin.length))
  return { markup: html.slice(0, begin), first, scripts, end: documentEnd }
}
/** The preload of a script. */
export const scriptPreload = /<link rel="preload"(?=[^<>]* as="script")[^<>]*>/g

/** The typeface of the build that an entry of a `link` header preloads, as its file's name begins; undefined for others. */
export const preloadedTypeface = (entry: string): string | undefined =>
  new RegExp(`^<${staticPath}media/([a-z]+)_[\\w.~-]+\\.woff2>;`).exec(entry)?.[1]

/** A row of navigation data that has the browser preload a typeface of the build. */
export const typefaceHint = new RegExp(`^:HL\\["${staticPath}media/[^"\\n]+","font",[^\\n]*\\n`, 'gm')

/** A folder of the build that it does not use, and that goes with it: for pages that were made on request. */
export const keptPages = (serverDistDir: string): string => join(serverDistDir, 'kept-pages')

/** What a build has written of a page or a file that it made; the last resorts have none of the content. */
const madePage = /^(?!_).+\.(?:html|rsc|meta|body|segments)$/

/** Takes the pages out of a build: each is made when it is asked for, as one is whose tags have expired. */
export async function removeMadePages(distDir: string): Promise<void> {
  const folder = join(distDir, 'server', 'app')
  const names = (await readdir(folder, { recursive: true })).filter((name) => madePage.test(name))
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true })
}

/** The longest path segment: file names have at most 255 characters, including the endings. */
export const longestSegment = 200

/** The output of the build when the code is compiled, and of its progress in static pages. */
export const isCompiled = (output: string): boolean => output.includes('Compiled successfully')
export function pagesIn(output: string): { done: number; of: number } | undefined {
  const [, done, of] = [...output.matchAll(/Generating static pages[^()\n]*\((\d+)\/(\d+)\)/g)].at(-1) ?? []
  return done && of ? { done: Number(done), of: Number(of) } : undefined
}

/** Where a build lists its routes, such as `/api/basket/items/[key]`. */
export const routesFile = (distDir: string): string => join(distDir, 'app-path-routes-manifest.json')
export const routeList = (manifest: string): string[] => Object.values(JSON.parse(manifest) as object)

/** A route as a pattern of the decoded paths that it answers, with or without a slash at the end. */
export const routePattern = (route: string): RegExp => {
  const segments = route
    .split('/')
    .slice(1)
    .map((segment) => {
      if (segment.startsWith('[[...')) return '(?:/.+)?'
      if (segment.startsWith('[...')) return '/.+'
      return segment.startsWith('[') ? '/[^/]+' : `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
    })
  return new RegExp(`^${segments.join('')}/?$`, 's')
}
