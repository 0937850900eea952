/** The configuration of the shop in each market: defaults, and what was imported over them. */
export { loadShopConfiguration } from './cached'
export { creditWarning, warningOf } from './credit-warning'
export { currentIssuer, currentShopConfiguration, currentShopConfigurations } from './current'
export { defaultLooks, hasSceneColours } from './default-look'
export { defaultConfiguration } from './defaults'
export {
  fallbackLanguage,
  findShownLanguages,
  type ShownLanguages,
} from './fallback-language'
export { findShopChanges, findShopConfiguration, findShopConfigurations } from './find'
export { inZone } from './in-zone'
export { isAlwaysOffered, isOffered } from './is-offered'
export { findIssuer, mayIssue, requireIssuer } from './issuer'
export { isSelling, madeUpDetails, madeUpLook, ownNameOf } from './made-up-seller'
export { companiesInOneSeries, prefixesOf, seriesName } from './number-series'
export { changedObjects, configurationProblems, losesSeller, sellerProblems } from './problems'
export { findAllPromisedDays, findPromisedDays } from './promised-days'
export {
  type ReturnCosts,
  returnCosts,
  returnCostsOf,
  returnNote,
} from './return-costs'
export { placeOfReturns, returnPlace } from './return-place'
export {
  grantsWithdrawal,
  isBeyondLaw,
  isVoluntaryWithdrawal,
  longerTimes,
  usualChristmas,
  usualReturnTerms,
} from './return-terms'
export { usualAnswerDays } from './service-promises'
export { allShopWordNames, isShopWord, shopWords } from './shop-words'
export { shopConfigurationTag } from './tags'
export { voucherPartnerOf } from './voucher-partner'
export { withShopWords } from './with-shop-words'
export { writeShopConfigurations } from './write'
export { marketToTell, type ToldOrder, toldOrders, zonedMarket } from './zoned-market'
