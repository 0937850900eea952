/** What a market needs before it opens. */
export { missingForMarket, publishedPages } from './missing-for-market'
