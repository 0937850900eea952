import { marketText } from '@/lib/platform/i18n'
import { type Market, type ScreenName, screenPath } from '@/lib/platform/markets'
import type { IconName } from '@/lib/storefront/design/ui'
import { classes, Icon } from '@/lib/storefront/design/ui'
import { BasketCount, SearchSuggestions, WishlistCount } from '@/lib/storefront/screens/frame'

const places = [
  { screen: 'account', icon: 'user' },
  { screen: 'wishlist', icon: 'heart' },
  { screen: 'basket', icon: 'basket' },
] as const satisfies { screen: ScreenName; icon: IconName }[]

/**
 * The links to account, wishlist and basket, as far as their screens exist. Counts overlay the icons, so that they
 * shift nothing.
 */
export function ScreenLinks({ market, built }: { market: Market; built: (screen: ScreenName) => boolean }) {
  const t = marketText(market)
  const shown = places.filter(({ screen }) => built(screen))
  if (shown.length === 0) return null
  return (
    <ul className="screen-links">
      {built('search') && <SearchShortcut />}
      {shown.map(({ screen, icon }) => (
        <li key={screen}>
          <a className="screen-link" href={screenPath(market, screen)}>
            <span className="max-lg:sr-only">{t(`header.${screen}`)}</span>
            <span className="relative order-first">
              <Icon name={icon} className="size-6" />
              {screen === 'wishlist' && <WishlistCount label={t.raw('wishlist.inHeader')} />}
              {screen === 'basket' && <BasketCount label={t.raw('basket.add.inHeader')} />}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Of the header's search field. */
export const headerFieldId = 'search-field'

/**
 * The way back to the search field where that has scrolled away: its label, which gives it the focus without a script.
 * With the keyboard and for screen readers the field itself is in reach.
 */
const SearchShortcut = () => (
  <li aria-hidden="true" className="search-shortcut">
    <label htmlFor={headerFieldId}>
      <Icon name="search" className="size-6" />
    </label>
  </li>
)

type SearchFieldProps = { market: Market; id?: string; className?: string }

/** The search field, a plain form that works without scripts. */
export function SearchField({ market, id, className }: SearchFieldProps) {
  const t = marketText(market)
  return (
    <search className={classes('block', className)}>
      <form action={screenPath(market, 'search')} className="relative">
        <input
          id={id}
          className="search-field"
          type="search"
          name="term"
          maxLength={200}
          aria-label={t('header.search')}
          placeholder={t('header.searchHint')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="search-send" type="submit" aria-label={t('header.search')}>
          <Icon name="search" />
        </button>
        <SearchSuggestions
          locale={market.shopLocale}
          market={{ numberLocale: market.numberLocale, currency: market.currency }}
          words={suggestionWords(market)}
        />
      </form>
    </search>
  )
}

function suggestionWords(market: Market) {
  const t = marketText(market)
  return {
    label: t('suggest.label'),
    terms: t('suggest.terms'),
    products: t('suggest.products'),
    categories: t('suggest.categories'),
    brands: t('suggest.brands'),
    pages: t('suggest.pages'),
    all: t.raw('suggest.all'),
    count: t('suggest.count', { count: 2 }).replace('2', '{count}'),
    none: t('suggest.count', { count: 0 }),
    from: t('ui.price.from'),
  }
}
