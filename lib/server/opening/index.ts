/** What a market needs before it opens. */
export { missingForMarket, missingInShop, readPublished } from './missing-for-market'
