import { parseArgs } from 'node:util'
import { createContentClient, embeddedClient } from '@/lib/content/client'
import { measureClock } from '@/lib/platform/clock'
import { connect, migrateDatabase } from '@/lib/platform/db'
import { everyMarketOf, marketsOf } from '@/lib/platform/markets'
import { findShopConfiguration } from '@/lib/platform/shop-configuration'
import {
  deliveryCosts,
  invoiceNote,
  layoutFaults,
  marketLines,
  missingForMarket,
  readPublished,
  termsPagesOf,
  unknownMarkets,
  usualCostsNote,
} from '@/lib/server/opening'
import { CommandProblem, configOrExit, databaseFor } from '@/lib/server/start'
import { hasDownload } from '@/lib/shop/downloads'
import { runCommand } from './run-command'
import { plainStoriesOf } from './seed/content/stories'
import { usageOf } from './usage'

usageOf(`npm run markets              lists the markets, which are open, and what each open one still needs
npm run markets -- at ch      of those that are named by their codes, all that they need, also while they are closed

The exit status is 1 when an open one, or one that is named, needs anything.`)
const config = configOrExit()

async function main(): Promise<number> {
  const { brand, storyblok, paymentMode, dataDir } = config
  const { positionals: asked } = parseArgs({ allowPositionals: true })
  const unknown = unknownMarkets(asked, everyMarketOf(brand))
  if (unknown) throw new CommandProblem(unknown)
  const listed = everyMarketOf(brand).filter(({ code }) => asked.length === 0 || asked.includes(code))
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
    for (const market of listed) {
      const isOpen = open.some(({ code }) => code === market.code)
      const missing = await missingForMarket(db, {
        ...{ brand, market, published, paymentMode, hasFile },
        layoutFaults: ofLayouts.get(market.code) ?? [],
      })
      const isAsked = asked.includes(market.code)
      if ((isOpen || isAsked) && missing.length > 0) isReady = false
      const begun = plainStoriesOf(brand, market).find(
        ({ fullSlug }) => fullSlug === `${market.shopLocale}/layouts/layout`,
      )
      const note = usualCostsNote(published, market, deliveryCosts(begun?.content))
      const shop = await findShopConfiguration(db, brand, market)
      const notes = [note, invoiceNote(shop, market)].filter((said) => said !== undefined)
      for (const line of marketLines({ market, isOpen, missing, notes }, { isAsked })) console.log(line)
    }
    return isReady ? 0 : 1
  } finally {
    await close()
    await server.close()
  }
}

void runCommand(main)
