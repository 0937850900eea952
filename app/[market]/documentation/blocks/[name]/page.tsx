import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadIndex } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { lookOf } from '@/lib/platform/look'
import { findMarket, marketsOf } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { Badge, Icon, TextLink } from '@/lib/storefront/design/ui'
import { MarketSwitch } from '@/lib/storefront/screens/layout'
import { catalogueAddress, catalogueAlternates, catalogueMetadata } from '../_catalogue/addresses'
import { exampleContext } from '../_catalogue/context'
import { editorWords } from '../_catalogue/editor-words'
import { EnglishWords } from '../_catalogue/english-words'
import { catalogueNames, definitionOf, examplesOf, fieldsOf, kindOf, parentsOf } from '../_catalogue/entries'
import { exampleIn } from '../_catalogue/example-in-market'
import { FieldsTable } from '../_catalogue/fields-table'
import { LiveExample } from '../_catalogue/live-example'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/documentation/blocks/[name]'>

/** The build renders one; the others, which few editors open, are rendered while the shop runs. */
export const generateStaticParams = () => catalogueNames.slice(0, 1).map((name) => ({ name }))

async function findEntry({ params }: Pick<Props, 'params'>) {
  const { market: code, name } = await params
  const market = findMarket(config().brand, code)
  const definition = definitionOf(name)
  return market && definition && { market, definition, t: marketText(market) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await findEntry(props)
  if (!found) return {}
  const { market, definition, t } = found
  const { say } = editorWords(market)
  return catalogueMetadata({
    market,
    title: `${say(definition.label)} (${t('catalogue.title')})`,
    description: t('catalogue.description', { label: say(definition.label) }),
    name: definition.name,
  })
}

export default async function CatalogueEntryPage(props: Props) {
  const found = await findEntry(props)
  if (!found) notFound()
  const { market, definition, t } = found
  const words = editorWords(market)
  const fields = fieldsOf(definition)
  const parents = kindOf(definition) === 'block' ? [] : parentsOf(definition.name)
  const [shop, index] = await Promise.all([loadShopConfiguration(market.code), loadIndex(market.code)])
  const paths = new Set(index.map(({ path }) => path))
  const shown = {
    ...{ returnDays: shop.returns.days, look: lookOf(shop) },
    isPage: (path: string) => paths.has(path),
  }
  const examples = (await examplesOf(definition.name)).map((example) => exampleIn(market, example, shown))
  const context = exampleContext(market, shown.isPage)
  return (
    <div className="py-6 md:py-10">
      <nav aria-label={t('catalogue.title')} className="mb-5 text-small">
        <TextLink
          look="quiet"
          href={catalogueAddress(market.code)}
          className="-ms-1 inline-flex min-h-11 items-center gap-1"
        >
          <Icon name="chevron-left" className="size-4" />
          {t('catalogue.title')}
        </TextLink>
      </nav>
      <h1 lang={words.lang} className="font-display text-display">
        {words.say(definition.label)}
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <code className="[overflow-wrap:anywhere]">{definition.name}</code>
        <Badge>{t(`catalogue.groups.${definition.group}`)}</Badge>
        <Badge>{t(`catalogue.kinds.${kindOf(definition)}`)}</Badge>
      </p>
      <p lang={words.lang} className="mt-4 max-w-prose text-lead text-quiet">
        {words.say(definition.description)}
      </p>
      {parents.length > 0 && (
        <p className="mt-3 text-small">
          {t('catalogue.partOf')}:{' '}
          {parents.map(({ name, label }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <TextLink href={catalogueAddress(market.code, name)} lang={words.lang}>
                {words.say(label)}
              </TextLink>
            </span>
          ))}
        </p>
      )}
      <div className="mt-10 mb-12">
        <h2 id="fields" className="mb-4 font-display text-h2">
          {t('catalogue.fields')}
        </h2>
        {fields.length > 0 ? (
          <FieldsTable fields={fields} labelledBy="fields" market={market} t={t} words={words} />
        ) : (
          <p className="text-quiet">{t('catalogue.noFields')}</p>
        )}
        <EnglishWords
          market={market}
          entries={[
            definition,
            ...fields.map(({ name, label, help }) => ({ name, label, description: help })),
          ]}
        />
      </div>
      <div className="flex flex-col gap-12 md:gap-16">
        {examples.map((example) => (
          <LiveExample key={example.blok._uid} example={example} context={context} t={t} words={words} />
        ))}
      </div>
      <div className="h-section" />
      <MarketSwitch
        market={market}
        markets={marketsOf(config().brand)}
        alternates={catalogueAlternates(definition.name)}
      />
    </div>
  )
}
