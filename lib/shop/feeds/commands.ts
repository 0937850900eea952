import { parseArgs } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { readCommandLine, UsageError } from '@/lib/platform/command-line'
import type { Database } from '@/lib/platform/db'
import { oneLine } from '@/lib/platform/text'
import type { Brand } from '@/schemas'
import { feedDueAt } from './due-at'
import { type FeedPlan, findFeedPlans } from './feed-plan'
import { fileCode, namesFile } from './file-code'
import { type FeedRow, feedStateOf } from './state'
import { feeds } from './tables'

export const feedsUsage = `Usage: npm run feeds -- <command>

  list              the feeds that the shop fetches by itself, how each is, and when it is fetched next (the default)
  show <locale>     what the last import of a feed said
  yes <locale> <file>
                    lets the file that waits take out of sale, sell out, or make cheaper, more than the bounds allow;
                    the mail and show name it
  fetch <locale>    fetches a feed at once

The running shop does what yes and fetch ask for, within half a minute.`

export type FeedsCommand =
  | { name: 'list' }
  | { name: 'show' | 'fetch'; locale: string }
  | { name: 'yes'; locale: string; file: string }

type Done = { ok: true; told: string[] } | { ok: false; problem: string }

function commandOf(args: readonly string[]): FeedsCommand {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
  const [name = 'list', locale, ...more] = positionals
  if (name !== 'list' && name !== 'show' && name !== 'yes' && name !== 'fetch')
    throw new UsageError(`There is no command ${name}.`)
  const [file, ...others] = name === 'yes' ? more : [undefined, ...more]
  const [extra] = name === 'list' && locale !== undefined ? [locale] : others
  if (extra !== undefined) throw new UsageError(`What is ${extra}?`)
  if (name === 'list') return { name }
  if (locale === undefined) throw new UsageError(`Name the shop locale: ${name} de-de.`)
  if (name !== 'yes') return { name, locale }
  if (file === undefined) throw new UsageError('Name the file that waits, as the mail and show do.')
  return { name, locale, file }
}

/** Parses the command line, or says what is wrong with it. */
export const readFeedsCommand = (args: readonly string[]) => readCommandLine(() => commandOf(args))

const time = (instant: number) => `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`

const stateWords = {
  well: 'is well',
  partly: 'is imported, but had faulty rows, so that nothing was taken out of sale',
  held: 'waits for a yes',
  failed: 'fails',
} as const

const waitingIn = ({ market }: FeedPlan, { outcome, digest }: FeedRow): string[] => {
  if (outcome !== 'held' || digest === null) return []
  const code = fileCode(digest)
  return [`  The file ${code} waits for a yes: npm run feeds -- yes ${market.shopLocale} ${code}`]
}

function describeFeed(plan: FeedPlan, row: FeedRow | undefined, now: number): string[] {
  const { market, feed } = plan
  const { hostname } = new URL(feed.address)
  const due = feedDueAt(plan, row)
  const next = due <= now ? 'at once' : time(due)
  if (!row?.endedAt) return [`${market.shopLocale} (${hostname}) was not fetched yet; next: ${next}`]
  const { endedAt, importedAt, problem } = row
  return [
    `${market.shopLocale} (${hostname}) ${stateWords[feedStateOf(row)]}; last: ${time(endedAt.getTime())}; next: ${next}`,
    ...waitingIn(plan, row),
    ...(problem === null ? [] : [`  ${oneLine(problem, 500)}`]),
    ...(importedAt ? [`  Imported: ${time(importedAt.getTime())}`] : []),
  ]
}

type Given = { brand: Brand; now: number }

/** Carries out a command, and says what it has done or why it cannot. */
export async function runFeedsCommand(
  db: Database,
  command: FeedsCommand,
  { brand, now }: Given,
): Promise<Done> {
  const plans = await findFeedPlans(db, brand)
  const rows = await db.select().from(feeds)
  const rowOf = ({ market }: FeedPlan) => rows.find(({ locale }) => locale === market.shopLocale)
  if (command.name === 'list') {
    if (plans.length === 0)
      return { ok: true, told: ['No shop_configuration names a feed: the shop fetches none.'] }
    return { ok: true, told: plans.flatMap((plan) => describeFeed(plan, rowOf(plan), now)) }
  }
  const { locale } = command
  const plan = plans.find(({ market }) => [market.shopLocale, market.code].includes(locale))
  if (!plan) return { ok: false, problem: `No shop_configuration names a feed for ${locale}.` }
  const row = rowOf(plan)
  if (command.name === 'show')
    return { ok: true, told: [...describeFeed(plan, row, now), ...(row?.report ? [row.report] : [])] }
  const { shopLocale } = plan.market
  const said = 'The running shop imports it within half a minute.'
  if (command.name === 'yes') {
    const { file } = command
    const held = row?.outcome === 'held' ? row.digest : null
    if (held === null) return { ok: false, problem: `No file of ${shopLocale} waits for a yes.` }
    if (!namesFile(file, held))
      return { ok: false, problem: `${file} is not the file of ${shopLocale} that waits now; see show.` }
    const agreed = await db
      .update(feeds)
      .set({ approved: held, isWanted: true })
      .where(and(eq(feeds.locale, shopLocale), eq(feeds.outcome, 'held'), eq(feeds.digest, held)))
      .returning({ report: feeds.report })
    if (agreed.length === 0) return { ok: false, problem: `No file of ${shopLocale} waits for a yes.` }
    return { ok: true, told: [...agreed.flatMap(({ report }) => report ?? []), said] }
  }
  await db
    .insert(feeds)
    .values({ locale: shopLocale, plan: '', isWanted: true })
    .onConflictDoUpdate({ target: feeds.locale, set: { isWanted: true } })
  return { ok: true, told: [said.replace('imports', 'fetches')] }
}
