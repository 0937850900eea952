import { currentTime, measureClock } from '@/lib/platform/clock'
import { misreadInWords } from '@/lib/platform/command-line'
import { connect, type Database, migrateDatabase } from '@/lib/platform/db'
import { findMarket, marketsOf } from '@/lib/platform/markets'
import { findShopConfiguration } from '@/lib/platform/shop-configuration'
import { configOrExit, databaseFor } from '@/lib/server/start'
import {
  createGiftCards,
  createVoucher,
  describeSeries,
  endSeries,
  exportCodes,
  exportGiftCards,
  listGiftCards,
  listVouchers,
  readVoucherCommand,
  shownId,
  type VoucherCommand,
  voucherUsage,
} from '@/lib/shop/vouchers'
import { runCommand } from './run-command'
import { usageOf } from './usage'

const usage = usageOf(voucherUsage)
const config = configOrExit()
const given = process.argv.slice(2)
const parsed = readVoucherCommand(given, config.brand)

const refuse = (problem: string) => {
  console.error(problem)
  return 1
}

const say = (lines: readonly string[]) => {
  for (const line of lines) console.log(line)
  return 0
}

async function run(db: Database, command: VoucherCommand): Promise<number> {
  switch (command.name) {
    case 'create': {
      const { voucher } = command
      const done = await createVoucher(db, voucher)
      if (!done.ok) return refuse(done.problem)
      say(voucher.codes)
      for (const locale of voucher.locales)
        if (!findMarket(config.brand, locale))
          console.error(`The market ${locale} is not open (SHOP_MARKETS): the voucher holds once it opens.`)
      return 0
    }
    case 'gift-cards': {
      const done = await createGiftCards(db, command.cards)
      if (!done.ok) return refuse(done.problem)
      say(command.cards.map(({ code }) => code))
      return 0
    }
    case 'list':
      return say(describeSeries({ vouchers: await listVouchers(db), cards: await listGiftCards(db) }))
    case 'export': {
      const exported =
        command.id === 'gift-cards'
          ? ({ ok: true, csv: await exportGiftCards(db) } as const)
          : await exportCodes(db, command.id)
      if (!exported.ok) return refuse(exported.problem)
      process.stdout.write(exported.csv)
      return 0
    }
    case 'end': {
      let code = 0
      for (const id of command.ids) {
        if (await endSeries(db, id, currentTime())) say([`${shownId(id)} has ended.`])
        else code = refuse(`There is no voucher or gift card ${shownId(id)}, or it has ended.`)
      }
      return code
    }
  }
}

async function main(): Promise<number> {
  if (!parsed.ok) return refuse(misreadInWords(parsed, usage))
  const server = await databaseFor(config)
  const { db, close } = connect({ url: server.url, max: 2 })
  try {
    await migrateDatabase(db)
    await measureClock(db)
    const [market] = marketsOf(config.brand)
    const shop = market && (await findShopConfiguration(db, config.brand, market))
    const read = readVoucherCommand(given, config.brand, shop?.timezone)
    return read.ok ? await run(db, read.command) : refuse(misreadInWords(read, usage))
  } finally {
    await close()
    await server.close()
  }
}

void runCommand(main)
