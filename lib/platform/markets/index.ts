/** Markets, their screens and their paths: addresses are built and parsed only here. */
export {
  accountOrderPath,
  accountPath,
  type LoginReason,
  type LoginView,
  loginPath,
} from './account-paths'
export { chooseMarket, marketCookie } from './choose'
export {
  closedMarketsOf,
  closedNoticeId,
  marketOfOrder,
  marketOfPast,
  openPathFor,
  ownMarketOf,
  pastLocalesOf,
} from './closed'
export { marketCookieHeader } from './cookie'
export { formAddress, formPath, isFormAddress } from './form-pages'
export { internalFolder, internalPath, isInternal } from './internal'
export {
  isLinkKey,
  type LinkKeyName,
  linkKeyAt,
  linkKeyCookie,
  linkKeySeconds,
  linkKeys,
  printedCardAt,
  type StudioLinkName,
  studioLinkPath,
} from './link-keys'
export { marketOfOrderRequest, marketOfRequest } from './market-param'
export {
  allMarkets,
  countriesOf,
  countryOf,
  everyMarketOf,
  fallbackMarket,
  fallbackMarketCode,
  findEveryMarket,
  findMarket,
  inEveryLanguage,
  type Market,
  marketAt,
  marketsOf,
  marketsOfBuild,
  type ShopLocale,
} from './markets'
export {
  type DownloadNotice,
  giftCardScreenPath,
  orderPath,
  orderStatusPath,
  pendingPath,
  type ReceiptNotice,
  receiptNotices,
  withdrawalPath,
} from './order-paths'
export {
  canonicalContentPath,
  contentKey,
  contentPath,
  isImpossibleSlug,
  marketsOfStory,
  normalisedPath,
  transliterate,
  withoutCompany,
  withoutPrefixes,
} from './paths'
export { routeHeader } from './route-header'
export { isPrivatePath, screenOfPath } from './screen-of-path'
export {
  isBuilt,
  type Screen,
  type ScreenName,
  screenAt,
  screenPath,
  screens,
} from './screens'
export { withQuery } from './with-query'
