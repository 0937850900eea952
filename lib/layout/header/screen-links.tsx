import { createText } from '@/lib/i18n'
import { isBuilt, type Market, screenPath } from '@/lib/markets'
import { Icon } from '@/lib/ui/icon'
import type { IconName } from '@/lib/ui/icon-paths'

const places = [
  { screen: 'account', icon: 'user' },
  { screen: 'wishlist', icon: 'heart' },
  { screen: 'basket', icon: 'basket' },
] as const satisfies { screen: string; icon: IconName }[]

/** The places of account, wishlist and basket. Their room is reserved; each shows as soon as its screen is built. */
export function ScreenLinks({ market }: { market: Market }) {
  const t = createText(market.language)
  const built = places.filter(({ screen }) => isBuilt(screen))
  if (built.length === 0) return null
  return (
    <ul className="flex">
      {built.map(({ screen, icon }) => (
        <li key={screen}>
          <a
            className="flex size-11 items-center justify-center rounded-field hover:bg-ground"
            href={screenPath(market, screen)}
            aria-label={t(`header.${screen}`)}
          >
            <Icon name={icon} className="size-6" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The search field. It is a plain form, so that it works before and without any script. */
export function SearchField({ market }: { market: Market }) {
  const t = createText(market.language)
  if (!isBuilt('search')) return null
  return (
    <search className="w-full max-w-sm">
      <form action={screenPath(market, 'search')} className="relative">
        <input
          className="h-11 w-full rounded-field border border-line bg-ground ps-4 pe-12"
          type="search"
          name="term"
          aria-label={t('header.search')}
          placeholder={t('header.searchHint')}
          autoComplete="off"
        />
        <button
          className="absolute end-0 flex size-11 items-center justify-center"
          type="submit"
          aria-label={t('header.search')}
        >
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
