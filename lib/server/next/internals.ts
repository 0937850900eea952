import { join } from 'node:path'

/**
 * Everything that start and server assume about the insides of Next.js, which no documentation promises. After an upgrade
 * two tests name what no longer holds: tests/unit/front/next-internals.test.ts asks the installed package, and
 * tests/e2e/next-internals.spec.ts a build and the running shop.
 */

/** The command of Next.js, run by this process's Node. */
export const nextCommand = 'node_modules/next/dist/bin/next'

/** A build that came to its end has this file. */
export const buildIdFile = (distDir: string): string => join(distDir, 'BUILD_ID')

/** Where a build's static files lie. Their names change with their content. */
export const staticFolder = (distDir: string): string => join(distDir, 'static')

/** The first segment of the framework's own addresses. */
export const ownSegment = '_next'

/** Where pages ask for the static files of the build. */
export const staticPath = `/${ownSegment}/static/`

/**
 * Clients whose name holds a word of `htmlLimitedBots` get the whole head of a document before anything of it is sent, and
 * never a static page.
 */
export const wholeAgent = 'nestling-whole-document'

/** A request that has this header asks for the data of a navigation, and its answer is of this type. */
export const navigationHeader = 'rsc'
export const navigationType = 'text/x-component'

/** An answer that is kept has this header, and goes out whole: a document as one string, navigation data as one stream. */
export const keptHeader = 'x-nextjs-cache'

/** How the `cache-control` of a static page begins. */
export const staticCaching = 's-maxage='

/**
 * How the data of a navigation says that its page is missing. Once the page is kept, its status no longer does. Inside
 * a text the quotes would be escaped.
 */
export const missingPage = '"digest":"NEXT_HTTP_ERROR_FALLBACK;404"'

/**
 * A static page that was just made names its target twice when it leads elsewhere, which Node gives as a list.
 * A page that is kept names it once.
 */
export const locationTarget = (location: number | string | string[] | undefined): string | undefined => {
  const [first] = [location].flat()
  return typeof first === 'string' ? first : undefined
}

/** A script as React writes it into a document. In texts and attributes its first character is escaped. */
export const asyncScript = new RegExp(
  `<script src="(${staticPath}[^"<>]+)"(?: id="([^"<>]*)")? async=""></script>`,
  'g',
)
/** What has a script loaded ahead. */
export const scriptPreload = /<link rel="preload"(?=[^<>]* as="script")[^<>]*>/g

/**
 * Pages that were rendered on request are kept in this folder, in one folder for each route, there below `$`, in files
 * that are named after the path, each segment percent-encoded, with these endings.
 */
export const keptPages = (distDir: string): string => join(distDir, 'server', 'route-cache', 'APP_PAGE')
export const keptRoot = '$'
export const keptEndings = ['.html', '.rsc', '.segments', '.meta'] as const

/** The file with an ending that says with which status a page is answered. */
export const metaOf = (page: string): string => `${page}.meta`
export function statusIn(meta: string): number | undefined {
  const { status }: { status?: unknown } = JSON.parse(meta)
  return typeof status === 'number' ? status : undefined
}

/** What file systems take for the name of a file: 255 characters, with all that is put behind a path's segment. */
export const longestSegment = 200

/** What the command says when the code is compiled, and how many pages of how many it has made since. */
export const isCompiled = (output: string): boolean => output.includes('Compiled successfully')
export function pagesIn(output: string): { done: number; of: number } | undefined {
  const [, done, of] = [...output.matchAll(/Generating static pages[^()\n]*\((\d+)\/(\d+)\)/g)].at(-1) ?? []
  return done && of ? { done: Number(done), of: Number(of) } : undefined
}
