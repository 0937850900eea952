import { createContentClient, embeddedClient, type StoryblokClient } from '@/lib/content/client'
import { type Config, isLoopbackAddress } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { countryOf, type Market, marketsOf } from '@/lib/platform/markets'
import { remindsOfGuarantee } from '@/lib/shop/rules'
import { servable } from '@/lib/storefront/design/pictures'
import { layoutDefinition } from '@/schemas/layout'

const { guaranteeNotice } = layoutDefinition.schema.shape

/** Whether a layout has the official picture of the notice on the legal guarantee, in a format that pages show. */
export const hasGuaranteeNotice = (content: unknown): boolean =>
  typeof content === 'object' &&
  content !== null &&
  servable(guaranteeNotice.safeParse(Reflect.get(content, 'guaranteeNotice')).data) !== undefined

/** What a market of the Union without the official picture lacks, in a sentence. */
export const lacksNotice = (market: Market, hasNotice: boolean): string | false =>
  remindsOfGuarantee(countryOf(market)) &&
  !hasNotice &&
  `The Union's notice on the legal guarantee stands in words: choose the official picture (Regulation (EU) 2025/1960, annex I) in ${market.shopLocale}/layouts/layout.`

const layoutOf = ({ shopLocale }: Market) => `${shopLocale}/layouts/layout`

/** The sentences of the markets whose published layouts lack the picture, by market code. */
export async function missingNotices(
  client: Pick<StoryblokClient, 'get'>,
  markets: readonly Market[],
): Promise<Map<string, string>> {
  const asked = { version: 'published', by_slugs: markets.map(layoutOf).join(','), per_page: 50 } as const
  const { data } = await client.get('cdn/stories', asked)
  const stories = data.stories as { full_slug?: unknown; content?: unknown }[]
  const found = stories.flatMap(({ full_slug: slug, content }) => (hasGuaranteeNotice(content) ? [slug] : []))
  return new Map(
    markets.flatMap((market) => {
      const sentence = lacksNotice(market, found.includes(layoutOf(market)))
      return sentence ? [[market.code, sentence] as const] : []
    }),
  )
}

/** The same for the open markets of a shop that others can open; nothing while the content service does not answer. */
export async function noticesMissingAtStart(db: Database, config: Config): Promise<Map<string, string>> {
  const { storyblok, brand, baseUrl } = config
  if (isLoopbackAddress(baseUrl)) return new Map()
  try {
    const client = storyblok
      ? createContentClient({ storyblok, embedded: { fetch } })
      : await embeddedClient(db)
    return await missingNotices(client, marketsOf(brand))
  } catch {
    return new Map()
  }
}
