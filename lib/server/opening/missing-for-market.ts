import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { allStories, type StoryblokClient } from '@/lib/content/client'
import type { PaymentMode } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { canonicalContentPath, contentKey, countryOf, type Market, marketsOf } from '@/lib/platform/markets'
import { paymentProblems } from '@/lib/platform/payment-methods'
import {
  findPromisedDays,
  findShopConfiguration,
  madeUpDetails,
  sellerProblems,
} from '@/lib/platform/shop-configuration'
import { counted } from '@/lib/platform/text'
import { isVoucher, namesResponsible, type SafetyGap, safetyGaps } from '@/lib/shop/rules'
import type { Brand } from '@/schemas'
import { hasDraftingNotes } from '@/schemas/content'
import { countryCodes, type SafetyInformation } from '@/schemas/shop'
import { leadsOn } from './leads-on'
import { madeUpSentences, sharedSeries } from './made-up-sentences'
import { missingDetails } from './seller-details'
import { unsetPromises } from './unset-promises'

/** The published content of a shop's markets. */
export type Published = {
  /** The keys of pages by the folder that they lie in: that of a market, or of the company. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  /** The full slugs of pages that still hold drafting notes, which are not among the pages. */
  unwritten: readonly string[]
  /** The shop locales whose layout names what delivery costs, for parcels and for freight. */
  delivery: ReadonlySet<string>
  /** What the layouts of shop locales ask for delivery, in minor units. */
  costs: ReadonlyMap<string, readonly number[]>
  /** The folders whose menu or home page leads on, to goods or to pages with them. */
  leading: ReadonlySet<string>
}

const layout = z.object({
  shippingConditions: z.array(
    z.object({ versandkosten: z.unknown().optional(), ab_bestellwert: z.unknown().optional() }),
  ),
})

/** Storyblok keeps numbers as texts. */
const isAmount = (value: unknown) =>
  (typeof value === 'number' && value >= 0) || (typeof value === 'string' && /^\d+$/.test(value.trim()))

/** Whether a layout names what delivery costs: a condition with an order value, and one without for freight. */
function namesDelivery(content: unknown): boolean {
  const { shippingConditions = [] } = layout.safeParse(content).data ?? {}
  const priced = shippingConditions.filter(({ versandkosten }) => isAmount(versandkosten))
  return [true, false].every((isBase) =>
    priced.some(({ ab_bestellwert }) => !isAmount(ab_bestellwert) === isBase),
  )
}

/** What a layout asks for delivery, in minor units. */
export const deliveryCosts = (content: unknown): number[] =>
  (layout.safeParse(content).data?.shippingConditions ?? [])
    .filter(({ versandkosten }) => isAmount(versandkosten))
    .map(({ versandkosten }) => Number(versandkosten))

/** Whether delivery costs what a shop begins with: nobody may have thought about it. Undefined: it costs something else. */
export function usualCostsNote(
  { costs }: Pick<Published, 'costs'>,
  { shopLocale, currency }: Pick<Market, 'shopLocale' | 'currency'>,
  usual: readonly number[],
): string | undefined {
  const own = costs.get(shopLocale)
  if (!own?.length || own.join() !== usual.join()) return undefined
  const amounts = own.map((cost) => `${(cost / 100).toFixed(2)} ${currency}`).join(' and ')
  return `Delivery costs ${amounts}, as every shop begins: what yours costs is said in ${shopLocale}/layouts/layout.`
}

/** Reads what is published, once for all markets. */
export async function readPublished(client: StoryblokClient): Promise<Published> {
  const pages = new Map<string, Set<string>>()
  const delivery = new Set<string>()
  const costs = new Map<string, number[]>()
  const leading = new Set<string>()
  const unwritten: string[] = []
  for await (const stories of allStories(client, 'published', {}))
    for (const story of stories) {
      const { full_slug: slug, content } = (story ?? {}) as { full_slug?: unknown; content?: unknown }
      if (typeof slug !== 'string') continue
      const [folder = ''] = slug.split('/')
      if (hasDraftingNotes(content)) {
        unwritten.push(slug)
        continue
      }
      const keys = pages.get(folder) ?? new Set()
      pages.set(folder, keys.add(contentKey(canonicalContentPath(slug))))
      const isLayout = slug === `${folder}/layouts/layout`
      const isHome = canonicalContentPath(slug) === canonicalContentPath(`${folder}/home`)
      if (leadsOn(isLayout ? 'layout' : isHome ? 'home' : '', content)) leading.add(folder)
      if (!isLayout) continue
      if (namesDelivery(content)) delivery.add(folder)
      costs.set(folder, deliveryCosts(content))
    }
  return { pages, delivery, costs, unwritten, leading }
}

/** How many goods are for sale of which neither a feed nor the market says how long they take to their buyers. */
async function undatedGoods(db: Database, market: Market): Promise<number> {
  if (await findPromisedDays(db, market)) return 0
  const [row] = await db.execute<{ goods: number }>(sql`
    select count(distinct v.product_id)::int as goods
    from variants v join products p on p.id = v.product_id join prices r on r.variant_id = v.id
    where r.country = ${countryOf(market)} and r.with_tax > 0 and p.download is null
      and v.bvc in (1, 2) and coalesce(v.delivery_days_to, r.delivery_days_to) is null`)
  return row?.goods ?? 0
}

const countsOf = async (db: Database, market: Market) => {
  const country = countryOf(market)
  const [row] = await db.execute<{ priced: number; worded: number; categories: number }>(sql`
    with sold as (
      select distinct v.product_id from variants v join prices r on r.variant_id = v.id
      where r.country = ${country} and r.with_tax > 0)
    select (select count(*)::int from sold) as priced,
      (select count(*)::int from sold join product_texts t using (product_id)
        where t.language = ${market.language}) as worded,
      (select count(*)::int from categories where locale = ${market.shopLocale} and not hidden) as categories`)
  return row ?? { priced: 0, worded: 0, categories: 0 }
}

type Given = { brand: Brand; market: Market }

const lacking: Record<SafetyGap, string> = {
  manufacturer: 'without a manufacturer with address and contact',
  country: 'with a manufacturer without its country and no responsible person in the Union',
  responsible: 'from outside the Union without a responsible person in it',
}

/** For how many goods the market's country lacks who answers for their safety, each kind in a sentence. */
async function safetySentences(db: Database, { brand, market }: Given): Promise<string[]> {
  const country = z.enum(countryCodes).parse(countryOf(market))
  if (!namesResponsible(country)) return []
  const rows = await db.execute<{ safety: SafetyInformation; group: string | null; goods: number }>(sql`
    select json_strip_nulls(json_build_object('warnings', '{}'::json, 'manufacturer', maker, 'responsible', person)) as safety,
      "group", goods
    from (
      select p.safety -> 'manufacturer' as maker, p.safety -> 'responsible' as person, p.product_group as "group",
        count(*)::int as goods
      from products p
      where p.download is null and exists (
        select from variants v join prices r on r.variant_id = v.id
        where v.product_id = p.id and r.country = ${country} and r.with_tax > 0)
      group by 1, 2, 3) parties`)
  const goods = rows.filter(({ group }) => !isVoucher(group, brand))
  return Object.entries(lacking).flatMap(([gap, words]) => {
    const count = goods
      .filter(({ safety }) => safetyGaps(safety, country).includes(gap as SafetyGap))
      .reduce((sum, row) => sum + row.goods, 0)
    return count > 0 ? [`${counted(count, 'product')} ${words} (Regulation (EU) 2023/988, article 19).`] : []
  })
}

/** What a market's catalogue and its payments lack, each in a sentence. */
export async function missingInShop(db: Database, { brand, market }: Given): Promise<string[]> {
  const { shopLocale, language } = market
  const { payments } = await findShopConfiguration(db, brand, market)
  const { priced, worded, categories } = await countsOf(db, market)
  const undated = await undatedGoods(db, market)
  return [
    categories === 0 && `There is no category: import rows of ${shopLocale}, or publish category pages.`,
    priced === 0 &&
      `No product has a price in ${countryOf(market)}: import a feed with --locale ${shopLocale}.`,
    worded < priced &&
      `Of ${counted(priced, 'product')}, ${priced - worded} ${priced - worded === 1 ? 'has' : 'have'} no text in the language ${language}.`,
    undated > 0 &&
      `${counted(undated, 'product')} ${undated === 1 ? 'does' : 'do'} not say when delivery is, which the law asks for: set deliveryDays under service in a shop_configuration of ${shopLocale}, or give the days in the feed.`,
    ...(await safetySentences(db, { brand, market })),
    ...(await sharedSeries(db, { brand, market, open: marketsOf(brand) })),
    ...paymentProblems(payments, market).map((problem) => `Nobody can pay everything: ${problem}.`),
  ].filter((sentence) => sentence !== false)
}

/** The files that the market sells and that are not in the merchant's folder: their buyers would wait for them. */
async function missingFiles(db: Database, market: Market, hasFile: HasFile): Promise<string[]> {
  const rows = await db.execute<{ file: string }>(sql`
    select distinct p.download as file from products p where p.download is not null and exists (
      select from variants v join prices r on r.variant_id = v.id
      where v.product_id = p.id and r.country = ${countryOf(market)}) order by file`)
  const missing: string[] = []
  for (const { file } of rows) if (!(await hasFile(file))) missing.push(file)
  return missing.length > 0
    ? [`Files are sold that are not in the folder downloads of DATA_DIR: ${missing.join(', ')}.`]
    : []
}

type HasFile = (file: string) => Promise<boolean>

/** What a market still needs before it opens, each in a sentence; nothing where it is ready. */
export async function missingForMarket(
  db: Database,
  {
    brand,
    market,
    published,
    layoutFaults,
    paymentMode,
    hasFile,
  }: Given & {
    published: Published
    layoutFaults: readonly string[]
    paymentMode: PaymentMode
    hasFile: HasFile
  },
): Promise<string[]> {
  const { shopLocale } = market
  const shop = await findShopConfiguration(db, brand, market)
  const { seller, termsPage } = shop
  const has = (key: string) => [shopLocale, brand].some((folder) => published.pages.get(folder)?.has(key))
  const { priced } = await countsOf(db, market)
  const isLed = [shopLocale, brand].some((folder) => published.leading.has(folder))
  return [
    ...madeUpSentences(shop, market),
    ...(madeUpDetails(seller).length > 0
      ? []
      : [
          ...missingDetails(seller, countryOf(market), shopLocale),
          ...(await unsetPromises(db, market, shop)),
        ]),
    ...sellerProblems(seller, countryOf(market)).map(
      (problem) => `The seller cannot stay as it is: ${problem}.`,
    ),
    paymentMode !== 'live' && 'No money moves: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
    !published.delivery.has(shopLocale) &&
      `What delivery costs is not said: name the conditions for parcels, and one without an order value for freight, in ${shopLocale}/layouts/layout.`,
    ...layoutFaults,
    !has(contentKey('')) && `There is no home page: publish ${shopLocale}/home.`,
    priced > 0 &&
      !isLed &&
      `Goods are sold, and nothing leads to them: fill the navigation of ${shopLocale}/layouts/layout, or link to a category from the home page.`,
    ...published.unwritten
      .filter((slug) => [shopLocale, brand].some((folder) => slug.startsWith(`${folder}/`)))
      .map((slug) => `${slug} has no text yet: replace its drafting notes, and publish it.`),
    !has(contentKey(termsPage)) && `There are no terms: publish ${shopLocale}/${termsPage}.`,
    ...(await missingInShop(db, { brand, market })),
    ...(await missingFiles(db, market, hasFile)),
  ].filter((sentence) => sentence !== false)
}
