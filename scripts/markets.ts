import { createContentClient, embeddedClient } from '@/lib/content/client'
import { measureClock } from '@/lib/platform/clock'
import { connect, migrateDatabase } from '@/lib/platform/db'
import { everyMarketOf, marketsOf } from '@/lib/platform/markets'
import { findShopConfiguration } from '@/lib/platform/shop-configuration'
import {
  deliveryCosts,
  invoiceNote,
  layoutFaults,
  missingForMarket,
  readPublished,
  termsPagesOf,
  usualCostsNote,
} from '@/lib/server/opening'
import { configOrExit, databaseFor } from '@/lib/server/start'
import { hasDownload } from '@/lib/shop/downloads'
import { runCommand } from './run-command'
import { plainStoriesOf } from './seed/content/stories'

/**
 * Lists the markets, which are open, and what each still needs: `npm run markets`. The exit status is 1 when an open one
 * needs anything.
 */
const config = configOrExit()

async function main(): Promise<number> {
  const { brand, storyblok, paymentMode, dataDir } = config
  const hasFile = (file: string) => hasDownload(dataDir, file)
  const server = await databaseFor(config)
  const { db, close } = connect({ url: server.url, max: 2 })
  try {
    await migrateDatabase(db)
    await measureClock(db)
    const client = storyblok
      ? createContentClient({ storyblok, embedded: { fetch } })
      : await embeddedClient(db)
    const published = await readPublished(client)
    const ofLayouts = await layoutFaults(client, everyMarketOf(brand), {
      config,
      termsPages: await termsPagesOf(db, config),
    })
    const open = marketsOf(brand)
    let isReady = true
    for (const market of everyMarketOf(brand)) {
      const isOpen = open.some(({ code }) => code === market.code)
      const missing = await missingForMarket(db, {
        ...{ brand, market, published, paymentMode, hasFile },
        layoutFaults: ofLayouts.get(market.code) ?? [],
      })
      if (isOpen && missing.length > 0) isReady = false
      const state = missing.length > 0 ? `needs ${missing.length}` : 'is ready'
      console.log(`${market.code} (${market.iso}) is ${isOpen ? 'open' : 'closed'} and ${state}`)
      for (const sentence of missing) console.log(`  ${sentence}`)
      const begun = plainStoriesOf(brand, market).find(
        ({ fullSlug }) => fullSlug === `${market.shopLocale}/layouts/layout`,
      )
      const note = usualCostsNote(published, market, deliveryCosts(begun?.content))
      const shop = await findShopConfiguration(db, brand, market)
      for (const said of [note, invoiceNote(shop, market)]) if (said) console.log(`  Note: ${said}`)
    }
    return isReady ? 0 : 1
  } finally {
    await close()
    await server.close()
  }
}

void runCommand(main)
