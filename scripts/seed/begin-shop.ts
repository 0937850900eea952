import { sql } from 'drizzle-orm'
import { ensureSpace, exchangeStories, importSpace } from '@/lib/content/embedded'
import type { Database } from '@/lib/platform/db'
import { contentTag, recordInvalidation } from '@/lib/platform/freshness'
import { canonicalContentPath, marketsOf } from '@/lib/platform/markets'
import type { ReportStep } from '@/lib/server/start'
import type { Brand } from '@/schemas'
import type { Beginning } from './beginning'
import { plainStories } from './content'
import { plainStoriesOf } from './content/stories'
import { isFilled } from './is-filled'
import { seedLibrary } from './library'
import { adoptDemo, keepMarks } from './marks'
import { completeSeed, seedDatabase } from './seed-database'

type Asked = {
  beginning: Beginning
  /** Nobody but the user of this machine can open the shop. */
  isLocal: boolean
  report?: ReportStep
}

const takesDemoOut = 'npm run demo -- --remove'

const said = {
  demo: `Filled the empty shop with the demo: pages, 300 products with pictures, stores, vouchers and gift cards to try. Without it, a shop begins with “npm start -- --empty”; “${takesDemoOut}” takes it out again.`,
  rest: 'Added what was missing of the demo: its pages, or its products.',
  hasAll: 'The demo was not added: this shop has pages and products already.',
  empty:
    'Began a shop without the demo: a start page for each market, and drafts of the pages that the law and shoppers ask for. The demo comes with “npm start -- --demo”.',
  isNotEmpty: `Nothing was taken away: --empty is for a shop that has no pages yet. “${takesDemoOut}” shows what is left of the demo, and takes it out.`,
} as const

const saidOfOpened = (locales: readonly string[]) =>
  `Began the pages of ${locales.join(', ')}, which had none: a start page, what stands around every page, and drafts of the pages that the law and shoppers ask for. “npm run markets” says what is missing before you sell there.`

/** Writes the pages of a shop without the demo into a content service that has none. Returns whether it had none. */
async function seedPlain(db: Database, brand: Brand): Promise<boolean> {
  await ensureSpace(db)
  await seedLibrary(db)
  if (await isFilled(db, 'cms_stories')) return false
  const { imported } = await importSpace(db, { stories: plainStories(brand) })
  return imported > 0
}

/**
 * Brings what a market begins with to those open ones that have no page at all: they were opened later. What somebody has
 * put into the bin does not come back, and where the company has a home page, its pages are those of all markets.
 */
async function seedOpened(db: Database, brand: Brand): Promise<string[]> {
  const rows = await db.execute<{ slug: string }>(sql`
    select full_slug as slug from cms_stories where not is_folder
    union select full_slug from cms_deleted_stories`)
  const slugs = [...rows].map(({ slug }) => slug)
  if (slugs.some((slug) => slug.startsWith(`${brand}/`) && canonicalContentPath(slug) === '')) return []
  const folders = new Set(slugs.map((slug) => slug.split('/')[0] ?? ''))
  const opened = marketsOf(brand).filter(({ shopLocale }) => !folders.has(shopLocale))
  if (opened.length === 0) return []
  await db.transaction(async (tx) => {
    await exchangeStories(tx, { remove: [], add: opened.flatMap((market) => plainStoriesOf(brand, market)) })
    await recordInvalidation(tx, [contentTag])
  })
  return opened.map(({ shopLocale }) => shopLocale)
}

/**
 * Fills what is empty in a shop. The demo comes where it was asked for, and where nobody else can open a shop that has
 * neither pages nor products; all others get the pages that every shop needs. Returns what is to be said of it.
 */
export async function beginShop(
  db: Database,
  brand: Brand,
  { beginning, isLocal, report = () => undefined }: Asked,
): Promise<string | undefined> {
  report('Content')
  const isEmpty = !(await isFilled(db, 'cms_stories')) && !(await isFilled(db, 'products'))
  if (isEmpty) await keepMarks(db)
  else await adoptDemo(db, brand)
  if (beginning === 'demo' || (beginning === undefined && isLocal && isEmpty)) {
    const filled = await seedDatabase(db, brand, report, true)
    if (isEmpty) return said.demo
    return filled ? said.rest : said.hasAll
  }
  const isNew = await seedPlain(db, brand)
  await completeSeed(db, brand, report)
  if (isNew) return said.empty
  const opened = await seedOpened(db, brand)
  if (opened.length > 0) return saidOfOpened(opened)
  return beginning === 'empty' ? said.isNotEmpty : undefined
}
