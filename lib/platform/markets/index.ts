/** Markets, their screens and their paths: addresses are built and parsed only here. */
export { acceptedLanguages, chooseMarket, marketCookie } from './choose'
export { marketCookieHeader } from './cookie'
export { listingRewrites } from './listing-rewrites'
export { marketOfRequest } from './market-param'
export {
  allMarkets,
  type Brand,
  countryOf,
  fallbackMarketCode,
  findMarket,
  inEveryLanguage,
  type Language,
  languages,
  type Market,
  marketsOf,
  shopBrands,
} from './markets'
export {
  canonicalContentPath,
  contentKey,
  contentPath,
  isImpossibleSlug,
  marketOfStory,
  normalisedPath,
  transliterate,
} from './paths'
export {
  isBuilt,
  type Screen,
  type ScreenName,
  screenAt,
  screenPath,
  screenRewrites,
  screens,
} from './screens'
