import { domId } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import { countryOf } from '@/lib/platform/markets'
import { storeIn, storeMap, timeZoneOf } from '@/lib/shop/stores'
import { JsonLd, levelBelow } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import { loadStores, storeData } from '@/lib/storefront/screens/stores'
import type { storeFinderBlock } from '@/schemas/blocks/store-finder'
import { country as countrySchema } from '@/schemas/shop'
import { Finder } from './islands'
import { MapDrawing } from './map-drawing'
import { StoreCard } from './store-card'
import { finderWords } from './words'

const usuallyUnfolded = 10

/**
 * The stores of a country. The document contains all of them; distances and opening states are added in the browser.
 */
export async function StoreFinder({ blok, context }: BlockProps<typeof storeFinderBlock>) {
  const { market, baseUrl } = context
  const t = marketText(market)
  const country = countrySchema.parse(blok.country === 'market' ? countryOf(market) : blok.country)
  const countryName = new Intl.DisplayNames(market.iso, { type: 'region' }).of(country) ?? country
  const stores = (await loadStores(country)).map((store) => storeIn(country, market.language, store))
  const unfolded = Math.floor(blok.count ?? usuallyUnfolded)
  const map = blok.map && stores.length > 0 && storeMap(country, market.language, stores)
  const Heading = blok.level
  const headlineId = domId(blok.uid, 'headline')
  return (
    <section
      className="w-full"
      {...(blok.headline ? { 'aria-labelledby': headlineId } : { 'aria-label': t('stores.title') })}
    >
      {blok.headline && (
        <Heading id={headlineId} className="font-display text-h2">
          {blok.headline}
        </Heading>
      )}
      {blok.text && <p className="mt-3 max-w-prose whitespace-pre-line">{blok.text}</p>}
      {stores.length === 0 ? (
        <p className="mt-4 rounded-card border border-line bg-card p-5">
          {t('stores.none', { country: countryName })}
        </p>
      ) : (
        <div className={blok.headline || blok.text ? 'mt-5' : undefined}>
          <Finder
            id={domId(blok.uid, 'stores')}
            stores={stores.map((store) => ({
              key: store.key,
              name: store.name,
              latitude: store.latitude,
              longitude: store.longitude,
              hours: store.hours,
              card: <StoreCard store={store} market={market} t={t} />,
            }))}
            unfolded={unfolded}
            more={t('stores.more', { count: Math.max(0, stores.length - unfolded) })}
            heading={blok.headline ? levelBelow(blok.level) : blok.level}
            map={
              map
                ? {
                    bounds: map.bounds,
                    label: t('stores.map', { country: countryName }),
                    drawing: (
                      <MapDrawing
                        map={map}
                        stores={stores}
                        label={t('stores.mapOf', { country: countryName })}
                      />
                    ),
                  }
                : undefined
            }
            locale={market.shopLocale}
            country={country}
            iso={market.iso}
            numberLocale={market.numberLocale}
            timeZone={timeZoneOf(country)}
            words={finderWords(t, market, stores.length)}
          />
          <p className="mt-5 max-w-prose text-quiet text-small">{t('stores.note')}</p>
        </div>
      )}
      {stores.map((store) => (
        <JsonLd key={store.key} data={storeData(baseUrl, store)} />
      ))}
    </section>
  )
}
