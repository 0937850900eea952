import { eq } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { countryOf, type Market } from '@/lib/platform/markets'
import { paymentProblems } from '@/lib/platform/payment-methods'
import type { Brand } from '@/schemas'
import type { Country } from '@/schemas/markets'
import { colourProblems, type Seller, type SourceShopConfiguration, withDefaultColours } from '@/schemas/shop'
import { changedBy, type ShopConfigurationChanges, withChanges } from './changes'
import { defaultLooks } from './default-look'
import { defaultConfiguration } from './defaults'
import { configurationOf, findShopConfiguration, findShopConfigurations } from './find'
import { isSelling } from './made-up-seller'
import { prefixProblems } from './number-series'
import { isObject } from './patched'
import { returnProblems } from './return-terms'
import { shopConfigurations } from './tables'

/** For so many days an invoice of the seller is no credit in the Union (Directive (EU) 2023/2225, article 2 (2) (h)). */
const mostInvoiceDays = 50

/** Why a seller may not sell in a country as it is configured. */
export const sellerProblems = ({ invoiceDays }: Seller, country: Country): string[] =>
  country === 'CH' || invoiceDays <= mostInvoiceDays
    ? []
    : [
        `seller.invoiceDays is ${invoiceDays}: in ${country} an invoice of more than ${mostInvoiceDays} days is a credit with duties that the shop does not fulfil`,
      ]

/** Which of a shop's colours cannot be read on each other, those of the default among them. */
function coloursNotRead(brand: Brand, { colours }: ShopConfigurationChanges): string[] {
  if (!colours) return []
  const all = colourProblems(withDefaultColours(colours, defaultLooks[brand].colours))
  return all.map((problem) => `colours: ${problem}`)
}

/** Why a market's papers cannot be numbered so beside those of the others. */
async function prefixProblemsOf(
  db: Executor,
  brand: Brand,
  locale: string,
  { bookkeeping }: ShopConfigurationChanges,
): Promise<string[]> {
  const others = new Map(
    [...(await findShopConfigurations(db, brand))]
      .filter(([other]) => other !== locale)
      .map(([other, shop]) => [other, shop.bookkeeping?.prefixes]),
  )
  return prefixProblems(brand, bookkeeping?.prefixes, others)
}

/** What differs from the default once a row has changed it. */
async function changesWith(db: Executor, { type: _, locale, ...patch }: SourceShopConfiguration) {
  const [row] = await db
    .select({ settings: shopConfigurations.settings })
    .from(shopConfigurations)
    .where(eq(shopConfigurations.locale, locale))
  return changedBy(row?.settings ?? {}, patch)
}

/** The objects that a row names a part of, as they would be after it: they have to be whole. */
export async function changedObjects(
  db: Executor,
  brand: Brand,
  market: Market,
  row: SourceShopConfiguration,
): Promise<Readonly<Record<string, unknown>>> {
  const after = withChanges(defaultConfiguration(brand, market), await changesWith(db, row))
  return Object.fromEntries(Object.entries(after).filter(([name]) => isObject(Reflect.get(row, name))))
}

/** Whether a row takes from a market the shop or seller of its own, so that it would sell, and issue papers, no more. */
export async function losesSeller(
  db: Executor,
  brand: Brand,
  market: Market,
  row: SourceShopConfiguration,
): Promise<boolean> {
  const after = configurationOf(brand, market, await changesWith(db, row))
  return !isSelling(after, 'live') && isSelling(await findShopConfiguration(db, brand, market), 'live')
}

/** Pictures for mails that the shop makes of others: they are made again when those are named again. */
const madeOf = { mail: 'src', mailDark: 'dark' } as const

const pictureProblems = ({ logo }: SourceShopConfiguration): string[] =>
  (Object.keys(madeOf) as (keyof typeof madeOf)[])
    .filter((made) => logo?.[made] === null && logo[madeOf[made]] === undefined)
    .map((made) => `logo.${made}: the shop makes its own when the row names ${madeOf[made]} as well`)

/** Why a market's shop cannot be configured as a row says, after what was imported before it: field by field. */
export async function configurationProblems(
  db: Executor,
  brand: Brand,
  market: Market,
  patch: SourceShopConfiguration,
): Promise<string[]> {
  const { locale } = patch
  const changes = await changesWith(db, patch)
  const { payments, returns, seller } = configurationOf(brand, market, changes)
  const country = countryOf(market)
  return [
    ...pictureProblems(patch),
    ...(patch.colours ? coloursNotRead(brand, changes) : []),
    ...paymentProblems(payments, market),
    ...returnProblems(returns, country),
    ...(patch.bookkeeping === undefined ? [] : await prefixProblemsOf(db, brand, locale, changes)),
    // A row that says nothing of the seller is not refused for what was stored before it was checked.
    ...(patch.seller === undefined ? [] : sellerProblems(seller, country)),
  ]
}
