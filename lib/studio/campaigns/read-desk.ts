import 'server-only'
import { listCampaignStories, listPlanned, listReleases } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { marketsOf } from '@/lib/platform/markets'
import { phaseOf } from '@/lib/platform/time'
import { listPromotions } from '@/lib/shop/promotions'
import { listVouchers } from '@/lib/shop/vouchers'
import type { StudioLanguage } from '@/lib/studio/i18n'
import type { Brand, Language } from '@/schemas'
import type { LocalisedText } from '@/schemas/shop'
import { contentEntries } from './content-entries'
import type { DeskEntry, DeskKind } from './entry'
import { plannedEntries, releaseEntries } from './planned-entries'

const mostReleases = 500

type Offer = { id: string; locales: string[]; labels: LocalisedText; from: Date | null; to: Date | null }
type Given = { brand: Brand; language: StudioLanguage; now: number }

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
  return [
    ...stories
      .flatMap((story) => contentEntries(story, { now: given.now, marketCodes }))
      .filter(({ markets }) => markets.length > 0),
    ...plannedEntries(planned, { now: given.now, marketCodes }).filter(({ markets }) => markets.length > 0),
    ...releaseEntries(releases, { now: given.now, marketCodes }),
    ...promotions.filter(isDated).map((offer) => offerEntry('promotion', offer, given)),
    ...vouchers
      .filter(({ voucher }) => isDated(voucher))
      .map(({ voucher }) => offerEntry('voucher', voucher, given)),
  ]
}
