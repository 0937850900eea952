import type { Metadata } from 'next'
import { z } from 'zod'
import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { marketsOf } from '@/lib/platform/markets'
import { requirePerson } from '@/lib/studio/account'
import {
  CampaignsScreen,
  campaignsText,
  deskFilters,
  deskOrders,
  deskViews,
  monthOf,
  readDesk,
  withShopValues,
} from '@/lib/studio/campaigns'
import { labelsIn } from '@/lib/studio/forms'
import { timeZone } from '@/lib/studio/i18n'
import { marketName } from '@/lib/studio/stories'
import { Shell } from '@/lib/studio/ui'
import { triggers, triggerTypes } from '@/schemas/blocks/triggers'

export const instant = false

const path = '/studio/campaigns/'

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await requirePerson('edit', path)
  return { title: campaignsText(language)('title') }
}

/** What is not valid filters nothing. */
const query = z.object({
  month: z.string().optional().catch(undefined),
  market: z.string().max(10).catch(''),
  filter: z.enum(deskFilters).catch('all'),
  view: z.enum(deskViews).catch('shop'),
  order: z.enum(deskOrders).catch('time'),
})

/** The campaign desk. */
export default async function CampaignsPage({ searchParams }: PageProps<'/studio/campaigns'>) {
  const person = await requirePerson('edit', path)
  const asked = query.parse(await searchParams)
  const { language } = person
  const { brand } = config()
  const markets = marketsOf(brand).map(({ code, shopLocale }) => ({
    code,
    folder: shopLocale,
    name: marketName(shopLocale, language) ?? code,
  }))
  const now = currentMs()
  return (
    <Shell person={person} area="campaigns">
      <CampaignsScreen
        language={language}
        entries={
          await withShopValues(await readDesk({ brand, language, now, view: asked.view }), { brand, now })
        }
        markets={markets}
        month={monthOf(asked.month, now, timeZone)}
        market={markets.some(({ code }) => code === asked.market) ? asked.market : ''}
        filter={asked.filter}
        view={asked.view}
        order={asked.order}
        now={now}
        triggers={triggerTypes.map((value) => ({ value, label: labelsIn(language)(triggers[value].label) }))}
        path={path}
      />
    </Shell>
  )
}
