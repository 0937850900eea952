import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket, type Market, marketsOf } from '@/lib/platform/markets'
import { TextLink } from '@/lib/storefront/design/ui'
import { MarketSwitch } from '@/lib/storefront/screens/layout'
import { catalogueAddress, catalogueAlternates, catalogueMetadata } from './_catalogue/addresses'
import { editorWords } from './_catalogue/editor-words'
import { EnglishWords } from './_catalogue/english-words'
import { type CatalogueGroup, catalogueGroups } from './_catalogue/entries'
import { Sketch } from './_catalogue/sketch'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/documentation/blocks'>

const marketOf = async ({ params }: Pick<Props, 'params'>): Promise<Market | undefined> =>
  findMarket(config().brand, (await params).market)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const market = await marketOf(props)
  if (!market) return {}
  const t = marketText(market)
  return catalogueMetadata({ market, title: t('catalogue.title'), description: t('catalogue.intro') })
}

function Group({ group, market }: { group: CatalogueGroup; market: Market }) {
  const t = marketText(market)
  const { lang, say } = editorWords(market)
  const headingId = `group-${group.group}`
  return (
    <section aria-labelledby={headingId} className="mt-10 md:mt-14">
      <h2 id={headingId} className="mb-5 font-display text-h2">
        {t(`catalogue.groups.${group.group}`)}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {group.blocks.map(({ definition, examples }) => (
          <li key={definition.name} className="min-w-0">
            <a
              href={catalogueAddress(market.code, definition.name)}
              className="group/card flex h-full flex-col rounded-card border border-line bg-card no-underline transition-colors hover:border-outline"
            >
              <Sketch name={definition.name} />
              <span
                lang={lang}
                className="px-5 pt-4 font-bold text-lead leading-snug underline-offset-4 group-hover/card:underline"
              >
                {say(definition.label)}
              </span>
              <code className="px-5 text-quiet text-small [overflow-wrap:anywhere]">{definition.name}</code>
              <span lang={lang} className="mt-2 mb-4 block px-5 text-small">
                {say(definition.description)}
              </span>
              <span className="mt-auto px-5 pb-5 text-quiet text-small">
                {t('catalogue.examples', { count: examples })}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {group.items.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small">
          {group.items.map((definition) => (
            <li key={definition.name}>
              <TextLink look="quiet" href={catalogueAddress(market.code, definition.name)} lang={lang}>
                {say(definition.label)} <code>{definition.name}</code>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export default async function CataloguePage(props: Props) {
  const market = await marketOf(props)
  if (!market) notFound()
  const t = marketText(market)
  const groups = await catalogueGroups()
  return (
    <div className="py-8 md:py-12">
      <h1 className="font-display text-display">{t('catalogue.title')}</h1>
      <p className="mt-4 max-w-prose text-lead text-quiet">{t('catalogue.intro')}</p>
      {groups.map((group) => (
        <Group key={group.group} group={group} market={market} />
      ))}
      <EnglishWords
        market={market}
        entries={groups.flatMap(({ blocks }) => blocks.map(({ definition }) => definition))}
      />
      <div className="h-section" />
      <MarketSwitch market={market} markets={marketsOf(config().brand)} alternates={catalogueAlternates()} />
    </div>
  )
}
