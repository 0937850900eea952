/** What a shop says that is a test at a public address. */
export { isTestShop } from './is-test-shop'
export { TestBar } from './test-bar'
export { testBarMarkup } from './test-bar-markup'
export { testShopWords } from './test-shop-words'
