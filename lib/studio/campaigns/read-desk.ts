import 'server-only'
import { topFolderOf } from '@/lib/content/addresses'
import { findCampaigns } from '@/lib/content/campaigns'
import { listCampaignStories, listPlanned, listReleases } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { marketsOf } from '@/lib/platform/markets'
import { phaseOf } from '@/lib/platform/time'
import { listPromotions } from '@/lib/shop/promotions'
import { listVouchers } from '@/lib/shop/vouchers'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { unknownValues } from '@/lib/studio/pickers'
import type { Brand, Language } from '@/schemas'
import type { LocalisedText } from '@/schemas/shop'
import { contentEntries } from './content-entries'
import type { DeskEntry, DeskKind, DeskView } from './entry'
import { plannedEntries, releaseEntries } from './planned-entries'
import { simpleConditions, type Unknown } from './unmet'

const mostReleases = 500

type Offer = { id: string; locales: string[]; labels: LocalisedText; from: Date | null; to: Date | null }
type Given = { brand: Brand; language: StudioLanguage; now: number; view: DeskView }

function offerEntry(kind: DeskKind, { id, locales, labels, from, to }: Offer, given: Given): DeskEntry {
  const window = {
    ...(from && { dateFrom: from.toISOString() }),
    ...(to && { dateTo: to.toISOString() }),
  }
  return {
    key: `${kind} ${id}`,
    kind,
    name: labels[given.language as Language] ?? Object.values(labels)[0] ?? id,
    markets: marketsOf(given.brand).flatMap(({ code, shopLocale }) =>
      locales.includes(shopLocale) ? code : [],
    ),
    ...window,
    phase: phaseOf(window, given.now),
    conditions: [],
    version: 'public',
    meets: [],
  }
}

type Story = Awaited<ReturnType<typeof listCampaignStories>>[number]

/** What the conditions of campaigns name and is not there; stories of the same markets are looked up together. */
async function readUnknown(stories: readonly Story[], db: Database): Promise<(story: Story) => Unknown> {
  const byFolder = Map.groupBy(stories, ({ fullSlug }) => topFolderOf(fullSlug))
  const keyOf = ({ type, value = '' }: Parameters<Unknown>[0]) => `${type} ${value}`
  const found = await Promise.all(
    [...byFolder].map(async ([folder, own]) => {
      const all = own
        .flatMap(({ content, publishedContent }) => [content, publishedContent])
        .flatMap((content) => (content === null ? [] : findCampaigns(content).flatMap(simpleConditions)))
      const asked = [...new Map(all.map((one) => [keyOf(one), one])).values()]
      const conditions = asked.map(({ type, value = '' }) => ({ type, value }))
      const unknown = conditions.length > 0 ? await unknownValues(folder, conditions, db) : []
      return [folder, new Map(asked.map((one, at) => [keyOf(one), unknown[at] ?? []]))] as const
    }),
  )
  const byPlace = new Map(found)
  return ({ fullSlug }) => {
    const own = byPlace.get(topFolderOf(fullSlug))
    return (condition) => own?.get(keyOf(condition)) ?? []
  }
}

const isDated = ({ from, to }: Offer) => from !== null || to !== null

/** Everything that has a date or a trigger, in all markets of the brand. `now` in milliseconds since the epoch. */
export async function readDesk(given: Given, db: Database = database()): Promise<DeskEntry[]> {
  const marketCodes = marketsOf(given.brand).map(({ code }) => code)
  const [stories, planned, releases, promotions, vouchers] = await Promise.all([
    listCampaignStories(db),
    listPlanned(db),
    listReleases(db, mostReleases),
    listPromotions(db),
    listVouchers(db),
  ])
  const unknownOf = await readUnknown(stories, db)
  return [
    ...stories
      .flatMap((story) => contentEntries(story, { ...given, marketCodes, unknown: unknownOf(story) }))
      .filter(({ markets }) => markets.length > 0),
    ...plannedEntries(planned, { now: given.now, marketCodes }).filter(({ markets }) => markets.length > 0),
    ...releaseEntries(releases, { now: given.now, marketCodes }),
    ...promotions.filter(isDated).map((offer) => offerEntry('promotion', offer, given)),
    ...vouchers
      .filter(({ voucher }) => isDated(voucher))
      .map(({ voucher }) => offerEntry('voucher', voucher, given)),
  ]
}
