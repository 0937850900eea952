/** What a market needs before it opens. */
export { noticesMissingAtStart } from './guarantee-notice'
export {
  deliveryCosts,
  missingForMarket,
  missingInShop,
  readPublished,
  usualCostsNote,
} from './missing-for-market'
