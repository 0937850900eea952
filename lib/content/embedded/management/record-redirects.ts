import { and, eq, sql } from 'drizzle-orm'
import { leadsTo, redirects } from '@/lib/content/redirects'
import type { Transaction } from '@/lib/platform/db'
import {
  canonicalContentPath,
  contentKey,
  contentPath,
  type Market,
  marketsOfStory,
} from '@/lib/platform/markets'
import { shopBrands } from '@/schemas'
import type { TranslatedSlug } from '../types'

/** A redirect that was stored or deleted, for the log. `from` and `to` are paths of the shop. */
export type RedirectChange = {
  kind: 'redirect-saved' | 'redirect-deleted'
  detail: { locale: string; from: string; to: string }
}

type Move = { previousFullSlug: string; fullSlug: string }
type StoryAddress = { market: Market; key: string; path: string }

/** The addresses of a story's page: one in its market, or one in each market of its company. */
const addressesOf = (fullSlug: string): StoryAddress[] =>
  marketsOfStory(fullSlug).map((market) => ({
    market,
    key: contentKey(canonicalContentPath(fullSlug)),
    path: contentPath(market, fullSlug),
  }))

/** From each old address to the new one in the same market, else to the first. */
export function changesOf({ previousFullSlug, fullSlug }: Move): { from: StoryAddress; to: StoryAddress }[] {
  const targets = addressesOf(fullSlug)
  return addressesOf(previousFullSlug).flatMap((from) => {
    const to = targets.find(({ market }) => market === from.market) ?? targets[0]
    return to && to.path !== from.path ? [{ from, to }] : []
  })
}

/**
 * Records permanent redirects from old addresses of pages to new ones. Existing redirects to an old address are
 * updated, so that no visitor is redirected twice, and a redirect from a new address is deleted, so that there is no
 * loop. Returns what is to be logged.
 */
export const recordRedirects = (tx: Transaction, moves: readonly Move[]): Promise<RedirectChange[]> =>
  writeRedirects(tx, moves.flatMap(changesOf))

type Translated = { fullSlug: string; translatedSlugs: readonly TranslatedSlug[] }

/** The address of a story that markets share: by its path in the market's language, else by its own. */
function translatedAddress({ fullSlug, translatedSlugs }: Translated, market: Market): StoryAddress {
  const own = translatedSlugs.find(({ lang, path }) => lang === market.shopLocale && path !== '')
  const slug = own?.path ?? fullSlug
  return { market, key: contentKey(canonicalContentPath(slug)), path: contentPath(market, slug) }
}

/** The paths that a story had in other languages and no longer has, in the markets of its company. */
export function translatedChangesOf(before: Translated, after: Translated) {
  const isShared = shopBrands.some((brand) => brand === after.fullSlug.split('/')[0])
  const markets = isShared && before.fullSlug === after.fullSlug ? marketsOfStory(after.fullSlug) : []
  const changes = markets.map((market) => ({
    from: translatedAddress(before, market),
    to: translatedAddress(after, market),
  }))
  return changes.filter(({ from, to }) => from.path !== to.path)
}

/** Records permanent redirects from those paths. */
export const recordTranslatedRedirects = (
  tx: Transaction,
  before: Translated,
  after: Translated,
): Promise<RedirectChange[]> => writeRedirects(tx, translatedChangesOf(before, after))

/**
 * Leads visitors of a page that leaves the shop on to another one, in each of its markets. Returns what is to be logged.
 */
export async function leadOn(
  tx: Transaction,
  page: Translated,
  target: Translated,
): Promise<RedirectChange[]> {
  const targets = marketsOfStory(target.fullSlug).map((market) => translatedAddress(target, market))
  const changes = marketsOfStory(page.fullSlug).flatMap((market) => {
    const to = targets.find((each) => each.market === market) ?? targets[0]
    return to ? [{ from: translatedAddress(page, market), to }] : []
  })
  return writeRedirects(tx, changes)
}

async function writeRedirects(
  tx: Transaction,
  changes: readonly { from: StoryAddress; to: StoryAddress }[],
): Promise<RedirectChange[]> {
  const written: RedirectChange[] = []
  for (const { from, to } of changes) {
    // `Herbst` and `herbst` are one address, which would lead to itself once the page is gone.
    if (from.market === to.market && from.key === to.key) continue
    const isAt = ({ market, key }: StoryAddress) =>
      and(eq(redirects.locale, market.shopLocale), eq(redirects.path, key))
    const ended = await tx.delete(redirects).where(isAt(to)).returning({ target: redirects.target })
    // A query or a place on the page that a target names stays.
    await tx
      .update(redirects)
      .set({ target: sql`${to.path} || coalesce(substring(${redirects.target} from '[?#].*$'), '')` })
      .where(leadsTo([from.path]))
    await tx
      .insert(redirects)
      .values({ locale: from.market.shopLocale, path: from.key, target: to.path, statusCode: 301 })
      .onConflictDoUpdate({
        target: [redirects.locale, redirects.path],
        set: { target: sql`excluded.target`, statusCode: sql`excluded.status_code` },
      })
    for (const { target } of ended)
      written.push({
        kind: 'redirect-deleted',
        detail: { locale: to.market.shopLocale, from: to.path, to: target },
      })
    written.push({
      kind: 'redirect-saved',
      detail: { locale: from.market.shopLocale, from: from.path, to: to.path },
    })
  }
  return written
}
