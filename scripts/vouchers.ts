import { currentTime, measureClock } from '@/lib/platform/clock'
import { connect, type Database, migrateDatabase } from '@/lib/platform/db'
import { configOrExit, databaseFor } from '@/lib/server/start'
import {
  createGiftCards,
  createVoucher,
  endSeries,
  exportCodes,
  exportGiftCards,
  listGiftCards,
  listVouchers,
  readVoucherCommand,
  type VoucherCommand,
  voucherUsage,
} from '@/lib/shop/vouchers'
import { runCommand } from './run-command'

const config = configOrExit()
const parsed = readVoucherCommand(process.argv.slice(2), config.brand)

const refuse = (problem: string) => {
  console.error(problem)
  return 1
}

const day = (time: Date | null) => time?.toISOString() ?? '…'
const sum = (minorUnits: number) => (minorUnits / 100).toFixed(2)

async function list(db: Database): Promise<number> {
  const [vouchers, cards] = [await listVouchers(db), await listGiftCards(db)]
  if (vouchers.length + cards.length === 0) console.log('There are no vouchers and no gift cards.')
  for (const { voucher, codes, uses } of vouchers) {
    const { id, effect, from, to, locales, usesPerCode, usesPerCustomer } = voucher
    console.log(
      [
        `${id}: ${effect.type}, ${locales.join(' ')}, ${day(from)} to ${day(to)}`,
        `${codes} codes, ${uses} uses`,
        ...(usesPerCode === null ? [] : [`${usesPerCode} per code`]),
        ...(usesPerCustomer === null ? [] : [`${usesPerCustomer} per customer`]),
      ].join(', '),
    )
  }
  for (const { currency, cards: count, issued, balance } of cards)
    console.log(`${count} gift cards: ${sum(issued)} ${currency} issued, ${sum(balance)} ${currency} left`)
  return 0
}

async function run(db: Database, command: VoucherCommand): Promise<number> {
  switch (command.name) {
    case 'create': {
      const { voucher } = command
      const done = await createVoucher(db, voucher)
      if (!done.ok) return refuse(done.problem)
      console.log(voucher.codes.join('\n'))
      return 0
    }
    case 'gift-cards': {
      const done = await createGiftCards(db, command.cards)
      if (!done.ok) return refuse(done.problem)
      console.log(command.cards.map(({ code }) => code).join('\n'))
      return 0
    }
    case 'list':
      return list(db)
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
        if (await endSeries(db, id, currentTime())) console.log(`${id} has ended.`)
        else code = refuse(`There is no voucher or gift card ${id}, or it has ended.`)
      }
      return code
    }
  }
}

async function main(): Promise<number> {
  if (!parsed.ok) return refuse(`${parsed.problem}\n\n${voucherUsage}`)
  const server = await databaseFor(config)
  const { db, close } = connect({ url: server.url, max: 2 })
  try {
    await migrateDatabase(db)
    await measureClock(db)
    return await run(db, parsed.command)
  } finally {
    await close()
    await server.close()
  }
}

void runCommand(main)
