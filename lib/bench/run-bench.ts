import { join } from 'node:path'
import { freePort } from '@/lib/runtime/free-port'
import { startShop } from '@/lib/runtime/start-shop'
import { buildBareApp, startBareApp } from './bare-app'
import { measureExperience } from './experience'
import { measureFirstVisit } from './first-visit'
import { type LoadTarget, measureLoad } from './load'
import { openManagement } from './management'
import { measureMemory } from './memory'
import { measurePageBytes } from './page-bytes'
import { measurePublish } from './publish'
import type { Row } from './row'
import { benchConfig } from './settings'
import { measureStart } from './start-time'
import { untilAnswered } from './until-answered'

const dataDir = '.data-bench'
const bareFolder = join(dataDir, 'bare')
const contentStory = 'de-de/versand'
const paths = {
  home: '/de/',
  content: '/de/versand/',
  french: '/ch-fr/livraison/',
  missing: '/de/gibt-es-nicht/',
}

const loadTargets = (origin: string, bareUrl: string): LoadTarget[] => [
  { subject: 'Home', url: origin + paths.home, status: 200 },
  {
    subject: 'Home, gzip asked',
    url: origin + paths.home,
    status: 200,
    headers: { 'accept-encoding': 'gzip' },
  },
  { subject: 'Content page', url: origin + paths.content, status: 200 },
  { subject: 'French page', url: origin + paths.french, status: 200 },
  { subject: 'Missing page (404)', url: origin + paths.missing, status: 404 },
  { subject: 'Bare page with typographic quotes', url: `${bareUrl}typographic/`, status: 200 },
]

type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Everything that needs both servers at once. Both are ended before it returns. */
async function measureRunning(origin: string, bareUrl: string, pids: () => Row, step: Step): Promise<Row[]> {
  const pages = [
    { subject: 'Home', url: origin + paths.home },
    { subject: 'Content page', url: origin + paths.content },
  ]
  const load = await step('requests per second', () => measureLoad(loadTargets(origin, bareUrl), bareUrl))
  const memory = pids()
  const bytes = await step('bytes', () => measurePageBytes(pages, bareUrl))
  const experience = await step('Chromium', () => measureExperience(pages, bareUrl))
  const management = await openManagement(origin, dataDir)
  const publish = await step('publish', () =>
    measurePublish(management, { fullSlug: contentStory, url: origin + paths.content }),
  )
  const first = await step('first requests', () =>
    measureFirstVisit(management, { fullSlug: contentStory, folderUrl: `${origin}/de/` }),
  )
  return [...load, ...bytes, ...experience, publish, first, memory]
}

/** Starts the shop and the yardstick, measures, ends both, and gives the rows in the order of the table. */
export async function runBench(step: Step): Promise<Row[]> {
  const config = await benchConfig(dataDir)
  const origin = `http://localhost:${config.port}`
  const shop = await step('start of the shop', () => startShop(config, { dev: false }))
  let rows: Row[]
  try {
    const html = await untilAnswered(origin + paths.home)
    await step('bare page', () => buildBareApp(bareFolder, Buffer.byteLength(html)))
    const bare = await startBareApp(bareFolder, await freePort())
    try {
      const pids = () => measureMemory({ shop: shop.child.pid, bare: bare.child.pid })
      rows = await measureRunning(origin, bare.url, pids, step)
    } finally {
      await bare.stop()
    }
  } finally {
    await shop.stop()
  }
  const start = await step('second start', () => measureStart(config, origin + paths.home, bareFolder))
  return [...rows, start]
}
