import { join } from 'node:path'
import { type HasPage, hiddenInWords, hiddenRedirects, pageFinder } from '@/lib/content/check'
import { createContentClient, embeddedClient } from '@/lib/content/client'
import { assetStorage } from '@/lib/content/media'
import { redirectRows } from '@/lib/content/redirects'
import { keepShopFiles } from '@/lib/content/shop-files'
import { currentMs, measureClock } from '@/lib/platform/clock'
import { misreadInWords } from '@/lib/platform/command-line'
import { connect, type Database, migrateDatabase } from '@/lib/platform/db'
import { describeError } from '@/lib/platform/log'
import { UnavailableError } from '@/lib/platform/outage'
import { syncCategories } from '@/lib/server/categories'
import { configOrExit, databaseFor } from '@/lib/server/start'
import { hasDownload } from '@/lib/shop/downloads'
import {
  assertReadable,
  FeedError,
  importFeed,
  importSummary,
  usage as importUsage,
  progressOn,
  Report,
  readOptions,
} from '@/lib/shop/import'
import { usageOf } from './usage'

const usage = usageOf(importUsage)
const config = configOrExit()
const parsed = readOptions(process.argv.slice(2), config.brand)

const storyblokClient = () =>
  config.storyblok && createContentClient({ storyblok: config.storyblok, embedded: { fetch } })

/** The feed's categories are looked for among the category pages, also before the shop was ever started. */
async function syncWithStoryblok(db: Database): Promise<void> {
  const { brand } = config
  const client = storyblokClient()
  if (!client) return
  await syncCategories(db, client, { brand }).catch((error: unknown) => {
    if (!(error instanceof UnavailableError)) throw error
    console.error('Storyblok does not answer: category pages that are new since the last time are not known.')
  })
}

const contentOf = async (db: Database) => storyblokClient() ?? (await embeddedClient(db))

/** Whether a page stands where a search leads; while the content does not answer, nobody is told of one that is missing. */
function hasPageIn(db: Database): HasPage {
  const has = pageFinder(db, () => contentOf(db), config.brand)
  return (market, path) =>
    has(market, path).catch((error: unknown) => {
      if (!(error instanceof UnavailableError)) throw error
      return true
    })
}

/** Names the redirects that lead no visitor on, which nothing else would tell who entered them. */
async function tellHiddenRedirects(db: Database): Promise<void> {
  try {
    const hidden = await hiddenRedirects(db, await contentOf(db), config.brand)
    if (hidden.length > 0) console.log(hiddenInWords(hidden))
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error
    console.error(
      'The content does not answer: whether pages stand at the addresses of redirects is not known.',
    )
  }
}

async function main(): Promise<number> {
  if (!parsed.ok) {
    console.error(misreadInWords(parsed, usage))
    return 1
  }
  const { file, report: reportFile, ...chosen } = parsed.options
  await assertReadable(file)
  const ending = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => ending.abort())
  const begun = performance.now()
  const report = await Report.open(reportFile)
  const { show: progress, end } = progressOn(process.stdout)
  try {
    const server = await databaseFor(config)
    const { db, close } = connect({ url: server.url, max: 2 })
    try {
      await migrateDatabase(db)
      await measureClock(db)
      await syncWithStoryblok(db)
      const options = {
        ...chosen,
        db,
        report,
        progress,
        redirects: redirectRows,
        files: keepShopFiles({ storage: assetStorage(), folder: join(config.dataDir, 'shop') }),
        hasPage: hasPageIn(db),
        hasFile: (file: string) => hasDownload(config.dataDir, file),
        imageOrigins: config.imageOrigins,
        signal: ending.signal,
        now: currentMs(),
      }
      const result = await importFeed(file, options)
      end()
      await report.close()
      console.log(importSummary(result, report, (performance.now() - begun) / 1000))
      if (result.changed.redirect !== undefined) await tellHiddenRedirects(db)
      return result.aborted || result.rejected > 0 || result.heldWithdrawal ? 1 : 0
    } finally {
      await close()
      await server.close()
    }
  } finally {
    end()
    await report.close()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof FeedError ? error.message : describeError(error))
    process.exit(1)
  },
)
