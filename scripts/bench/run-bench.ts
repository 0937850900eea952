import { join } from 'node:path'
import { runningDatabase } from '@/lib/platform/db'
import { distDirOf, freePort, localSecrets, type Seed, startShop } from '@/lib/server/start'
import { buildBareApp, startBareApp } from './bare-app'
import { measureCatalogue, type Server } from './catalogue'
import { measureExperience } from './experience'
import { measureFigures } from './figures'
import { measureFirstProduct, measureFirstVisit } from './first-visit'
import { measureLargeCatalogue } from './large-catalogue'
import { measureLiveEditing } from './live-editing'
import { type LoadTarget, measureLoad } from './load'
import { openManagement } from './management'
import { measureMemory } from './memory'
import { measureNextPage } from './next-page'
import { measureOrders } from './orders'
import { measurePageBytes } from './page-bytes'
import { measurePublish } from './publish'
import type { Row } from './row'
import { benchConfig } from './settings'
import { measureStart } from './start-time'
import { untilAnswered } from './until-answered'
import { measureWorstBodies } from './worst-bodies'

const dataDir = '.data-bench'
const bareFolder = join(dataDir, 'bare')
const contentStory = 'de-de/versand'
const homeStory = 'de-de/home'
const paths = {
  home: '/de/',
  content: '/de/versand/',
  french: '/ch-fr/livraison/',
  category: '/de/kleidung/',
  search: '/de/suche/?term=body',
  filtered: '/de/kleidung/?size=62&sort=newest',
  basket: '/de/warenkorb/',
  missing: '/de/gibt-es-nicht/',
}

/** A kept document, a kept answer to a search, and one that is never kept. */
const countedPages = {
  'Kept page': paths.content,
  'Kept search': paths.search,
  'Search that is not kept': '/de/suche/?term=body@1',
}

/** The first product of a category. */
async function productPath(shop: Server): Promise<string> {
  const html = await (await fetch(new URL(paths.category, shop.url))).text()
  const [path] = /\/de\/p\/[^"]+\//.exec(html) ?? []
  if (path === undefined) throw new Error(`${paths.category} has no product`)
  return path
}

const loadTargets = (shop: Server, bare: Server, product: string): LoadTarget[] => {
  const target = (subject: string, path: string, status = 200): LoadTarget => ({
    subject,
    url: new URL(path, shop.url).href,
    pid: shop.pid,
    status,
  })
  return [
    target('Home', paths.home),
    { ...target('Home with gzip', paths.home), headers: { 'accept-encoding': 'gzip' } },
    target('Category', paths.category),
    target('Product', product),
    target('Content page', paths.content),
    target('French page', paths.french),
    target('Repeated search', paths.search),
    target('Repeated listing with a filter', paths.filtered),
    target('Missing page (404)', paths.missing, 404),
    { ...bare, subject: 'Bare page with typographic quotes', url: `${bare.url}typographic/`, status: 200 },
  ]
}

type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Everything that needs both servers at once. */
async function measureRunning(shop: Server, bare: Server, step: Step): Promise<Row[]> {
  const content = new URL(paths.content, shop.url).href
  const product = await productPath(shop)
  const page = (subject: string, path: string) => ({ subject, url: new URL(path, shop.url).href })
  const pages = [
    page('Home', paths.home),
    page('Category', paths.category),
    page('Product', product),
    page('Content page', paths.content),
    page('Basket', paths.basket),
  ]
  const load = await step('requests per second', () => measureLoad(loadTargets(shop, bare, product), bare))
  const catalogue = await step('search and categories', () => measureCatalogue(shop))
  const memory = measureMemory({ shop: shop.pid, bare: bare.pid })
  const bytes = await step('bytes', () => measurePageBytes(pages, bare.url))
  const experience = await step('Chromium', () => measureExperience(pages, bare.url))
  const next = await step('next page', () =>
    measureNextPage(new URL(paths.home, shop.url).href, `${bare.url}link/`),
  )
  const management = await openManagement(shop.url, dataDir)
  const publish = await step('publish', () =>
    measurePublish(management, { fullSlug: contentStory, url: content }),
  )
  const first = await step('first requests', () =>
    measureFirstVisit(management, { fullSlug: contentStory, folderUrl: `${shop.url}/de/` }),
  )
  const firstProduct = await step('first requests of products', () => measureFirstProduct(shop.url, bare.url))
  const live = await step('live editing', () =>
    measureLiveEditing(management, { origin: shop.url, dataDir, fullSlug: homeStory }),
  )
  const worst = await step('worst bodies', () =>
    measureWorstBodies(new URL(paths.home, shop.url).href, distDirOf(dataDir)),
  )
  return [
    ...[...load, ...catalogue, ...bytes, ...experience, ...next],
    ...[publish, ...live, first, firstProduct, worst, memory],
  ]
}

/**
 * Starts the shop and the yardstick, measures, stops both, and returns the rows in the order of the table; on request
 * those of a shop of 100,000 products besides.
 */
export async function runBench(step: Step, seed: Seed, isLarge: boolean): Promise<Row[]> {
  const config = await benchConfig(dataDir)
  // Pages that are rendered in the background would distort the measurements.
  process.env.NESTLING_WARM_UP = '0'
  const origin = `http://localhost:${config.port}`
  const shop = await step('start of the shop', () => startShop(config, { dev: false, seed }))
  let rows: Row[]
  try {
    const html = await untilAnswered(origin + paths.home)
    await step('bare page', () => buildBareApp(bareFolder, Buffer.byteLength(html)))
    const bare = await startBareApp(bareFolder, await freePort())
    try {
      rows = await measureRunning(
        { url: origin, pid: shop.child.pid },
        { url: bare.url, pid: bare.child.pid },
        step,
      )
    } finally {
      await bare.stop()
    }
  } finally {
    await shop.stop()
  }
  const start = await step('second start', () => measureStart(config, origin + paths.home, bareFolder))
  const figures = await step('figures', () => measureFigures(config, seed, countedPages))
  const large = isLarge ? await runLargeBench(step, seed) : []
  return [...rows, ...start, ...figures, ...large]
}

/** What the figures cost alone. */
export async function runFiguresBench(step: Step, seed: Seed): Promise<Row[]> {
  const config = await benchConfig(dataDir)
  process.env.NESTLING_WARM_UP = '0'
  const shop = await step('build', () => startShop(config, { dev: false, seed }))
  await shop.stop()
  return step('figures', () => measureFigures(config, seed, countedPages))
}

/** The shop of 100,000 products alone. */
export const runLargeBench = (step: Step, seed: Seed): Promise<Row[]> =>
  step('large catalogue', () => measureLargeCatalogue(seed))

/**
 * Orders alone: on the embedded database, and on a PostgreSQL database of its own if one is given, which is filled by the
 * first start.
 */
export async function runOrderBench(step: Step, seed: Seed, postgresUrl: string | undefined): Promise<Row[]> {
  const rows: Row[] = []
  const databases = [undefined, ...(postgresUrl ? [postgresUrl] : [])]
  for (const url of databases) {
    const folder = url ? `${dataDir}-postgres` : dataDir
    const config = { ...(await benchConfig(folder)), trustedProxies: 1, databaseUrl: url }
    process.env.NESTLING_WARM_UP = '0'
    process.env.TRUSTED_PROXY = '1'
    const name = url ? 'PostgreSQL' : 'embedded database'
    const shop = await step(`start of the shop on the ${name}`, () => startShop(config, { dev: false, seed }))
    try {
      const origin = `http://localhost:${config.port}`
      await untilAnswered(origin + paths.home)
      const databaseUrl = url ?? (await runningDatabase(folder))
      if (!databaseUrl) throw new Error(`No database is running in ${folder}`)
      const { session: secret } = await localSecrets(folder)
      // Limits are counted by keyed hashes.
      process.env.SESSION_SECRET = secret
      rows.push(await step('orders', () => measureOrders(`Orders, ${name}`, { origin, databaseUrl, secret })))
    } finally {
      await shop.stop()
    }
  }
  return rows
}
