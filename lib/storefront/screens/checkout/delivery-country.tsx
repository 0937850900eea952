import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { countryOf, type Market, marketsOf, screenPath } from '@/lib/platform/markets'
import { countryName } from '@/lib/shop/addresses'

/** One market for each other country: that of the same language where there is one. */
function othersOf(market: Market): Market[] {
  const others = marketsOf(config().brand).filter((other) => countryOf(other) !== countryOf(market))
  return [...Map.groupBy(others, countryOf).values()].flatMap(
    (own) => own.find(({ language }) => language === market.language) ?? own.slice(0, 1),
  )
}

/** To which country the goods go, which is that of the market, and the way to the basket in the others. */
export function DeliveryCountry({ market }: { market: Market }) {
  const t = marketText(market)
  const others = othersOf(market)
  return (
    <div className="mt-3 flex max-w-prose flex-wrap items-baseline gap-x-4 text-small">
      <p>{t('checkout.address.country', { country: countryName(countryOf(market), market) })}</p>
      {others.length > 0 && (
        <details className="min-w-0">
          <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4 hover:text-accent">
            {t('checkout.address.otherCountry')}
          </summary>
          <p className="text-quiet">{t('checkout.address.otherCountryNote')}</p>
          <ul className="flex flex-wrap gap-x-4">
            {others.map((other) => (
              <li key={other.code}>
                <a
                  href={`/api/market/?${new URLSearchParams({ market: other.code, path: screenPath(other, 'basket') })}`}
                  hrefLang={other.iso}
                  rel="nofollow"
                  className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
                >
                  {countryName(countryOf(other), market)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
