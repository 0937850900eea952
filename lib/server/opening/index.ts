/** What a market needs before it opens. */
export { noticesMissingAtStart } from './guarantee-notice'
export { missingForMarket, missingInShop, readPublished } from './missing-for-market'
