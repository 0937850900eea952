import { createContentClient, embeddedClient, type StoryblokClient } from '@/lib/content/client'
import { type Config, isLoopbackAddress } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { contentPath, countryOf, type Market, marketsOf } from '@/lib/platform/markets'
import { findShopConfigurations } from '@/lib/platform/shop-configuration'
import { remindsOfGuarantee } from '@/lib/shop/rules'
import { servable } from '@/lib/storefront/design/pictures'
import { guideHref } from '@/lib/storefront/screens/guide-pages'
import { layoutDefinition } from '@/schemas/layout'
import { unaskedServices } from './unasked-services'

const layoutOf = ({ shopLocale }: Market) => `${shopLocale}/layouts/layout`

const { guaranteeNotice } = layoutDefinition.schema.shape

/** Whether a layout has the official picture of the notice on the legal guarantee, in a format that pages show. */
const hasGuaranteeNotice = (content: unknown): boolean =>
  typeof content === 'object' &&
  content !== null &&
  servable(guaranteeNotice.safeParse(Reflect.get(content, 'guaranteeNotice')).data) !== undefined

const readLayout = (content: unknown) =>
  layoutDefinition.schema.safeParse(content).data ?? layoutDefinition.schema.parse({})

const legalPages = {
  ...{ terms: 'with the terms', withdrawal: 'on withdrawal', privacy: 'on privacy' },
  imprint: 'with the imprint',
} as const

type Layout = ReturnType<(typeof layoutDefinition)['schema']['parse']>

/** Two pages with the terms: shoppers would agree to one and get another by mail. The row of the shop decides. */
function otherTerms(market: Market, layout: Layout, termsPage: string | undefined): string[] {
  const linked = guideHref('terms', market, layout)
  if (linked === undefined || termsPage === undefined) return []
  const mailed = contentPath(market, termsPage)
  if (linked === mailed) return []
  return [
    `There are two pages with the terms: termsPage of ${layoutOf(market)} leads shoppers to ${linked}, and termsPage of the shop_configuration, which decides what confirmations bring, names ${mailed}. Let both name one page.`,
  ]
}

/** What the law asks of every shop and the layout of a market does not have, each in a sentence. */
function faultsOf(market: Market, content: unknown, termsPage: string | undefined): string[] {
  const layout = readLayout(content)
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
    ...otherTerms(market, layout, termsPage),
  ]
}

/** What is compared with the layouts. */
type Compared = {
  /** The settings of the shop that services of the consent dialog stand for. */
  config: Parameters<typeof unaskedServices>[0]
  /** The path of the page with the terms, by shop locale. */
  termsPages?: ReadonlyMap<string, string>
  /** Only the services that are not asked for, which is no business of the law. */
  servicesAlone?: boolean
}

/** What the published layouts of markets lack, by market code; nothing for those that lack nothing. */
export async function layoutFaults(
  client: Pick<StoryblokClient, 'get'>,
  markets: readonly Market[],
  { config, termsPages, servicesAlone = false }: Compared,
): Promise<Map<string, string[]>> {
  const { data } = await client.get('cdn/stories', {
    ...{ version: 'published', by_slugs: markets.map(layoutOf).join(','), per_page: 50 },
    // A link to a page that is not published has no address then.
    resolve_links: 'url',
  })
  const stories = data.stories as { full_slug?: unknown; content?: unknown }[]
  return new Map(
    markets.flatMap((market) => {
      const content = stories.find(({ full_slug: slug }) => slug === layoutOf(market))?.content
      const faults = [
        ...(servicesAlone ? [] : faultsOf(market, content, termsPages?.get(market.shopLocale))),
        ...unaskedServices(config, readLayout(content), layoutOf(market)),
      ]
      return faults.length > 0 ? [[market.code, faults] as const] : []
    }),
  )
}

/** The page with the terms that confirmations bring, by shop locale. */
export async function termsPagesOf(
  db: Database,
  { brand }: Pick<Config, 'brand'>,
): Promise<Map<string, string>> {
  const shops = await findShopConfigurations(db, brand)
  return new Map([...shops].map(([locale, { termsPage }]) => [locale, termsPage]))
}

/**
 * The same for the open markets at a start; nothing while the content service does not answer. A shop that nobody else can
 * open hears of the services alone.
 */
export async function layoutFaultsAtStart(db: Database, config: Config): Promise<Map<string, string[]>> {
  const { storyblok, brand, baseUrl } = config
  try {
    const client = storyblok
      ? createContentClient({ storyblok, embedded: { fetch } })
      : await embeddedClient(db)
    return await layoutFaults(client, marketsOf(brand), {
      config,
      termsPages: await termsPagesOf(db, config),
      servicesAlone: isLoopbackAddress(baseUrl),
    })
  } catch {
    return new Map()
  }
}
