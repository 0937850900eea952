import { createContentClient, embeddedClient, type StoryblokClient } from '@/lib/content/client'
import { type Config, isLoopbackAddress } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { countryOf, type Market, marketsOf } from '@/lib/platform/markets'
import { remindsOfGuarantee } from '@/lib/shop/rules'
import { servable } from '@/lib/storefront/design/pictures'
import { guideHref } from '@/lib/storefront/screens/guides'
import { layoutDefinition } from '@/schemas/layout'

const layoutOf = ({ shopLocale }: Market) => `${shopLocale}/layouts/layout`

const { guaranteeNotice } = layoutDefinition.schema.shape

/** Whether a layout has the official picture of the notice on the legal guarantee, in a format that pages show. */
const hasGuaranteeNotice = (content: unknown): boolean =>
  typeof content === 'object' &&
  content !== null &&
  servable(guaranteeNotice.safeParse(Reflect.get(content, 'guaranteeNotice')).data) !== undefined

const legalPages = { terms: 'with the terms', withdrawal: 'on withdrawal', privacy: 'on privacy' } as const

/** What the law asks of every shop and the layout of a market does not have, each in a sentence. */
function faultsOf(market: Market, content: unknown): string[] {
  const layout = layoutDefinition.schema.safeParse(content).data ?? layoutDefinition.schema.parse({})
  const missing = (Object.keys(legalPages) as (keyof typeof legalPages)[]).filter(
    (guide) => !guideHref(guide, market, layout),
  )
  return [
    ...(remindsOfGuarantee(countryOf(market)) && !hasGuaranteeNotice(content)
      ? [
          `The Union's notice on the legal guarantee stands in words: choose the official picture (Regulation (EU) 2025/1960, annex I) in ${layoutOf(market)}.`,
        ]
      : []),
    ...missing.map(
      (guide) =>
        `Nothing leads to a published page ${legalPages[guide]}: publish one, which ${guide}Page of ${layoutOf(market)} names.`,
    ),
  ]
}

/** What the published layouts of markets lack, by market code; nothing for those that lack nothing. */
export async function layoutFaults(
  client: Pick<StoryblokClient, 'get'>,
  markets: readonly Market[],
): Promise<Map<string, string[]>> {
  const { data } = await client.get('cdn/stories', {
    ...{ version: 'published', by_slugs: markets.map(layoutOf).join(','), per_page: 50 },
    // A link to a page that is not published has no address then.
    resolve_links: 'url',
  })
  const stories = data.stories as { full_slug?: unknown; content?: unknown }[]
  return new Map(
    markets.flatMap((market) => {
      const story = stories.find(({ full_slug: slug }) => slug === layoutOf(market))
      const faults = faultsOf(market, story?.content)
      return faults.length > 0 ? [[market.code, faults] as const] : []
    }),
  )
}

/** The same for the open markets of a shop that others can open; nothing while the content service does not answer. */
export async function layoutFaultsAtStart(db: Database, config: Config): Promise<Map<string, string[]>> {
  const { storyblok, brand, baseUrl } = config
  if (isLoopbackAddress(baseUrl)) return new Map()
  try {
    const client = storyblok
      ? createContentClient({ storyblok, embedded: { fetch } })
      : await embeddedClient(db)
    return await layoutFaults(client, marketsOf(brand))
  } catch {
    return new Map()
  }
}
