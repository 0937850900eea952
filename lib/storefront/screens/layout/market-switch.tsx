import type { Alternate } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { Icon } from '@/lib/storefront/design/ui'

type Props = { market: Market; markets: readonly Market[]; alternates: readonly Alternate[] }

const switchHref = (code: string, path: string) =>
  `/api/market/?${new URLSearchParams({ market: code, path })}`

/** Nothing where one market is open. Links to this page in the other markets, or to their home page, and stores the choice in the market cookie. */
export function MarketSwitch({ market, markets, alternates }: Props) {
  const t = marketText(market)
  if (markets.length < 2) return null
  return (
    <nav
      aria-label={t('market.label')}
      className="flex flex-col gap-x-8 gap-y-1 border-line border-t py-5 text-small md:flex-row print:hidden"
    >
      <p className="flex shrink-0 items-center gap-2 self-start font-bold md:py-2">
        <Icon name="map-pin" />
        {t('market.label')}
      </p>
      <ul className="pairs grow gap-x-6 lg:flex lg:flex-wrap">
        {markets.map((other) => {
          const path = alternates.find(({ market: code }) => code === other.code)?.path ?? `/${other.code}/`
          const label = `${other.country} (${other.name})`
          return (
            <li key={other.code}>
              {other.code === market.code ? (
                <strong aria-current="true" className="inline-block py-2">
                  {label}
                </strong>
              ) : (
                <a
                  className="inline-block py-2 text-quiet underline-offset-4 hover:text-ink hover:underline"
                  href={switchHref(other.code, path)}
                  hrefLang={other.iso}
                  lang={other.iso}
                  rel="nofollow"
                >
                  {label}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
