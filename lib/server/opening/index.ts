/** What a market needs before it opens. */
export { layoutFaults, layoutFaultsAtStart, termsPagesOf } from './layout-faults'
export { marketLines, unknownMarkets } from './market-report'
export {
  deliveryCosts,
  missingForMarket,
  missingInShop,
  readPublished,
  usualCostsNote,
} from './missing-for-market'
export { invoiceNote } from './unset-promises'
