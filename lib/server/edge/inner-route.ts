import {
  internalFolder,
  isFormAddress,
  marketAt,
  type Screen,
  screenAt,
  screens,
} from '@/lib/platform/markets'
import { percentDecoded } from '@/lib/platform/text'
import type { Brand } from '@/schemas'
import { choosesInListing } from './at-request'

const inFolder = `${internalFolder}/`

/** Where a screen is rendered; what its address fills in comes after its folder. */
function routeOfScreen(route: string | undefined, pattern: string, path: string): string | undefined {
  if (!route?.startsWith(inFolder)) return undefined
  const segments = path.split('/')
  const filled = pattern
    .split('/')
    .flatMap((part, index) => (part.startsWith('{') ? (segments[index] ?? '') : []))
  return [route.slice(inFolder.length), ...filled].join('/')
}

/** The market of an address, and the screen that it has there. */
export function screenAddress(brand: Brand, pathname: string) {
  const market = marketAt(brand, pathname)
  const path = pathname.split('/').slice(2).filter(Boolean).join('/')
  return market && { market, path, name: screenAt(market, percentDecoded(path) ?? path) }
}

/**
 * Where below the market's internal folder an address is rendered, for the header `routeHeader`; undefined for one that
 * is rendered under its own path: `/ch-fr/panier/` → `basket`, `/de/konto/bestellung/7/` → `account/order/7`,
 * `/de/form/?draft=x` → `form`, `/de/betten/?sort=newest` → `listing/betten`. A content page is one static document whose
 * listing shows the first page without filters; with parameters of a listing it is rendered for the request.
 */
export function innerRoute(brand: Brand, pathname: string, search: string): string | undefined {
  const address = screenAddress(brand, pathname)
  if (!address || address.path === '') return undefined
  const { market, path, name } = address
  if (name) {
    const screen: Screen = screens[name]
    return routeOfScreen(screen.route, screen.path[market.language], path)
  }
  if (isFormAddress(pathname, search)) return path
  return choosesInListing(pathname, search) ? `listing/${path}` : undefined
}
